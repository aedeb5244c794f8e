import MastheadDisplayList

extension NodeTree {
  /// What assistive technology is told about the frame.
  func accessibilityTree() -> AccessibilityNode {
    let canvas = nodes[0].frame ?? .zero
    var children: [AccessibilityNode] = []
    addElements(inside: 0, isLabelled: false, to: &children)
    return AccessibilityNode(role: .screen, frame: canvas, children: children)
  }

  /// The screen without its elements, after a look for what `accessibilityTree()` would report.
  func checkedScreen() -> AccessibilityNode {
    checkButtons(inside: 0)
    return AccessibilityNode(role: .screen, frame: nodes[0].frame ?? .zero)
  }

  private func checkButtons(inside node: NodeID) {
    forEachChild(of: node) { child in
      if nodes[Int(child)].rule.isButton, nodes[Int(child)].frame != nil, let isLabelled = isLabelled(node: child) {
        // For what it reports.
        var elements: [AccessibilityNode] = []
        addElements(of: child, isLabelled: isLabelled, to: &elements)
      } else {
        checkButtons(inside: child)
      }
    }
  }

  /// Whether a view outside gives a label to a node; nil when nothing of the node is told.
  private func isLabelled(node: NodeID) -> Bool? {
    var isLabelled = false
    var next = nodes[Int(node)].parent
    while next >= 0 {
      guard nodes[Int(next)].frame != nil else { return nil }
      if let properties = nodes[Int(next)].rule.accessibility {
        guard !properties.isHidden, properties.children != .ignore else { return nil }
        isLabelled = isLabelled || properties.label?.isEmpty == false
      }
      next = nodes[Int(next)].parent
    }
    return isLabelled
  }

  private func addElements(inside node: NodeID, isLabelled: Bool, to result: inout [AccessibilityNode]) {
    forEachChild(of: node) { addElements(of: $0, isLabelled: isLabelled, to: &result) }
  }

  /// Adds the elements that a node gives to the one around it: none, itself, or those inside it.
  ///
  /// - Parameter isLabelled: true when a view outside gives a label to what is here.
  private func addElements(of node: NodeID, isLabelled: Bool, to result: inout [AccessibilityNode]) {
    guard let frame = nodes[Int(node)].frame else { return }
    guard let properties = nodes[Int(node)].rule.accessibility else {
      addElements(inside: node, isLabelled: isLabelled, to: &result)
      return
    }
    guard !properties.isHidden else { return }
    let isLabelled = isLabelled || properties.label?.isEmpty == false
    var inside: [AccessibilityNode] = []
    if properties.children != .ignore { addElements(inside: node, isLabelled: isLabelled, to: &inside) }
    switch properties.children {
    case .combine, .ignore:
      result.append(merged(inside, properties, frame, node, isLabelled: isLabelled))
      return
    case .contain where properties.role != nil:
      result.append(element(properties, frame, inside))
      return
    case .contain, nil: break
    }
    if inside.isEmpty {
      if properties.role != nil || properties.label != nil { result.append(element(properties, frame, [])) }
    } else if inside.count == 1 || properties.label == nil {
      for element in inside { result.append(changed(element, by: properties)) }
    } else {
      result.append(element(properties, frame, inside))
    }
  }

  private func element(
    _ properties: AccessibilityProperties, _ frame: Rect, _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    AccessibilityNode(
      role: properties.role ?? .group, label: properties.label ?? "", value: properties.value, hint: properties.hint,
      headingLevel: properties.headingLevel, identifier: properties.identifier, traits: properties.traits,
      frame: frame, children: children)
  }

  /// One element for all inside, its label their labels in reading order.
  private func merged(
    _ inside: [AccessibilityNode], _ properties: AccessibilityProperties, _ frame: Rect, _ node: NodeID,
    isLabelled: Bool
  ) -> AccessibilityNode {
    let label = properties.label ?? label(of: inside)
    if properties.role == .button, label.isEmpty, !isLabelled {
      run.report(
        .unlabelledButton, "a button shows only an icon and has no accessibility label; give it accessibilityLabel(_:)",
        node, self)
    }
    var result = element(properties, frame, [])
    result.role = properties.role ?? (inside.count == 1 ? inside[0].role : .group)
    if properties.role == nil, inside.count > 1 {
      // Words read as one are words; a heading or a button among them makes the whole one.
      let strongest: [AccessibilityNode.Role] = [.button, .link, .heading, .toggle]
      result.role = strongest.first { role in inside.contains { $0.role == role } } ?? .text
    }
    result.label = label
    result.headingLevel = result.headingLevel ?? inside.compactMap(\.headingLevel).first
    for element in inside { result.add(element.traits) }
    return result
  }

  /// What a node and all inside it are called, joined; empty without words.
  func accessibilityLabel(of node: NodeID) -> String {
    // Buttons without labels are reported with the whole tree, not here.
    var elements: [AccessibilityNode] = []
    addElements(of: node, isLabelled: true, to: &elements)
    return label(of: elements)
  }

  /// The labels of elements and of all inside them, in reading order, joined.
  private func label(of elements: [AccessibilityNode]) -> String {
    var label = ""
    func add(_ element: AccessibilityNode) {
      if !element.label.isEmpty {
        if !label.isEmpty { label += ", " }
        label += element.label
      }
      for child in element.children { add(child) }
    }
    for element in elements { add(element) }
    return label
  }

  private func changed(_ node: AccessibilityNode, by properties: AccessibilityProperties) -> AccessibilityNode {
    var result = node
    if let role = properties.role { result.role = role }
    if let label = properties.label { result.label = label }
    if let value = properties.value { result.value = value }
    if let hint = properties.hint { result.hint = hint }
    if let level = properties.headingLevel { result.headingLevel = level }
    if let identifier = properties.identifier { result.identifier = identifier }
    result.add(properties.traits.sorted())
    return result
  }
}

extension AccessibilityNode {
  fileprivate mutating func add(_ more: [Trait]) {
    guard !more.isEmpty else { return }
    traits = Set(traits).union(more).sorted()
  }
}
