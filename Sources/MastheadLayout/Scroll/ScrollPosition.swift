public import Foundation

/// Where a scroll view is to stand, and where it stands.
///
/// A value: putting a new one where `scrollPosition(_:anchor:)` looks moves the scroll view. Once the reader moves it, the value
/// says so, and which view is at the anchor.
public struct ScrollPosition: Equatable {
  /// A place to go to.
  enum Target: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Points from the rest position; nil leaves an axis where it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  var target: Target?
  /// Counts what was asked for, so that asking for the same again is something new.
  var request = 0
  var seen: AnyHashable?
  /// True once the reader, or a frame that starts away from rest, has moved the content.
  public var isPositionedByUser = false

  /// Content at rest.
  ///
  /// - Parameter idType: the type of the views' identifiers; for readers of code.
  public init(idType: any Hashable.Type = Never.self) {}

  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  public init(idType: any Hashable.Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  public init(idType: any Hashable.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  public init(idType: any Hashable.Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  public init(idType: any Hashable.Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  public init(idType: any Hashable.Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Goes to the view with an identifier.
  ///
  /// - Parameter anchor: the point of the view that meets the same point of what is in sight; nil for the anchor of
  ///   `scrollPosition(_:anchor:)`, or without one for the shortest way. A view that is in sight as a whole moves only where the two
  ///   anchors agree, as on the platform.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
    seen = AnyHashable(id)
  }

  /// Goes to where the content ends.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Goes to a point, counted from the rest position.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to target: Target) {
    self.target = target
    request += 1
    seen = nil
    isPositionedByUser = false
  }

  /// The identifier of the view that was scrolled to, or that the reader has brought to the anchor; nil where neither is known.
  public var viewID: (any Hashable)? { seen?.base as? any Hashable }

  /// The same, for identifiers of one type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { seen?.base as? T }

  /// The end that was scrolled to, until the reader scrolls on.
  public var edge: Edge? {
    if case .edge(let edge)? = target { edge } else { nil }
  }

  /// The point that was scrolled to, until the reader scrolls on.
  public var point: CGPoint? {
    if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? {
    if case .point(let x, _)? = target { x } else { nil }
  }

  public var y: CGFloat? {
    if case .point(_, let y)? = target { y } else { nil }
  }
}

extension View {
  /// Lets a value say where the scroll view inside stands.
  ///
  /// Inside `withAnimation` content goes there with the animation, on a timeline; otherwise it is there at once.
  ///
  /// - Parameter anchor: where in sight a view counts as being scrolled to; nil for the top, or the leading edge.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositioned(
      content: self,
      wanted: position.wrappedValue.target.map { ScrollWish(target: $0, request: position.wrappedValue.request) },
      seen: position.wrappedValue.seen, anchor: anchor
    ) { id in
      var moved = position.wrappedValue
      moved.target = nil
      moved.seen = id
      moved.isPositionedByUser = true
      position.wrappedValue = moved
    }
  }

  /// Lets an identifier say which view of the scroll view inside is at its anchor.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositioned(
      content: self,
      wanted: id.wrappedValue.map { ScrollWish(target: .view(AnyHashable($0), anchor: anchor), request: 0) },
      seen: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor
    ) { seen in
      if let value = seen.base as? ID { id.wrappedValue = value }
    }
  }
}

/// A view whose scroll view is told where to stand.
struct ScrollPositioned<Content: View>: View {
  let content: Content
  let wanted: ScrollWish?
  let seen: AnyHashable?
  let anchor: UnitPoint?
  let report: (AnyHashable) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var inner = inputs.child(0)
    inner.environment.fields.scrollPosition = ScrollPositionLink(
      wanted: view.wanted, seen: view.seen, anchor: view.anchor,
      animation: inputs.environment.fields.transaction.effectiveAnimation, report: view.report,
      memory: inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { ScrollPositionMemory() })
    Content._resolve(view.content, inner)
  }

  static var _childCount: Int? { Content._childCount }
}
