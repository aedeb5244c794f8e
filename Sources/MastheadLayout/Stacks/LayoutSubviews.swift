public import Foundation
import MastheadDisplayList

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
  private let subviews: [LayoutSubview]
  public let layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  private let tree: NodeTree
  private let node: NodeID
  private let index: Int
  /// Where the layout's wishes are kept; nil while it only measures.
  private let places: Places?

  /// What a layout said about its subviews, in their order.
  final class Places {
    struct Place {
      var position: CGPoint
      var anchor: UnitPoint
      var proposal: ProposedViewSize
    }

    var places: [Place?]

    init(count: Int) {
      places = Array(repeating: nil, count: count)
    }
  }

  init(_ node: NodeID, at index: Int, in tree: NodeTree, _ places: Places?) {
    self.node = node
    self.index = index
    self.tree = tree
    self.places = places
  }

  public var priority: Double { tree.nodes[Int(node)].statement.layoutPriority }

  public var spacing: ViewSpacing { ViewSpacing() }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    tree.nodes[Int(node)].traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(tree.measure(node, ProposedSize(proposal)))
  }

  /// The size for a proposal, with the view's guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposed = ProposedSize(proposal)
    let size = tree.measure(node, proposed)
    return ViewDimensions(size: size) { tree.explicitGuide($0, of: node, size: size, proposal: proposed) }
  }

  /// Puts the point `anchor` of the view at `position`, a point of the bounds that the layout was given.
  ///
  /// Only while the layout places its subviews. The last of several calls counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    places?.places[index] = Places.Place(position: position, anchor: anchor, proposal: proposal)
  }
}

extension ProposedSize {
  init(_ proposal: ProposedViewSize) {
    // NaN is no length, and nothing is narrower than nothing.
    func length(_ value: CGFloat?) -> Double? { value.flatMap { $0.isNaN ? nil : max(0, Double($0)) } }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }
}

extension ProposedViewSize {
  init(_ proposal: ProposedSize) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension LayoutSubview: Equatable {
  /// True for the same view of one layout.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.tree === right.tree && left.node == right.node
  }
}
