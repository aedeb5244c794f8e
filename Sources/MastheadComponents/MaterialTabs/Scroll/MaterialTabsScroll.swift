import Foundation
public import MastheadLayout

/// A page's content that scrolls and takes the header with it.
public struct MaterialTabsScroll<Content: View, Tab: Hashable>: View {
  private let tab: Tab
  private let position: Binding<ScrollPosition>?
  private let anchor: UnitPoint?
  private let content: (MaterialTabsScrollContext<Tab>) -> Content
  @Environment(\.pageRoom) private var room
  @Environment(HeaderModel<Tab>.self) private var model: HeaderModel<Tab>?

  /// - Parameters:
  ///   - tab: the page's tab, as in its `materialTabItem`.
  ///   - content: usually a stack. It is told how much of it can be seen.
  public init(tab: Tab, @ViewBuilder content: @escaping (_ context: MaterialTabsScrollContext<Tab>) -> Content) {
    self.tab = tab
    position = nil
    anchor = nil
    self.content = content
  }

  /// - Parameters:
  ///   - scrollPosition: where the content stands, to be read and to be written.
  ///   - anchor: where a view counts as being scrolled to. It has to be the anchor of `scrollTo(id:anchor:)` for a view in
  ///     sight to move.
  public init(
    tab: Tab, scrollPosition: Binding<ScrollPosition>, anchor: Binding<UnitPoint?> = .constant(nil),
    @ViewBuilder content: @escaping (_ context: MaterialTabsScrollContext<Tab>) -> Content
  ) {
    self.tab = tab
    position = scrollPosition
    self.anchor = anchor.wrappedValue
    self.content = content
  }

  /// What is known of the content once it is placed.
  private struct Place: Equatable {
    let offset: CGFloat
    let header: HeaderGeometry?
  }

  public var body: some View {
    if let model, room?.isRepeated != true {
      let header = room?.header
      // Read, so that pages that were moved are laid out again.
      let _ = model.corrections
      positioned(header ?? HeaderGeometry(), model)
        .onScrollGeometryChange(for: Place.self) { geometry in
          Place(offset: geometry.contentOffset.y + geometry.contentInsets.top, header: header)
        } action: { _, place in
          model.scrolled(tab, to: place.offset, below: place.header)
        }
        .modifier(ScrollEdge(tab: tab, model: model, header: header))
    } else {
      ScrollView { content(context(HeaderContext(selectedTab: tab), HeaderGeometry())) }
    }
  }

  @ViewBuilder private func positioned(_ header: HeaderGeometry, _ model: HeaderModel<Tab>) -> some View {
    let scroll = ScrollView {
      PageLayout(header: header) { content(context(model.headerContext, header)) }
    }
    .scrollState(model.scrollState(of: tab))
    if let position {
      scroll.scrollPosition(position, anchor: anchor)
    } else {
      scroll
    }
  }

  private func context(_ header: HeaderContext<Tab>, _ geometry: HeaderGeometry) -> MaterialTabsScrollContext<Tab> {
    MaterialTabsScrollContext(
      headerContext: header, safeHeight: PageGeometry(header: geometry, contentHeight: 0).safeHeight)
  }
}

/// A page's content, pushed below the expanded header, with room below it that lets the header collapse.
struct PageLayout: Layout {
  let header: HeaderGeometry

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = sizes(proposal, subviews)
    let height = sizes.reduce(0) { $0 + $1.height }
    let page = PageGeometry(header: header, contentHeight: height)
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { max($0, $1.width) },
      height: header.maxOffset + height + page.bottomMargin)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY + header.maxOffset
    for (subview, size) in zip(subviews, sizes(proposal, subviews)) {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer(proposal))
      y += size.height
    }
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(offer(proposal)) }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }
}
