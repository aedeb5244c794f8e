public import Foundation
public import MastheadLayout

// The order of these modifiers means nothing.
extension ScalingHeaderScrollView {
  private func with(_ change: (inout ScalingHeaderOptions) -> Void) -> ScalingHeaderScrollView {
    var result = self
    change(&result.options)
    return result
  }

  /// The form of version 2: heights are given to the initialiser.
  @available(*, deprecated, message: "give minHeight and maxHeight to the initialiser")
  public func height(min: CGFloat = 150, max: CGFloat = 350) -> ScalingHeaderScrollView {
    var result = self
    result.minHeight = min
    result.maxHeight = max
    return result
  }

  /// Writes how far the header has collapsed: 0 expanded, 1 collapsed.
  public func collapseProgress(_ progress: Binding<CGFloat>) -> ScalingHeaderScrollView {
    with { $0.progress = progress }
  }

  /// Writes how far the content is scrolled, in points: 0 at rest, negative while it is pulled down.
  public func scrollOffset(_ offset: Binding<CGFloat>) -> ScalingHeaderScrollView {
    with { $0.offset = offset }
  }

  /// Scrolls to the top whenever the binding becomes true, and makes it false.
  public func scrollToTop(resetScroll: Binding<Bool>) -> ScalingHeaderScrollView {
    with { $0.reset = resetScroll }
  }

  /// Lets the header grow beyond its greatest height while the content is pulled down. One with `pullToRefresh` does not grow.
  public func allowsHeaderGrowth(_ allows: Bool = true) -> ScalingHeaderScrollView {
    with { $0.grows = allows }
  }

  /// Makes the header lower as the content is scrolled; without it the header moves up.
  public func allowsHeaderCollapse(_ allows: Bool = true) -> ScalingHeaderScrollView {
    with { $0.collapses = allows }
  }

  public func hideScrollIndicators(_ hides: Bool = true) -> ScalingHeaderScrollView {
    with { $0.hidesIndicators = hides }
  }

  /// Cuts what of the header is beyond its height; headers are cut without this, too.
  public func headerIsClipped(_ isClipped: Bool = true) -> ScalingHeaderScrollView {
    with { $0.isClipped = isClipped }
  }

  /// Where the header's content stands in it; in the middle without this.
  public func headerAlignment(_ alignment: Alignment) -> ScalingHeaderScrollView {
    with { $0.alignment = alignment }
  }

  /// Runs `perform` each time that the content's end is reached.
  public func scrollViewDidReachBottom(perform: @escaping () -> Void) -> ScalingHeaderScrollView {
    with { $0.didReachBottom = perform }
  }

  /// Brings the header to a height whenever the binding is not nil, and makes it nil.
  ///
  /// - Parameter animated: false to be there at once.
  public func snapHeaderToState(
    _ state: Binding<SnapHeaderState?>, animated: Bool = true
  ) -> ScalingHeaderScrollView {
    with {
      $0.snapState = state
      $0.snapsAnimated = animated
    }
  }

  /// Runs `perform` when the content was pulled down by more than 60 points and is let go, with a spinner until it ends.
  ///
  /// `perform` runs on the clock of the timeline: with `Task.sleep(for: .seconds(1.5))` a frame can show any instant of it. An error
  /// ends it, and is said as a diagnostic.
  ///
  /// - Parameter isActive: false for a pull that does nothing.
  public func pullToRefresh(
    isActive: Bool = true, perform: @escaping () async throws -> Void
  ) -> ScalingHeaderScrollView {
    with { $0.refresh = ScalingHeaderOptions.Pull(isActive: isActive, perform: perform) }
  }

  /// Runs `perform` when the content was pulled up by more than 60 points beyond its end and is let go, as `pullToRefresh` does.
  ///
  /// - Parameter contentOffset: points that the content moves up while more is loaded.
  public func pullToLoadMore(
    isActive: Bool = true, contentOffset: CGFloat = 0, perform: @escaping () async throws -> Void
  ) -> ScalingHeaderScrollView {
    with {
      $0.loadMore = ScalingHeaderOptions.Pull(
        isActive: isActive, contentOffset: contentOffset.isFinite ? contentOffset : 0, perform: perform)
    }
  }

  /// When a header between its snap positions goes to the nearer one. `.disabled` holds whatever positions there are.
  public func setHeaderSnapMode(_ mode: SnapHeaderMode) -> ScalingHeaderScrollView {
    with { $0.snapMode = mode }
  }

  /// The positions that the header goes to: 0 collapsed, 1 expanded, in any order. Without a mode it does so immediately.
  public func headerSnappingPositions(snapPositions: [CGFloat]) -> ScalingHeaderScrollView {
    with { $0.givenPositions = snapPositions }
  }

  /// Where the header stands at first: 0 collapsed, 1 expanded.
  public func initialSnapPosition(initialSnapPosition: CGFloat) -> ScalingHeaderScrollView {
    with { $0.initialPosition = initialSnapPosition }
  }
}
