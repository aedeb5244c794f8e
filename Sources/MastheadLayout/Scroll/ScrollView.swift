import MastheadDisplayList

/// A window on content that is larger than it.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// - Parameter showsIndicators: false for a scroll view that never has any; otherwise they show while it moves.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let fields = inputs.environment.fields
    let state = fields.scrollState ?? tree.memory.remember(inputs.child(1).identity, slot: 0) { ScrollState() }
    let node = tree.append(
      ScrollRule(
        axes: view.axes, isClipped: !fields.isScrollClipDisabled, behavior: fields.scrollTargetMode, state: state,
        position: fields.scrollPosition,
        indicators: IndicatorLook(inputs.environment, shows: view.showsIndicators)), inputs)
    // What was said of this scroll view is not said of those inside.
    var inputs = inputs
    inputs.environment.fields.scrollState = nil
    inputs.environment.fields.scrollPosition = nil
    inputs.environment.fields.scrollTargetMode = .anywhere
    inputs.environment.fields.refreshShift = nil
    // Several views in a scroll view stand in a stack along its axis.
    let stack =
      view.axes == .horizontal
      ? StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: defaultSpacing)
      : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: defaultSpacing)
    var parent = node
    if let shift = fields.refreshShift {
      parent = tree.append(inputs.child(2).presented(OffsetRule(x: 0, y: shift)), inputs.below(node))
    }
    let content = tree.append(stack, inputs.below(parent))
    Content._resolve(view.content, inputs.below(content).child(0))
  }
}

extension View {
  /// Lets the scroll view inside keep where it stands in an object that others may write to.
  package func scrollState(_ state: ScrollState) -> some View { changing { $0.fields.scrollState = state } }
}
