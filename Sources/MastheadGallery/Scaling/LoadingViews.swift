import Masthead

/// Requests, that are refreshed by pulling down and continued by pulling up.
struct RequestsView: View {
  enum Kind {
    case refresh, more
  }

  let kind: Kind
  @State private var older = 0
  @State private var newer = 0

  var body: some View {
    ScalingHeaderScrollView(minHeight: 90, maxHeight: 250) { progress in
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [Color(red: 0.1, green: 0.42, blue: 0.48), Color(red: 0.13, green: 0.24, blue: 0.42)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(alignment: .leading, spacing: 4) {
          Text("Requests").font(.system(size: 34 - 12 * progress, weight: .bold))
          Text(newer == 0 ? "\(count) open" : "\(count) open, \(newer) new").font(.subheadline).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
    } content: {
      VStack(spacing: 0) {
        ForEach(0..<newer, id: \.self) { _ in
          ScalingRow(symbol: "bell.fill", tint: .red, title: "New request", detail: "Just now")
        }
        WalkRows(count: 12 + older)
      }
    }
    .allowsHeaderCollapse()
    .pullToRefresh(isActive: kind == .refresh) {
      try await Task.sleep(for: .seconds(1.5))
      newer += 2
    }
    .pullToLoadMore(isActive: kind == .more, contentOffset: 90) {
      try await Task.sleep(for: .seconds(1.5))
      older += 4
    }
  }

  private var count: Int { 12 + older + newer }

  /// A pull that is let go, one and a half seconds of loading, and the end.
  static let refreshing: [Timeline.Step] = [
    .wait(0.2), .drag(by: 160, over: 0.4), .wait(0.1), .release(velocity: 0), .wait(3),
  ]
  /// The same at the content's end.
  static let loadingMore: [Timeline.Step] = [
    .scroll(to: .infinity), .wait(0.2), .drag(by: -200, over: 0.4), .wait(0.1), .release(velocity: 0), .wait(3),
  ]
}
