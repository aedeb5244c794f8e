import Foundation
import MastheadLayout

/// The header and the spinners, in front of the content. They are part of the content, and so see where they stand in the same
/// layout.
struct ScalingHeaderLayers<Header: View>: View {
  let geometry: ScalingHeaderGeometry
  let options: ScalingHeaderOptions
  let loading: ScalingHeaderLoading?
  let header: (CGFloat, CGFloat) -> Header

  var body: some View {
    GeometryReader { proxy in
      let offset = -proxy.frame(in: .scrollView).minY
      let viewport = proxy.bounds(of: .scrollView)?.height ?? proxy.size.height
      let frame = geometry.frame(at: offset, collapses: options.collapses, grows: options.canGrow)
      let progress = geometry.progress(at: offset)
      ZStack(alignment: .top) {
        if options.refresh != nil {
          RefreshSpinner(
            offset: offset, headerHeight: geometry.maxHeight, isActive: options.refresh?.isActive == true,
            isLoading: loading == .refresh)
        }
        if options.loadMore != nil {
          LoadMoreSpinner(
            isLoading: loading == .more, isAtBottom: offset >= max(0, proxy.size.height - viewport)
          )
          .offset(y: offset + viewport)
          .animation(nil, value: offset)
        }
        header(frame.height, progress)
          .frame(width: proxy.size.width, height: frame.height, alignment: options.alignment)
          .clipped(if: options.isClipped)
          .contentShape(Rectangle())
          .offset(y: offset + frame.y)
          // What follows the content is where the content is, whatever else changes with an animation at the same moment.
          .animation(nil, value: offset)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
      .onChange(of: offset, initial: true) { _, offset in
        options.offset?.wrappedValue = offset
        options.progress?.wrappedValue = geometry.progress(at: offset)
      }
      .modifier(LoadingReport(options: options, offset: offset, loading: loading))
      .reportsProgress("header height", frame.height)
      .reportsProgress("collapse", progress)
    }
  }
}

/// Says in the metrics how far pulls are, where there is something to pull for.
private struct LoadingReport: ViewModifier {
  let options: ScalingHeaderOptions
  let offset: CGFloat
  let loading: ScalingHeaderLoading?

  func body(content: Content) -> some View {
    if options.refresh != nil || options.loadMore != nil {
      content
        .reportsProgress("loading", loading == nil ? 0 : 1)
        .reportsProgress("pull", max(0, -offset))
    } else {
      content
    }
  }
}

extension View {
  @ViewBuilder fileprivate func clipped(if isClipped: Bool) -> some View {
    if isClipped { clipped() } else { self }
  }
}

/// The spinner in the gap that a pull opens between header and content.
private struct RefreshSpinner: View {
  let offset: CGFloat
  let headerHeight: CGFloat
  let isActive: Bool
  let isLoading: Bool

  /// Points, spec scaling-header.md, 6: of the spinner's centre below the header while it turns, and of the offset beyond which it is
  /// out of the way.
  private static let loadingOffset: CGFloat = 24
  private static let mostOffset: CGFloat = 32

  var body: some View {
    let pull = max(0, -offset)
    let isVisible = offset <= Self.mostOffset
    ZStack {
      if isLoading {
        PetalSpinner(motion: .turning)
      } else if isActive {
        PetalSpinner(motion: .pulled(pull / ScalingHeaderLoading.threshold))
      }
    }
    // A box without a height puts its middle where its top is.
    .frame(height: 0)
    .offset(y: isLoading ? Self.loadingOffset : 0)
    .opacity(isVisible ? 1 : 0)
    .animation(.default, value: isVisible)
    .animation(.default, value: isLoading)
    // Half of the gap, from where the header ends; with the content once that is scrolled.
    .offset(y: headerHeight - pull / 2)
    .animation(nil, value: offset)
  }
}

/// The spinner below content of which more is loaded.
private struct LoadMoreSpinner: View {
  let isLoading: Bool
  let isAtBottom: Bool

  /// Points from the viewport's bottom to the spinner's centre.
  private static let distance: CGFloat = 60

  var body: some View {
    ZStack {
      if isLoading { PetalSpinner(motion: .turning) }
    }
    .frame(height: 0)
    .opacity(isAtBottom ? 1 : 0)
    .animation(.default, value: isAtBottom)
    .offset(y: -Self.distance)
  }
}
