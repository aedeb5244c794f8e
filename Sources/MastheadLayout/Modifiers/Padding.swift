public import Foundation
import MastheadDisplayList

/// The distance that `padding()` without a length keeps (spec swiftui-subset.md, D).
private let defaultPadding: CGFloat = 16

extension View {
  /// Room around the view. A negative inset lets the view reach beyond its place.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(
      in: PaddingRule(insets: insets),
      invalid: invalid("padding", insets.top, insets.leading, insets.bottom, insets.trailing))
  }

  /// Room on some sides.
  ///
  /// - Parameter length: points; nil for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Room of `length` points on all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

struct PaddingRule: WrapperRule {
  let insets: EdgeInsets

  init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: CGFloat(finite(insets.top)), leading: CGFloat(finite(insets.leading)),
      bottom: CGFloat(finite(insets.bottom)), trailing: CGFloat(finite(insets.trailing)))
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double? {
    let isVertical = query.axis == .vertical
    let along = isVertical ? insets.vertical : insets.horizontal
    let across = isVertical ? insets.horizontal : insets.vertical
    return content(query.offering(query.cross.map { max(0, $0 - across) })).map { max(0, $0 + along) }
  }

  func size(_ child: Size, _ proposal: ProposedSize) -> Size {
    Size(width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    Point(x: Double(insets.leading), y: Double(insets.top))
  }
}
