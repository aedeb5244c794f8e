import MastheadDisplayList

/// One thing that a display list draws, and where: an item that is no group, or what a group's blur and shadow add.
struct DrawnLeaf {
  enum Content {
    case item(DisplayList.Item)
    /// What blurs and shadows draw around and between a group's children.
    case effect
    /// The outline that a group is cut along, after its children.
    case clip(Path)
  }

  let content: Content
  /// From the item's points to the canvas's.
  let transform: Transform
  /// What the groups around it let through, in points of the canvas.
  let visible: Rect
  /// The labels of the groups around it, innermost first.
  let views: [String]
  /// False inside a group that lets through what is below.
  let isInOpaqueGroup: Bool

  /// Where it draws at most, in points of the canvas.
  var bounds: Rect {
    switch content {
    case .item(let item): transform.apply(to: item.bounds).intersection(visible)
    case .clip(let path): transform.apply(to: path.bounds).intersection(visible)
    case .effect: visible
    }
  }
}

extension DisplayList {
  /// Calls `body` with all that the list draws, back to front.
  func forEachLeaf(_ body: (DrawnLeaf) -> Void) {
    let page = Rect(origin: .zero, size: size)
    for item in items {
      item.forEachLeaf(transform: .identity, visible: page, views: [], isInOpaqueGroup: true, body)
    }
  }
}

extension DisplayList.Item {
  fileprivate func forEachLeaf(
    transform: Transform, visible: Rect, views: [String], isInOpaqueGroup: Bool, _ body: (DrawnLeaf) -> Void
  ) {
    func leaf(_ content: DrawnLeaf.Content, _ transform: Transform, _ visible: Rect, _ views: [String]) {
      guard !visible.isEmpty else { return }
      body(
        DrawnLeaf(
          content: content, transform: transform, visible: visible, views: views, isInOpaqueGroup: isInOpaqueGroup))
    }
    guard case .group(let group) = self else { return leaf(.item(self), transform, visible, views) }
    let inner = group.transform.then(transform)
    let views = (group.label.map { [$0] } ?? []) + views
    let isFiltered = group.blurRadius > 0 || group.shadow != nil
    var innerVisible = visible
    if let clip = group.clip { innerVisible = innerVisible.intersection(inner.apply(to: clip.bounds)) }
    if let mask = group.mask {
      innerVisible = innerVisible.intersection(inner.apply(to: DisplayList.Item.bounds(of: mask)))
    }
    if isFiltered { leaf(.effect, inner, inner.apply(to: group.innerBounds).intersection(visible), views) }
    let isOpaque =
      isInOpaqueGroup && group.opacity >= 1 && group.mask == nil && group.blendMode == .normal && group.blurRadius == 0
    for child in group.children {
      child.forEachLeaf(
        transform: inner, visible: innerVisible, views: views, isInOpaqueGroup: isOpaque, body)
    }
    if let clip = group.clip { leaf(.clip(clip), inner, visible, views) }
    // A blur mixes its children: whatever they were, the result is an effect.
    if group.blurRadius > 0 { leaf(.effect, inner, inner.apply(to: group.innerBounds).intersection(visible), views) }
  }
}

extension Rect {
  /// The whole pixels that the rectangle touches, inside a picture.
  func pixels(scale: Double, in size: PixelSize, spread: Double = 0) -> PixelBox {
    func limited(_ value: Double, _ most: Int) -> Int { Int(max(0, min(value, Double(most)))) }
    // A touch of less than a thousandth of a pixel is a rounding error.
    let box = PixelBox(
      minX: limited((minX * scale - spread + 1e-3).rounded(.down), size.width),
      minY: limited((minY * scale - spread + 1e-3).rounded(.down), size.height),
      maxX: limited((maxX * scale + spread - 1e-3).rounded(.up), size.width),
      maxY: limited((maxY * scale + spread - 1e-3).rounded(.up), size.height))
    return box.isEmpty ? .empty : box
  }
}
