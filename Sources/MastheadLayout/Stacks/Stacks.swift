public import Foundation
import MastheadDisplayList

/// The distance between neighbours in a stack that names none (spec swiftui-subset.md, D).
let defaultSpacing = 8.0

extension _ViewInputs {
  /// The distance between neighbours that a container was asked for; nil is the usual one.
  func spacing(_ asked: CGFloat?) -> Double {
    reportNumbers(of: invalid("spacing", asked))
    return asked.map { finite($0) } ?? defaultSpacing
  }
}

/// Views in a row, side by side from the leading edge.
public struct HStack<Content: View>: View {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: points between neighbours; nil for 8.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = StackRule(
      axis: .horizontal, alignment: view.alignment.key, spacing: inputs.spacing(view.spacing))
    let node = inputs.tree.append(rule, inputs)
    Content._resolve(view.content, inputs.content(of: node))
  }
}

/// Views in a column, one below the other.
public struct VStack<Content: View>: View {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
  /// True when the column was asked to pin views, which only lazy stacks do.
  @usableFromInline var ignoresPinnedViews = false

  /// - Parameter spacing: points between neighbours; nil for 8.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = StackRule(
      axis: .vertical, alignment: view.alignment.key, spacing: inputs.spacing(view.spacing))
    let node = inputs.tree.append(rule, inputs)
    if view.ignoresPinnedViews {
      inputs.tree.run.report(
        .pinnedViewsIgnored, "a VStack pins nothing; use LazyVStack for pinnedViews", node, inputs.tree)
    }
    Content._resolve(view.content, inputs.content(of: node))
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: View {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.tree.append(ZStackRule(alignment: view.alignment), inputs)
    Content._resolve(view.content, inputs.content(of: node))
  }
}

/// Children on top of each other, lined up on a guide of each axis. The size is the union of the children's frames, of
/// those with the highest layout priority where they differ.
struct ZStackRule: NodeRule {
  let alignment: Alignment

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    extent(proposal, node, tree).size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let line = extent(proposal, node, tree).line
    tree.forEachChild(of: node) { child in
      let guides = guides(of: child, proposal, tree)
      tree.place(
        child, at: Point(x: line.x - guides.x, y: line.y - guides.y), in: frame, proposal: proposal, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    // A stack of one child passes its guides on as they are.
    let isAlone = tree.hasOneChild(node)
    guard isAlone || key.combination != .none else { return nil }
    let line = extent(proposal, node, tree).line
    var guides: [Double] = []
    tree.forEachChild(of: node) { child in
      let size = tree.measure(child, proposal)
      if let value = tree.explicitGuide(key, of: child, size: size, proposal: proposal) {
        let own = self.guides(of: child, proposal, tree)
        guides.append(value + (key.isHorizontal ? line.x - own.x : line.y - own.y))
      }
    }
    return isAlone ? guides.first : key.combination.combine(guides)
  }

  private func guides(of child: NodeID, _ proposal: ProposedSize, _ tree: NodeTree) -> Point {
    let size = tree.measure(child, proposal)
    return Point(
      x: tree.guide(alignment.horizontal.key, of: child, size: size, proposal: proposal),
      y: tree.guide(alignment.vertical.key, of: child, size: size, proposal: proposal))
  }

  private func extent(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> (size: Size, line: Point) {
    var before = Point(x: -.infinity, y: -.infinity)
    var after = before
    var priority = -Double.infinity
    tree.forEachChild(of: node) { priority = max(priority, tree.nodes[Int($0)].statement.layoutPriority) }
    tree.forEachChild(of: node) { child in
      guard tree.nodes[Int(child)].statement.layoutPriority == priority else { return }
      let size = tree.measure(child, proposal)
      let guides = guides(of: child, proposal, tree)
      before = Point(x: max(before.x, guides.x), y: max(before.y, guides.y))
      after = Point(x: max(after.x, size.width - guides.x), y: max(after.y, size.height - guides.y))
    }
    guard tree.firstChild(of: node) != nil else { return (.zero, .zero) }
    let width = before.x + after.x
    let height = before.y + after.y
    return (
      Size(width: width.isNaN ? .infinity : width, height: height.isNaN ? .infinity : height),
      Point(x: before.x.isFinite ? before.x : 0, y: before.y.isFinite ? before.y : 0)
    )
  }
}
