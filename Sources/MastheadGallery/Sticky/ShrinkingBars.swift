import Masthead

/// A bar that gets lower while the hero disappears, by a reader of no height at the start of the content: the way for
/// systems before iOS 18.
struct PreferenceShrinkingBar: View {
  @State private var barHeight = catalogBar.expanded

  private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  var body: some View {
    ScrollView {
      // A lazy stack does not make what is out of sight, so the marker stands outside of it.
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Color.clear.preference(key: OffsetKey.self, value: -proxy.frame(in: .named("scroll")).minY)
        }
        .frame(height: 0)
        Catalog(barHeight: barHeight)
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(OffsetKey.self) { barHeight = catalogBar.length(at: $0) }
  }
}

/// The same by the scroll view's own geometry: the way from iOS 18 on.
struct GeometryShrinkingBar: View {
  @State private var barHeight = catalogBar.expanded

  var body: some View {
    ScrollView {
      Catalog(barHeight: barHeight)
    }
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      catalogBar.length(at: geometry.contentOffset.y + geometry.contentInsets.top)
    } action: { _, height in
      barHeight = height
    }
  }
}

/// 52 points at rest, 36 once the hero of 240 points has gone.
private let catalogBar = CollapseRange(from: 52, to: 36, over: 240)

/// A hero, a bar of the given height, and rows.
private struct Catalog: View {
  let barHeight: CGFloat

  var body: some View {
    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 240)
      Section {
        ForEach(1...40, id: \.self) { number in
          Text("Item \(number)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .frame(height: 48)
            .overlay(alignment: .bottom) { Divider().padding(.leading) }
        }
      } header: {
        bar
      }
    }
  }

  private var bar: some View {
    HStack {
      // The words keep step with the bar: 17 points at its full height, 15 when it is compact.
      Label("All Items", systemImage: "square.grid.2x2")
        .font(.system(size: 15 + (barHeight - catalogBar.compact) / 8, weight: .semibold))
      Spacer()
      Image(systemName: "line.3.horizontal.decrease")
        .foregroundStyle(.tint)
        .accessibilityLabel("Filter")
    }
    .padding(.horizontal)
    .frame(height: barHeight)
    .background(.regularMaterial)
    .overlay(alignment: .bottom) { Divider() }
  }
}
