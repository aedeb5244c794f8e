import Masthead

/// This package's own hero and bar: the text stays in the hero however far that is pulled.
struct HeroView: View {
  private let stops = [
    "Trailhead", "Larch wood", "Stone bridge", "Alp Sura", "Upper spring", "Saddle", "East ridge", "Summit",
    "Glacier view",
    "Hut",
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        StretchingHero(height: 240) {
          VStack(alignment: .leading, spacing: 4) {
            Text("Ridge walk").font(.largeTitle.bold())
            Text("\(stops.count) stops, 14 km").font(.subheadline).opacity(0.85)
          }
          .foregroundStyle(.white)
          .padding(20)
        } background: {
          Hills()
        }
        Section {
          ForEach(stops.indices, id: \.self) { row(number: $0 + 1, name: stops[$0]) }
          ForEach(stops.indices, id: \.self) { row(number: stops.count + $0 + 1, name: stops[stops.count - 1 - $0]) }
        } header: {
          ShrinkingBar(from: 52, to: 36, over: 240) { progress in
            Text("Stops").font(.system(size: 17 - 2 * progress, weight: .semibold))
            Spacer()
            Text("There and back").font(.subheadline).foregroundStyle(.secondary).opacity(1 - progress)
          }
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private func row(number: Int, name: String) -> some View {
    HStack(spacing: 12) {
      Text("\(number)").font(.subheadline.monospacedDigit()).foregroundStyle(.secondary).frame(width: 24)
      Text(name)
      Spacer()
    }
    .padding(.horizontal)
    .frame(height: 48)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 52) }
  }
}

/// An evening over two ranges of hills. Everything is a share of the size, so that it grows with a pull.
private struct Hills: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.18, green: 0.2, blue: 0.45), Color(red: 0.82, green: 0.42, blue: 0.5), .orange],
        startPoint: .top, endPoint: .bottom)
      Ridge(heights: [0.62, 0.44, 0.56, 0.36, 0.52, 0.48])
        .fill(Color(red: 0.36, green: 0.24, blue: 0.45).opacity(0.8))
      Ridge(heights: [0.76, 0.66, 0.58, 0.7, 0.6, 0.74])
        .fill(Color(red: 0.16, green: 0.13, blue: 0.27))
    }
  }

  /// A line of hilltops with everything below it.
  private struct Ridge: Shape {
    /// Shares of the height from the top, at equal distances across.
    let heights: [CGFloat]

    func path(in rect: CGRect) -> Path {
      Path { path in
        let points = heights.enumerated().map { index, height in
          CGPoint(
            x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1), y: rect.minY + rect.height * height
          )
        }
        path.move(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
          let middle = (from.x + to.x) / 2
          path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
