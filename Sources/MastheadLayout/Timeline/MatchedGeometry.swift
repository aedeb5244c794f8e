import MastheadDisplayList

/// What of a view's geometry is taken from the view that it stands for.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets views with one identifier in a namespace stand for each other: where one goes and another comes in the same change,
  /// the new one starts from the frame of the old.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    MatchedGeometry(content: self, key: MatchedKey(namespace: namespace, id: AnyHashable(id)))
  }
}

struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

struct MatchedGeometry<Content: View>: View {
  let content: Content
  let key: MatchedKey

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    guard inputs.tree.run.isPlaying else {
      Content._resolve(view.content, inputs.child(0))
      return
    }
    let rule = MatchedGeometryRule(
      frame: inputs.tree.memory.matched(view.key), animation: inputs.environment.fields.transaction.effectiveAnimation)
    inputs.tree.wrap(rule, inputs, content: { Content._resolve(view.content, $0.child(0)) })
  }

  static var _childCount: Int? { Content._childCount }
}

/// A node drawn on the way from where its predecessor stood. Its place in the layout is its own.
struct MatchedGeometryRule: WrapperRule {
  let frame: AnimatedValue
  let animation: Animation?

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let shown = self.frame.present(
      SIMD4(frame.minX, frame.minY, frame.width, frame.height), animation, tree.run)
    // A spring that overshoots may make a thin view thinner than nothing.
    let drawn = Rect(x: shown[0], y: shown[1], width: max(0, shown[2]), height: max(0, shown[3]))
    placeContent(node, in: drawn, proposal: ProposedSize(drawn.size), placement, tree)
  }
}
