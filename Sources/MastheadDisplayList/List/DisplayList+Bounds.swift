extension DisplayList {
  /// A box that holds all that the list draws, no larger than the canvas; `.zero` when it draws nothing.
  ///
  /// The renderer moves glyphs to the pixel grid, so ink may pass the box of a run by half a pixel.
  package var bounds: Rect { Item.bounds(of: items).intersection(Rect(origin: .zero, size: size)) }

  /// How many standard deviations a blur reaches: beyond them less than half of a 255th is left of an opaque edge.
  package static let blurReach = 3.0
}

extension DisplayList.Item {
  /// A box that holds what the item draws, in the points of the group that it is in; `.zero` when it draws nothing.
  package var bounds: Rect {
    switch self {
    case .fill(let path, _, _), .backdrop(let path, _): path.bounds
    case .stroke(let path, _, let style): path.strokeBounds(style: style)
    case .glyphs(let run, _): run.bounds.offsetBy(x: run.origin.x, y: run.origin.y)
    case .image(let image): image.rect
    case .group(let group): group.bounds
    }
  }

  package static func bounds(of items: [DisplayList.Item]) -> Rect {
    items.reduce(.zero) { $0.union($1.bounds) }
  }
}

extension DisplayList.Group {
  /// A box that holds what the group draws, in its parent's points.
  package var bounds: Rect {
    let box = innerBounds
    return box.isEmpty ? .zero : transform.apply(to: box)
  }

  /// The same in the children's points.
  package var innerBounds: Rect {
    let content = contentBounds
    guard let shadow else { return content }
    return content.union(
      content.spread(byBlur: shadow.blurRadius).offsetBy(x: shadow.offset.x, y: shadow.offset.y))
  }

  /// In the children's points, without the shadow: the children, blurred, masked and clipped.
  package var contentBounds: Rect {
    var box = DisplayList.Item.bounds(of: children).spread(byBlur: blurRadius)
    if let mask { box = box.intersection(DisplayList.Item.bounds(of: mask)) }
    if let clip { box = box.intersection(clip.bounds) }
    return box
  }
}

extension Rect {
  /// The rectangle that holds this one's contents after a Gaussian blur; an empty one stays empty.
  package func spread(byBlur radius: Double) -> Rect {
    guard radius > 0 && !isEmpty else { return self }
    let reach = DisplayList.blurReach * radius
    return insetBy(x: -reach, y: -reach)
  }
}
