public import Foundation
import MastheadDisplayList

/// Content made for the size and place it gets. Takes all that it is offered.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(GeometryReaderRule(content: view.content, inputs: inputs), inputs)
  }
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
  private let bounds: Rect
  private let placement: Placement
  private let isMirrored: Bool

  init(bounds: Rect, placement: Placement, isMirrored: Bool) {
    self.bounds = bounds
    self.placement = placement
    self.isMirrored = isMirrored
  }

  /// In points.
  public var size: CGSize { CGSize(bounds.size) }

  /// How far the safe area's edges reach into the reader.
  public var safeAreaInsets: EdgeInsets {
    let insets = placement.insets(of: bounds)
    return EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The frame in another coordinate space, as it is drawn.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(placement.global(bounds))
    case .named(let name):
      let global = placement.global(bounds)
      // A name that no view outside has: the platform answers with the global frame.
      guard let space = placement.spaces.last(where: { $0.name == name }) else { return CGRect(global) }
      return CGRect(global.offsetBy(x: -space.frame.minX, y: -space.frame.minY))
    }
  }

  /// The frame of a named view around, on the canvas; nil where there is none of the name.
  func spaceFrame(_ coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    placement.spaces.last { $0.name == coordinateSpace.name }.map { CGRect($0.frame) }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// What a frame is measured from.
public enum CoordinateSpace: Hashable {
  /// The screen's top left corner.
  case global
  /// The view's own.
  case local
  /// The view outside that carries the name.
  case named(AnyHashable)
}

/// A coordinate space by a value of its own type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }

  struct ScrollViewName: Hashable {}
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName()))
  }
}

/// Content that is resolved while it is placed, once its frame is known.
struct GeometryReaderRule<Content: View>: NodeRule {
  let content: (GeometryProxy) -> Content
  let inputs: _ViewInputs

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    proposal.replacingUnspecified(by: Size(width: fallbackLength, height: fallbackLength))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    if proposal.width == nil || proposal.height == nil {
      let length = proposal.height == nil ? "height" : "width"
      tree.run.report(
        .unboundedReader,
        "a geometry reader is offered no \(length) and takes \(fallbackLength.text) points; give it frame(\(length):)",
        node, tree)
    }
    let proxy = GeometryProxy(bounds: frame, placement: placement, isMirrored: tree.nodes[Int(node)].isMirrored)
    var inner = inputs.below(node).child(0)
    if placement.scroll != nil { inner.dependsOnOffset = true }
    Content._resolve(content(proxy), inner)
    tree.forEachChild(of: node) { child in
      tree.place(child, at: .zero, in: frame, proposal: ProposedSize(frame.size), placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

extension View {
  /// Gives the view's coordinate space a name that readers inside can ask for.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    wrapped(in: NamedSpaceRule(name: AnyHashable(name)))
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped(in: NamedSpaceRule(name: name.name))
  }
}

struct NamedSpaceRule: SamePlaceRule {
  let name: AnyHashable

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    var inner = placement
    inner.spaces.append(Placement.NamedSpace(name: name, frame: placement.global(frame)))
    placeContent(node, in: frame, proposal: proposal, inner, tree)
  }
}
