import MastheadDisplayList

/// An item of a display list that is no group, and where and how strongly it is drawn.
struct DrawnItem {
  let item: DisplayList.Item
  /// Its box on the canvas, as far as groups let it show.
  let box: Rect
  /// The product of the opacities of the groups around it.
  let opacity: Double
  /// The labels of the groups around it, outermost first.
  let views: [String]
  /// The indices that lead to it, for finding it again.
  let path: [Int]
}

extension DisplayList {
  /// All that is drawn and shows, back to front.
  var drawnItems: [DrawnItem] {
    var result: [DrawnItem] = []
    func open(
      _ items: [Item], _ transform: Transform, _ visible: Rect, _ opacity: Double, _ views: [String], _ path: [Int]
    ) {
      for (index, item) in items.enumerated() {
        let path = path + [index]
        guard case .group(let group) = item else {
          let box = transform.apply(to: item.bounds).intersection(visible)
          if !box.isEmpty {
            result.append(DrawnItem(item: item, box: box, opacity: opacity, views: views, path: path))
          }
          continue
        }
        let inner = group.transform.then(transform)
        let clip = group.clip.map { inner.apply(to: $0.bounds) }
        open(
          group.children, inner, clip.map { visible.intersection($0) } ?? visible, opacity * group.opacity,
          views + (group.label.map { [$0] } ?? []), path)
      }
    }
    open(items, .identity, Rect(origin: .zero, size: size), 1, [], [])
    return result
  }

  /// The list without one item.
  ///
  /// - Parameter path: the indices that lead to it.
  func removing(_ path: [Int]) -> DisplayList {
    func removing(from items: [Item], _ path: ArraySlice<Int>) -> [Item] {
      guard let index = path.first, items.indices.contains(index) else { return items }
      var items = items
      if path.count == 1 {
        items.remove(at: index)
      } else if case .group(var group) = items[index] {
        group.children = removing(from: group.children, path.dropFirst())
        items[index] = .group(group)
      }
      return items
    }
    return DisplayList(size: size, items: removing(from: items, path[...]))
  }
}
