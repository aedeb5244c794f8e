import Foundation
import MastheadLayout

/// Where a header puts a view.
enum HeaderSlot: Hashable {
  case start, center, end
}

/// The slot that a view asks for by its kind; nil leaves it to the builder that the view stands in.
struct HeaderSlotKey: LayoutValueKey {
  static var defaultValue: HeaderSlot? { nil }
}

/// The slot of the builder that a view stands in.
struct HeaderBuilderKey: LayoutValueKey {
  static var defaultValue: HeaderSlot { .center }
}

/// A bar of three slots. The title's middle is the bar's middle, whatever stands beside it.
///
/// When there is not room for all, the start's labels give way first, down to nothing, then the title, then the actions.
struct HeaderBarLayout: Layout {
  static let height: CGFloat = 44
  /// From the bar's ends to the slots. An icon of 20 points in a button of 36 then stands on the page's margin of 16.
  static let inset: CGFloat = 8
  /// Between the title and the slots beside it.
  static let titleGap: CGFloat = 8
  /// Between views of one slot.
  static let gap: CGFloat = 4

  /// The views of one slot, with their widths.
  private struct Row {
    struct Item {
      let subview: LayoutSubview
      let least: CGFloat
      let ideal: CGFloat
    }

    let items: [Item]

    var gaps: CGFloat { HeaderBarLayout.gap * CGFloat(max(0, items.count - 1)) }
    var least: CGFloat { items.isEmpty ? 0 : gaps + items.reduce(0) { $0 + $1.least } }
    var ideal: CGFloat { items.isEmpty ? 0 : gaps + items.reduce(0) { $0 + $1.ideal } }

    /// The items' widths when the row is offered `width`: what can't shrink takes what it must, the rest shares the rest.
    func widths(in width: CGFloat) -> [CGFloat] {
      var left = width - least
      return items.map { item in
        let extra = max(0, min(item.ideal - item.least, left))
        left -= extra
        return item.least + extra
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? idealWidth(subviews), height: Self.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let start = row(.start, of: subviews)
    let end = row(.end, of: subviews)
    let titles = subviews.filter { slot(of: $0) == .center }
    let inner = max(0, bounds.width - 2 * Self.inset)
    let sideLeast = max(start.least, end.least)
    let titleMost = max(0, inner - 2 * (sideLeast + Self.titleGap))
    let titleIdeal = titles.reduce(0) { max($0, ideal($1).width) }
    let titleWidth = min(titleIdeal, titleMost)
    let side = titleIdeal > 0 ? (inner - titleWidth) / 2 - Self.titleGap : inner / 2

    place(start, from: bounds.minX + Self.inset, in: side, bounds)
    let endWidth = end.widths(in: side).reduce(end.gaps, +)
    place(end, from: bounds.maxX - Self.inset - endWidth, in: side, bounds)
    for title in titles {
      let offer = ProposedViewSize(width: titleWidth, height: Self.height)
      // Where not even an ellipsis has room there is no title.
      let hasRoom = title.sizeThatFits(offer).width <= titleMost
      title.place(
        at: hasRoom ? CGPoint(x: bounds.midX, y: bounds.midY) : .outOfSight, anchor: .center,
        proposal: hasRoom ? offer : .unspecified)
    }
  }

  private func idealWidth(_ subviews: Subviews) -> CGFloat {
    let side = max(row(.start, of: subviews).ideal, row(.end, of: subviews).ideal)
    let title = subviews.filter { slot(of: $0) == .center }.reduce(0) { max($0, ideal($1).width) }
    return 2 * Self.inset + 2 * side + (title > 0 ? title + 2 * Self.titleGap : 0)
  }

  private func slot(of subview: LayoutSubview) -> HeaderSlot {
    subview[HeaderSlotKey.self] ?? subview[HeaderBuilderKey.self]
  }

  private func ideal(_ subview: LayoutSubview) -> CGSize {
    subview.sizeThatFits(ProposedViewSize(width: nil, height: Self.height))
  }

  private func row(_ slot: HeaderSlot, of subviews: Subviews) -> Row {
    Row(
      items: subviews.filter { self.slot(of: $0) == slot }.map { subview in
        let ideal = ideal(subview).width
        // At the end stand actions, which never shrink; at the start a label gives way.
        let least =
          slot == .end ? ideal : subview.sizeThatFits(ProposedViewSize(width: 0, height: Self.height)).width
        return Row.Item(subview: subview, least: min(least, ideal), ideal: ideal)
      })
  }

  private func place(_ row: Row, from start: CGFloat, in width: CGFloat, _ bounds: CGRect) {
    var x = start
    for (item, width) in zip(row.items, row.widths(in: width)) {
      item.subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: Self.height))
      x += width + Self.gap
    }
  }
}

extension CGPoint {
  /// Where a layout puts a view that has no room: beyond any canvas.
  static let outOfSight = CGPoint(x: -100_000, y: -100_000)
}
