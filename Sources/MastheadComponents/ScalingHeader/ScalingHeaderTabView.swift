public import Foundation
public import MastheadLayout

/// Pages that are swiped and scroll on their own, below one header that gets lower as they do.
///
/// ```swift
/// ScalingHeaderTabView(selection: $selectedTab, minHeight: 100, maxHeight: 300) { progress in
///   Cover().opacity(1 - progress)
/// } pageContent: { tab in
///   TabContent(tab: tab)
/// }
/// ```
///
/// Each page keeps where it is scrolled to. When another is shown the header stays as it is.
public struct ScalingHeaderTabView<Tab: Hashable, Header: View, Page: View>: View {
  @Binding var selection: Tab
  private let allTabs: [Tab]
  private let minHeight: CGFloat
  private let maxHeight: CGFloat
  var options = ScalingHeaderOptions()
  private let header: (CGFloat) -> Header
  private let pageContent: (Tab) -> Page
  @State private var tabs: ScalingTabs<Tab>
  @State private var pager: ScrollPosition
  @State private var positions: [Tab: ScrollPosition] = [:]
  /// Counts the pages that were moved to follow the header: that is to happen at once, even where the change of tabs shows with an
  /// animation.
  @State private var corrections = 0

  /// Tells a page from what user code identifies by the same value.
  private struct PageID: Hashable {
    let tab: Tab
  }

  /// The same for tabs that are no cases of a type.
  ///
  /// - Parameter tabs: one for each page, each once.
  package init(
    selection: Binding<Tab>, tabs: [Tab], minHeight: CGFloat, maxHeight: CGFloat,
    @ViewBuilder header: @escaping (_ progress: CGFloat) -> Header,
    @ViewBuilder pageContent: @escaping (_ tab: Tab) -> Page
  ) {
    _selection = selection
    allTabs = tabs
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.header = header
    self.pageContent = pageContent
    let selected = selection.wrappedValue
    _tabs = State(initialValue: ScalingTabs(active: selected))
    _pager = State(initialValue: ScrollPosition(id: PageID(tab: selected), anchor: .center))
  }

  public var body: some View {
    let geometry = ScalingHeaderGeometry(minHeight: minHeight, maxHeight: maxHeight)
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(allTabs, id: \.self) { tab in
            page(tab, geometry, proxy)
              .frame(width: proxy.size.width, height: proxy.size.height)
              .id(PageID(tab: tab))
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.never)
      .scrollPosition($pager, anchor: .center)
      .scrollTargetBehavior(.paging)
      .overlay(alignment: .top) { headerView(geometry, width: proxy.size.width) }
    }
    .takesWholeScreen()
    .onChange(of: selection) { _, selected in select(selected) }
    .onChange(of: pager) { _, pager in
      guard pager.isPositionedByUser, let page = pager.viewID(type: PageID.self) else { return }
      selection = page.tab
    }
    .onChange(of: options.reset?.wrappedValue ?? false, initial: true) { _, isAsked in
      guard isAsked else { return }
      options.reset?.wrappedValue = false
      withAnimation(.scrollTo) { positions[tabs.active, default: ScrollPosition()].scrollTo(y: 0) }
    }
    .timelineSelection(allTabs.map { String(describing: $0) }) { index in
      selection = allTabs[index]
    }
    .reports(.invalidHeader, geometry.problem)
  }

  private func page(_ tab: Tab, _ geometry: ScalingHeaderGeometry, _ proxy: GeometryProxy) -> some View {
    ScrollView(.vertical, showsIndicators: !options.hidesIndicators) {
      VStack(spacing: 0) {
        Color.clear.frame(height: geometry.maxHeight)
        VStack { pageContent(tab) }.frame(maxWidth: .infinity)
      }
      // Every page can take the header up, however short it is.
      .frame(minHeight: proxy.size.height + geometry.extra, alignment: .top)
    }
    .scrollPosition(
      Binding(get: { positions[tab] ?? ScrollPosition() }, set: { positions[tab] = $0 })
    )
    .animation(nil, value: corrections)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, offset in
      for correction in tabs.scroll(tab, to: offset, extra: geometry.extra) { correct(correction) }
    }
    .onGeometryChange(for: Bool.self) { page in
      let frame = page.frame(in: .global)
      let window = proxy.frame(in: .global)
      return frame.minX < window.maxX - 0.01 && frame.maxX > window.minX + 0.01
    } action: { isInSight in
      correct(tabs.appear(tab, isInSight: isInSight))
    }
  }

  private func headerView(_ geometry: ScalingHeaderGeometry, width: CGFloat) -> some View {
    let offset = tabs.offset
    let growth = options.grows ? max(0, -offset) : 0
    let progress = geometry.progress(at: tabs.collapse)
    return ScalingHeaderFrame(height: geometry.maxHeight - tabs.collapse + growth, options: options) {
      header(progress)
    }
    .animation(nil, value: offset)
    .onChange(of: offset, initial: true) { _, offset in options.offset?.wrappedValue = offset }
    .onChange(of: progress, initial: true) { _, progress in options.progress?.wrappedValue = progress }
    .reportsProgress("collapse", progress)
  }

  private func correct(_ correction: ScalingTabs<Tab>.Correction?) {
    guard let correction else { return }
    positions[correction.tab, default: ScrollPosition()].scrollTo(y: correction.offset)
    corrections += 1
  }

  /// Brings a page into sight that was selected other than by swiping to it.
  private func select(_ tab: Tab) {
    correct(tabs.select(tab))
    guard pager.viewID(type: PageID.self)?.tab != tab else { return }
    withAnimation { pager.scrollTo(id: PageID(tab: tab), anchor: .center) }
  }
}

/// A header as high as it is told to be, with its content aligned in it and cut at its edges.
struct ScalingHeaderFrame<Header: View>: View {
  let height: CGFloat
  let options: ScalingHeaderOptions
  @ViewBuilder let header: Header

  var body: some View {
    let framed =
      header
      .frame(maxWidth: .infinity, alignment: options.alignment)
      .frame(height: height, alignment: options.alignment)
      .contentShape(Rectangle())
    if options.isClipped { framed.clipped() } else { framed }
  }
}

extension ScalingHeaderTabView where Tab: CaseIterable {
  /// - Parameters:
  ///   - selection: the tab whose page is shown; there is a page for every case.
  ///   - minHeight: the header's height in points when it is collapsed.
  ///   - maxHeight: its height when nothing has been scrolled.
  ///   - header: is told how far it has collapsed: 0 expanded, 1 collapsed.
  ///   - pageContent: what scrolls on a page.
  public init(
    selection: Binding<Tab>, minHeight: CGFloat = 150, maxHeight: CGFloat = 350,
    @ViewBuilder header: @escaping (_ progress: CGFloat) -> Header,
    @ViewBuilder pageContent: @escaping (_ tab: Tab) -> Page
  ) {
    self.init(
      selection: selection, tabs: Array(Tab.allCases), minHeight: minHeight, maxHeight: maxHeight, header: header,
      pageContent: pageContent)
  }
}

// The order of these modifiers means nothing.
extension ScalingHeaderTabView {
  private func with(_ change: (inout ScalingHeaderOptions) -> Void) -> ScalingHeaderTabView {
    var result = self
    change(&result.options)
    return result
  }

  /// Writes how far the header has collapsed: 0 expanded, 1 collapsed.
  public func collapseProgress(_ progress: Binding<CGFloat>) -> ScalingHeaderTabView {
    with { $0.progress = progress }
  }

  /// Writes how far the selected page is scrolled, in points: 0 at rest, negative while it is pulled down.
  public func scrollOffset(_ offset: Binding<CGFloat>) -> ScalingHeaderTabView {
    with { $0.offset = offset }
  }

  /// Scrolls the selected page to its top whenever the binding becomes true, and makes it false.
  public func scrollToTop(resetScroll: Binding<Bool>) -> ScalingHeaderTabView {
    with { $0.reset = resetScroll }
  }

  /// Lets the header grow beyond its greatest height while the selected page is pulled down.
  public func allowsHeaderGrowth(_ allows: Bool = true) -> ScalingHeaderTabView {
    with { $0.grows = allows }
  }

  public func hideScrollIndicators(_ hides: Bool = true) -> ScalingHeaderTabView {
    with { $0.hidesIndicators = hides }
  }

  /// Cuts what of the header is beyond its height; headers are cut without this, too.
  public func headerIsClipped(_ isClipped: Bool = true) -> ScalingHeaderTabView {
    with { $0.isClipped = isClipped }
  }

  /// Where the header's content stands in it; in the middle without this.
  public func headerAlignment(_ alignment: Alignment) -> ScalingHeaderTabView {
    with { $0.alignment = alignment }
  }
}
