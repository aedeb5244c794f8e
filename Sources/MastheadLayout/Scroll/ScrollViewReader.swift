import MastheadDisplayList

/// Content that can scroll the scroll views inside it to a view by its identifier.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let requests = tree.memory.remember(inputs.child(1).identity, slot: 0) { ScrollRequests() }
    let proxy = ScrollViewProxy(requests: requests, run: tree.run)
    for node in tree.appended(inputs.child(0), { Content._resolve(view.content(proxy), $0) }) {
      tree.afterPlacement.append { [unowned tree] in
        for request in requests.takeAll() where tree.scroll(inside: node, to: request) { tree.run.needsPass = true }
      }
    }
  }

  public static var _childCount: Int? { Content._childCount }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let requests: ScrollRequests
  let run: Run

  /// Scrolls until the view with the identifier is in sight.
  ///
  /// - Parameter anchor: the point of the view that meets the same point of what is in sight; nil for the shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.append(
      ScrollRequest(id: AnyHashable(id), anchor: anchor, animation: Transaction.current?.effectiveAnimation))
    run.stateChanged()
  }
}

struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  let animation: Animation?
  /// True to leave a view where it is that is in sight as a whole.
  var staysInSight = false
}

/// What a reader was asked for and has not done yet.
final class ScrollRequests {
  private var requests: [ScrollRequest] = []

  func append(_ request: ScrollRequest) {
    requests.append(request)
  }

  func takeAll() -> [ScrollRequest] {
    defer { requests = [] }
    return requests
  }
}
