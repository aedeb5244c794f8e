import Masthead

/// A row of the examples: a symbol on a coloured disc, a title, and a line below it.
struct TabRow: View {
  let symbol: String
  let color: Color
  /// Of the symbol.
  var ink = Color.white
  let title: String
  let detail: String

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: symbol)
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(ink)
        .frame(width: 40, height: 40)
        .background(color, in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.body.weight(.medium))
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .frame(height: 64)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 70) }
  }
}

/// The rows of one page.
struct TabRows: View {
  let name: String
  var symbol = "star"
  var color = Color.blue
  var ink = Color.white
  var count = 24

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(1...count, id: \.self) { number in
        TabRow(
          symbol: symbol, color: color, ink: ink, title: "\(name) \(number)", detail: "Row \(number) of \(count)")
      }
    }
    .scrollTargetLayout()
  }
}

/// A title as an app has it: large, with a line below.
struct TabTitle: View {
  let title: String
  let detail: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.largeTitle.bold())
      Text(detail).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
    .padding(.vertical, 20)
  }
}
