public import Foundation
public import MastheadLayout

/// Content that scrolls below a header, which gets lower, or moves up, as the content does.
///
/// ```swift
/// ScalingHeaderScrollView(minHeight: 110, maxHeight: 372) { height, progress in
///   Image("header").resizable().scaledToFill().frame(height: height).opacity(1 - progress)
/// } content: {
///   Rows()
/// }
/// .allowsHeaderCollapse()
/// .setHeaderSnapMode(.immediately)
/// ```
///
/// The header is drawn above the content. Between `maxHeight` and `minHeight` its lower edge stays on the content's upper one.
/// Gestures, snapping and pulls take place on a timeline; a still shows the header at the offset that is asked for.
public struct ScalingHeaderScrollView<Header: View, Content: View>: View {
  var minHeight: CGFloat
  var maxHeight: CGFloat
  var options = ScalingHeaderOptions()
  private let header: (CGFloat, CGFloat) -> Header
  private let content: Content
  @State private var position = ScrollPosition()
  @State private var loading: ScalingHeaderLoading?
  /// Counts refreshes and loads: each starts the work of its closure.
  @State private var refreshes = 0
  @State private var loads = 0

  /// - Parameters:
  ///   - minHeight: the header's height in points when it is collapsed.
  ///   - maxHeight: its height when nothing has been scrolled.
  ///   - header: is told its height in points, and how far it has collapsed: 0 expanded, 1 collapsed.
  public init(
    minHeight: CGFloat = 150, maxHeight: CGFloat = 350,
    @ViewBuilder header: @escaping (_ height: CGFloat, _ progress: CGFloat) -> Header,
    @ViewBuilder content: () -> Content
  ) {
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.header = header
    self.content = content()
  }

  /// - Parameter header: is told how far it has collapsed: 0 expanded, 1 collapsed.
  public init(
    minHeight: CGFloat = 150, maxHeight: CGFloat = 350,
    @ViewBuilder header: @escaping (_ progress: CGFloat) -> Header, @ViewBuilder content: () -> Content
  ) {
    self.init(minHeight: minHeight, maxHeight: maxHeight, header: { _, progress in header(progress) }, content: content)
  }

  public init(
    minHeight: CGFloat = 150, maxHeight: CGFloat = 350, @ViewBuilder header: @escaping () -> Header,
    @ViewBuilder content: () -> Content
  ) {
    self.init(minHeight: minHeight, maxHeight: maxHeight, header: { _, _ in header() }, content: content)
  }

  public var body: some View {
    let geometry = ScalingHeaderGeometry(minHeight: minHeight, maxHeight: maxHeight)
    ScrollView(.vertical, showsIndicators: !options.hidesIndicators) {
      VStack(spacing: 0) {
        Color.clear.frame(height: geometry.maxHeight)
        VStack { content }
          .frame(maxWidth: .infinity)
          .offset(y: loading?.contentShift(options) ?? 0)
      }
      .overlay {
        ScalingHeaderLayers(geometry: geometry, options: options, loading: loading, header: header)
      }
    }
    .scrollPosition($position)
    .onScrollPhaseChange { old, new, context in
      scrolled(from: old, to: new, ScalingHeaderStanding(context, geometry))
    }
    .onScrollGeometryChange(for: Bool.self) {
      ScalingHeaderStanding($0, geometry).isAtBottom
    } action: { _, isAtBottom in
      if isAtBottom { options.didReachBottom?() }
    }
    .modifier(ScalingHeaderRequests(geometry: geometry, options: options, position: $position))
    .work("pullToRefresh", trigger: refreshes) { try await load(options.refresh) }
    .work("pullToLoadMore", trigger: loads) { try await load(options.loadMore) }
    .reports(.invalidHeader, geometry.problem)
    .reports(.invalidHeader, options.problem)
  }

  // MARK: Gestures

  /// Fingers, and the motion that they leave, begin and end.
  private func scrolled(from old: ScrollPhase, to new: ScrollPhase, _ standing: ScalingHeaderStanding) {
    let isLifted = (old == .tracking || old == .interacting) && (new == .decelerating || new == .idle)
    let hasRunOut = old == .decelerating && new == .idle
    if isLifted, startLoading(standing) { return }
    let snaps =
      switch options.mode {
      case .disabled: false
      case .immediately: isLifted
      case .afterFinishAccelerating: hasRunOut || (isLifted && standing.speed < ScalingHeaderStanding.slow)
      }
    guard snaps, let target = standing.geometry.snap(from: standing.offset, positions: options.positions) else {
      return
    }
    withAnimation(.scrollTo) { position.scrollTo(y: target) }
  }

  /// Starts what a pull has asked for, unless something is being loaded.
  private func startLoading(_ standing: ScalingHeaderStanding) -> Bool {
    guard loading == nil else { return false }
    if let refresh = options.refresh, refresh.isActive, standing.offset < -ScalingHeaderLoading.threshold {
      withAnimation { loading = .refresh }
      refreshes += 1
    } else if let more = options.loadMore, more.isActive,
      standing.offset > standing.mostOffset + ScalingHeaderLoading.threshold
    {
      withAnimation { loading = .more }
      loads += 1
    } else {
      return false
    }
    return true
  }

  private func load(_ pull: ScalingHeaderOptions.Pull?) async throws {
    defer { withAnimation { loading = nil } }
    try await pull?.perform()
  }
}

extension Animation {
  /// How content goes to an offset by itself (spec physics.md, 5).
  static let scrollTo = easeInOut(duration: 0.3)
}

/// What is being loaded.
enum ScalingHeaderLoading: Hashable {
  case refresh
  case more

  /// Points beyond an end that a pull has to exceed.
  static let threshold: CGFloat = 60

  /// Points that the content is drawn below its place.
  func contentShift(_ options: ScalingHeaderOptions) -> CGFloat {
    switch self {
    case .refresh: 32
    case .more: -(options.loadMore?.contentOffset ?? 0)
    }
  }
}

/// How far the content is scrolled and can be.
struct ScalingHeaderStanding {
  /// Points from rest.
  let offset: CGFloat
  /// The offset of the content's end; 0 for content that has room.
  let mostOffset: CGFloat
  /// Points per second.
  let speed: CGFloat
  let geometry: ScalingHeaderGeometry

  /// Content that is slower than this has finished accelerating, in points per second.
  static let slow: CGFloat = 200

  init(_ context: ScrollPhaseChangeContext, _ geometry: ScalingHeaderGeometry) {
    self.init(context.geometry, geometry, speed: abs(context.velocity?.dy ?? 0))
  }

  init(_ scroll: ScrollGeometry, _ geometry: ScalingHeaderGeometry, speed: CGFloat = 0) {
    let insets = scroll.contentInsets
    offset = scroll.contentOffset.y + insets.top
    mostOffset = max(0, scroll.contentSize.height - scroll.containerSize.height + insets.top + insets.bottom)
    self.speed = speed
    self.geometry = geometry
  }

  var isAtBottom: Bool { offset >= mostOffset }
}
