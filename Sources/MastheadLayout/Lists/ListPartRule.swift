import Foundation
import MastheadDisplayList

/// A header or footer of a list's section.
struct ListPartRule: WrapperRule {
  enum Part {
    case header
    case footer
  }

  private let part: Part
  private let kind: ListKind
  private let isProminent: Bool
  private let page: RGBA

  init(part: Part, kind: ListKind, isProminent: Bool, _ environment: EnvironmentValues) {
    self.part = part
    self.kind = kind
    self.isProminent = isProminent
    page = SystemColor.systemBackground.resolve(environment)
  }

  /// How text without a style of its own looks.
  func style(_ environment: inout EnvironmentValues) {
    environment.isListRow = false
    let isTitle = part == .header && isProminent
    let color = isTitle ? Color(.system(.label)) : Color(.system(.secondaryLabel))
    environment.fields.foreground = [AnyShapeStyle(color)]
    if isTitle {
      environment.fields.font = .title3.weight(.semibold)
    } else if part == .header, kind == .plain {
      environment.fields.font = .subheadline.weight(.semibold)
    } else {
      environment.fields.font = .footnote
      if part == .header { environment.fields.textCase = .uppercase }
    }
  }

  /// Room around the text, in points: with one line of it, 28 for a plain header, 38 above a card.
  private func insets(in width: Double, _ node: NodeID, _ tree: NodeTree) -> EdgeInsets {
    let margin = CGFloat(ListKind.margin(in: width) + kind.cardMargin(in: width))
    if var insets = tree.nodes[Int(node)].traits.row?.insets {
      insets.leading += CGFloat(kind.cardMargin(in: width))
      insets.trailing += CGFloat(kind.cardMargin(in: width))
      return insets
    }
    switch (part, kind) {
    case (_, .plain): return EdgeInsets(top: 5, leading: margin, bottom: 5, trailing: margin)
    case (.header, _): return EdgeInsets(top: 16, leading: margin, bottom: 6.5, trailing: margin)
    case (.footer, _): return EdgeInsets(top: 8, leading: margin, bottom: 0, trailing: margin)
    }
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    guard let width = proposal.width else { return .unspecified }
    return ProposedSize(width: max(0, width - insets(in: width, node, tree).horizontal), height: nil)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard let child = tree.firstChild(of: node) else { return .zero }
    let size = tree.measure(child, childProposal(proposal, node, tree))
    let insets = insets(in: proposal.width ?? size.width, node, tree)
    return Size(width: proposal.width ?? size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    let insets = insets(in: size.width, node, tree)
    return Point(x: Double(insets.leading), y: Double(insets.top))
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    // Rows pass beneath a pinned header.
    if part == .header, kind == .plain, let frame = tree.nodes[Int(node)].frame {
      let rect = drawing.aligned(frame)
      drawing.fill(.rectangle(rect), .color(page), bounds: rect)
    }
    tree.drawChildren(of: node, &drawing)
  }
}
