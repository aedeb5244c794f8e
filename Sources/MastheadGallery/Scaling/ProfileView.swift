import Masthead

/// A profile whose name fades from the picture, and appears in the bar, over the last quarter of the way.
struct ProfileView: View {
  var body: some View {
    ScalingHeaderScrollView(minHeight: 110, maxHeight: 372) { height, progress in
      let late = min(max((progress - 0.75) * 4, 0), 1)
      ZStack {
        Color(uiColor: .systemBackground)
        Dunes().shaded(0.6).frame(height: height).opacity(1 - progress)
        name.foregroundStyle(progress < 0.6 ? Color.white : .primary).opacity(1 - late)
        bar.opacity(progress * late)
      }
    } content: {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 0) {
          figure("128", "walks")
          figure("1,904", "km")
          figure("36", "summits")
        }
        Text(
          "Walks along coasts and over dunes, mostly before breakfast. Carries a thermos, a notebook and too many maps."
        )
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
      }
      .padding(.vertical, 20)
      WalkRows()
    }
    .allowsHeaderCollapse()
    .allowsHeaderGrowth()
  }

  private var name: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Ada Marin").font(.largeTitle.bold())
      Text("Sea level and above").font(.subheadline)
    }
    .padding(20)
    // Above the bar that takes its place.
    .padding(.bottom, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }

  private var bar: some View {
    HStack(spacing: 12) {
      Text("AM")
        .font(.subheadline.bold())
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(Color.orange.gradient, in: Circle())
      Text("Ada Marin").font(.headline)
      Spacer()
      Button("Follow") {}.buttonStyle(.borderedProminent).controlSize(.small)
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .overlay(alignment: .bottom) { Divider() }
  }

  private func figure(_ value: String, _ label: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.title3.bold().monospacedDigit())
      Text(label).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
