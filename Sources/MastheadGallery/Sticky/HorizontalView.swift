import Masthead

/// Sections side by side, whose headers pin to the leading edge.
struct HorizontalView: View {
  private let months = [("Jan", 31), ("Feb", 28), ("Mar", 31)]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(months, id: \.0) { month in
          Section {
            ForEach(1...month.1, id: \.self) { day in
              Text("\(day)")
                .font(.title3.monospacedDigit())
                .frame(width: 48, height: 48)
                .background(tint(of: day).opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
                .padding(4)
            }
          } header: {
            Text(month.0)
              .font(.headline)
              .frame(width: 64)
              .frame(maxHeight: .infinity)
              .background(.thinMaterial)
              .overlay(alignment: .trailing) { Rectangle().fill(.separator).frame(width: 1) }
          }
        }
      }
    }
    .frame(height: 72)
  }

  private func tint(of day: Int) -> Color {
    let colors: [Color] = [.red, .orange, .green, .teal, .blue, .purple, .pink]
    return colors[day % colors.count]
  }
}
