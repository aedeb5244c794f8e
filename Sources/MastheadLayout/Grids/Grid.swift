public import Foundation
import MastheadDisplayList

/// Rows whose cells line up in columns, each as wide as its widest cell.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; nil for 8.
  ///   - verticalSpacing: points between rows; nil for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = GridRule(
      alignment: view.alignment, horizontal: view.horizontalSpacing.map { finite($0) } ?? defaultSpacing,
      vertical: view.verticalSpacing.map { finite($0) } ?? defaultSpacing)
    let node = inputs.tree.append(rule, inputs)
    Content._resolve(view.content, inputs.below(node).child(0))
  }
}

/// A row of a grid. Outside of grids, a row of views.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.tree.append(GridRowRule(alignment: view.alignment), inputs)
    Content._resolve(view.content, inputs.below(node).child(0))
  }
}

/// What a cell tells its grid.
struct CellTraits {
  var columns = 1
  var alignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}

extension View {
  /// How many columns the cell takes.
  public func gridCellColumns(_ count: Int) -> some View {
    TraitModified(content: self) { $0.cell.columns = max(1, count) }
  }

  /// Where the cells of this one's column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    TraitModified(content: self) { $0.cell.alignment = guide }
  }

  /// Where the cell stands in its room.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    TraitModified(content: self) { $0.cell.anchor = anchor }
  }

  /// The axes along which the cell does not make its column or row larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    TraitModified(content: self) { $0.cell.unsizedAxes = axes }
  }
}

/// A row's node: its children are cells, which the grid places.
struct GridRowRule: NodeRule {
  let alignment: VerticalAlignment?

  /// Used where there is no grid.
  private var stack: StackRule {
    StackRule(
      axis: .horizontal, alignment: (alignment ?? VerticalAlignment.center).key, spacing: defaultSpacing)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    stack.measure(proposal, node, tree)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    stack.place(node, in: frame, proposal: proposal, placement, tree)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
