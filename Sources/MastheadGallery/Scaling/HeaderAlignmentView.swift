import Masthead

/// Three headers that are lower than what is in them, which stands at their top, in their middle and at their bottom.
struct HeaderAlignmentView: View {
  var body: some View {
    HStack(spacing: 1) {
      column("Top", .top)
      column("Centre", .center)
      column("Bottom", .bottom)
    }
    .background(Color(uiColor: .separator))
  }

  private func column(_ name: String, _ alignment: Alignment) -> some View {
    ScalingHeaderScrollView(minHeight: 100, maxHeight: 240) {
      VStack(spacing: 0) {
        ForEach(1...6, id: \.self) { number in
          Text("\(number)")
            .font(.title2.bold().monospacedDigit())
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .background(Color.indigo.opacity(1 - 0.07 * Double(number - 1)))
        }
      }
    } content: {
      Text(name).font(.headline).padding(.top, 16)
      Text("240 points of content in a header of 170.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 8)
        .frame(height: 800, alignment: .top)
    }
    .allowsHeaderCollapse()
    .headerAlignment(alignment)
    .initialSnapPosition(initialSnapPosition: 0.5)
    .background(Color(uiColor: .systemBackground))
  }
}
