import MastheadDisplayList

extension Run {
  /// The names of the last layout's tabs.
  var selectableNames: [String] { tree?.selections.flatMap(\.names) ?? [] }

  /// Selects a tab of the last layout by its name.
  ///
  /// - Returns: false when there is none.
  func select(_ name: String) -> Bool {
    for selection in tree?.selections ?? [] {
      guard let index = selection.names.firstIndex(of: name) else { continue }
      selection.select(index)
      return true
    }
    return false
  }

  /// Does what a tap on a view of the last layout does, found by its accessibility identifier or label.
  ///
  /// - Returns: false when there is none that takes taps.
  func tap(_ name: String) -> Bool {
    guard let tree, let node = tree.node(named: name) else { return false }
    guard let action = tree.action(inside: node) ?? tree.action(around: node) else { return false }
    action()
    return true
  }
}

extension NodeTree {
  /// The first node that says it has this identifier, or else this label.
  fileprivate func node(named name: String) -> NodeID? {
    let said = nodes.indices.filter { nodes[$0].frame != nil }
    return
      (said.first { nodes[$0].rule.accessibility?.identifier == name }
      ?? said.first { nodes[$0].rule.accessibility?.label == name }).map { NodeID($0) }
  }

  fileprivate func action(inside node: NodeID) -> (() -> Void)? {
    if let action = ownAction(of: node) { return action }
    for child in children(of: node) {
      if let action = action(inside: child) { return action }
    }
    return nil
  }

  fileprivate func action(around node: NodeID) -> (() -> Void)? {
    var next = node
    while next >= 0 {
      if let action = ownAction(of: next) { return action }
      next = nodes[Int(next)].parent
    }
    return nil
  }

  private func ownAction(of node: NodeID) -> (() -> Void)? {
    switch nodes[Int(node)].rule {
    case let button as ButtonRule: button.isEnabled ? button.action : nil
    case let tap as TapRule: tap.action
    case let tab as TabButtonRule: tab.action
    default: nil
    }
  }
}

extension View {
  /// Lets a timeline select one of some names.
  package func timelineSelection(_ names: [String], select: @escaping (Int) -> Void) -> some View {
    TimelineSelectable(content: self, names: names, select: select)
  }
}

struct TimelineSelectable<Content: View>: View {
  let content: Content
  let names: [String]
  let select: (Int) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.selections.append((view.names, view.select))
    Content._resolve(view.content, inputs.child(0))
  }

  static var _childCount: Int? { Content._childCount }
}
