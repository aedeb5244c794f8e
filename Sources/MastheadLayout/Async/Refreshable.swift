import Foundation

extension View {
  /// Runs `action` when content that scrolls up and down was pulled below its top and is let go, on the clock of the timeline, with
  /// a spinner until it ends. Views inside find it in the environment, too.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(Refreshing(action: RefreshAction(refresh: action)))
  }
}

/// The platform's measures, but for the moment: there a refresh begins while the finger is still down.
private struct Refreshing: ViewModifier {
  let action: RefreshAction
  @State private var isRefreshing = false
  @State private var count = 0
  @State private var offset: CGFloat = 0

  /// Points that content has to be pulled by, and those that it stays below its top while it is loaded.
  private static let threshold: CGFloat = 60

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.self) { $0.fields.refreshShift = isRefreshing ? Double(Self.threshold) : 0 }
      .environment(\.refresh, action)
      .onScrollGeometryChange(for: CGFloat.self) {
        min(0, $0.contentOffset.y + $0.contentInsets.top)
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { old, new, context in
        guard old == .interacting || old == .tracking, new == .decelerating || new == .idle, !isRefreshing,
          context.geometry.contentOffset.y + context.geometry.contentInsets.top < -Self.threshold
        else { return }
        withAnimation { isRefreshing = true }
        count += 1
      }
      .overlay(alignment: .top) {
        if isRefreshing {
          ProgressView()
            .frame(height: 0)
            .offset(y: Self.threshold / 2 - offset / 2)
        }
      }
      .work("refreshable", trigger: count) {
        await action()
        withAnimation { isRefreshing = false }
      }
  }
}
