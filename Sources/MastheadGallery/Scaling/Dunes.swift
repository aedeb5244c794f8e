import Masthead

/// Dunes below an evening sky. Everything is a share of the size, so that it fills a header of any height.
struct Dunes: View {
  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        LinearGradient(
          colors: [
            Color(red: 0.13, green: 0.2, blue: 0.42), Color(red: 0.5, green: 0.4, blue: 0.62),
            Color(red: 0.97, green: 0.68, blue: 0.5),
          ], startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.75))
        Circle()
          .fill(Color(red: 1, green: 0.88, blue: 0.68))
          .frame(width: 64, height: 64)
          .position(x: size.width * 0.72, y: size.height * 0.5)
        Dune(crest: 0.62, depth: 0.06, phase: 0).fill(Color(red: 0.72, green: 0.46, blue: 0.44))
        Dune(crest: 0.72, depth: 0.08, phase: 0.4).fill(Color(red: 0.5, green: 0.31, blue: 0.38))
        Dune(crest: 0.86, depth: 0.06, phase: 0.75).fill(Color(red: 0.26, green: 0.17, blue: 0.28))
      }
    }
    .accessibilityHidden(true)
  }

  /// A crest that rises and falls twice across, with everything below it.
  private struct Dune: Shape {
    /// Shares of the height, and of a wave.
    let crest: CGFloat
    let depth: CGFloat
    let phase: CGFloat

    func path(in rect: CGRect) -> Path {
      Path { path in
        let wave = rect.width / 1.5
        var x = rect.minX - phase * wave
        let y = rect.minY + rect.height * crest
        let swing = rect.height * depth
        path.move(to: CGPoint(x: x, y: y))
        while x < rect.maxX {
          path.addCurve(
            to: CGPoint(x: x + wave, y: y), control1: CGPoint(x: x + wave * 0.36, y: y - swing * 2),
            control2: CGPoint(x: x + wave * 0.64, y: y + swing * 2))
          x += wave
        }
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX - phase * wave, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

extension View {
  /// Makes words readable on a picture: darker towards the bottom.
  func shaded(_ opacity: Double = 0.45) -> some View {
    overlay {
      LinearGradient(colors: [.clear, .black.opacity(opacity)], startPoint: .center, endPoint: .bottom)
    }
  }
}
