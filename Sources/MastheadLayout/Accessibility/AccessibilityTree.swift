import MastheadDisplayList

extension NodeTree {
  /// What assistive technology is told about the frame.
  func accessibilityTree() -> AccessibilityNode {
    let canvas = nodes[0].frame ?? .zero
    return AccessibilityNode(role: .screen, frame: canvas, children: elements(inside: 0, isLabelled: false))
  }

  private func elements(inside node: NodeID, isLabelled: Bool) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    forEachChild(of: node) { result.append(contentsOf: elements(of: $0, isLabelled: isLabelled)) }
    return result
  }

  /// The elements that a node gives to the one around it: none, itself, or those inside it.
  ///
  /// - Parameter isLabelled: true when a view outside gives a label to what is here.
  private func elements(of node: NodeID, isLabelled: Bool) -> [AccessibilityNode] {
    guard let frame = nodes[Int(node)].frame else { return [] }
    guard let properties = nodes[Int(node)].rule.accessibility else {
      return elements(inside: node, isLabelled: isLabelled)
    }
    guard !properties.isHidden else { return [] }
    let isLabelled = isLabelled || properties.label?.isEmpty == false
    let inside = properties.children == .ignore ? [] : elements(inside: node, isLabelled: isLabelled)
    switch properties.children {
    case .combine, .ignore: return [merged(inside, properties, frame, node, isLabelled: isLabelled)]
    case .contain where properties.role != nil:
      return [element(properties, frame, inside)]
    case .contain, nil: break
    }
    if inside.isEmpty {
      return properties.role == nil && properties.label == nil ? [] : [element(properties, frame, [])]
    }
    guard inside.count == 1 || properties.label == nil else { return [element(properties, frame, inside)] }
    return inside.map { changed($0, by: properties) }
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
    let labels = inside.flatMap(labels(of:)).filter { !$0.isEmpty }
    let label = properties.label ?? labels.joined(separator: ", ")
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
    result.traits = Set(result.traits).union(inside.flatMap(\.traits)).sorted()
    return result
  }

  /// What a node and all inside it are called, joined; empty without words.
  func accessibilityLabel(of node: NodeID) -> String {
    // Buttons without labels are reported with the whole tree, not here.
    elements(of: node, isLabelled: true).flatMap(labels(of:)).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func labels(of node: AccessibilityNode) -> [String] {
    [node.label] + node.children.flatMap(labels(of:))
  }

  private func changed(_ node: AccessibilityNode, by properties: AccessibilityProperties) -> AccessibilityNode {
    var result = node
    if let role = properties.role { result.role = role }
    if let label = properties.label { result.label = label }
    if let value = properties.value { result.value = value }
    if let hint = properties.hint { result.hint = hint }
    if let level = properties.headingLevel { result.headingLevel = level }
    if let identifier = properties.identifier { result.identifier = identifier }
    result.traits = Set(result.traits).union(properties.traits).sorted()
    return result
  }
}
