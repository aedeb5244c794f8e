import Masthead

/// The seed's first example with a picture, a title and rows.
struct SimpleScalingView: View {
  var body: some View {
    ScalingHeaderScrollView { progress in
      ZStack(alignment: .bottomLeading) {
        Color(uiColor: .secondarySystemBackground)
        Dunes().shaded().opacity(1 - progress)
        Text("Coast path")
          .font(.largeTitle.bold())
          .foregroundStyle(progress < 0.6 ? Color.white : .primary)
          .padding(20)
      }
    } content: {
      Text("↓ Pull to refresh ↓")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding()
      WalkRows()
    }
    .allowsHeaderCollapse()
    .pullToRefresh { try await Task.sleep(for: .seconds(1)) }
  }
}

/// A picture that grows with a pull.
struct GrowingHeaderView: View {
  var body: some View {
    ScalingHeaderScrollView(minHeight: 110, maxHeight: 372) { height, progress in
      Dunes()
        .shaded()
        .frame(height: height)
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Evening light").font(.title.bold())
            Text("\(Int(height)) points high").font(.subheadline.monospacedDigit()).opacity(0.85)
          }
          .foregroundStyle(.white)
          .padding(20)
        }
    } content: {
      WalkRows()
    }
    .allowsHeaderCollapse()
    .allowsHeaderGrowth()
  }
}
