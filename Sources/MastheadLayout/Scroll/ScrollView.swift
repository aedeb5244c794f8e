import MastheadDisplayList

/// A window on content that is larger than it.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: still pictures show none; they fade out at rest.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let state = tree.memory.remember(inputs.child(1).identity, slot: 0) { ScrollState() }
    let node = tree.append(
      ScrollRule(
        axes: view.axes, isClipped: !inputs.environment.fields.isScrollClipDisabled,
        targets: inputs.environment.fields.scrollTargetMode, state: state), inputs)
    // Several views in a scroll view stand in a stack along its axis.
    let stack =
      view.axes == .horizontal
      ? StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: defaultSpacing)
      : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: defaultSpacing)
    let content = tree.append(stack, inputs.below(node))
    Content._resolve(view.content, inputs.below(content).child(0))
  }
}
