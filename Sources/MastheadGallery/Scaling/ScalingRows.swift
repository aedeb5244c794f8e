import Masthead

/// A row with a round symbol, two lines and something at its end.
struct ScalingRow: View {
  let symbol: String
  let tint: Color
  let title: String
  let detail: String
  var value: String?

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(tint, in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.body.weight(.medium))
        Text(detail).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      if let value { Text(value).font(.body.monospacedDigit()) }
    }
    .padding(.horizontal, 20)
    .frame(height: 64)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 72) }
  }
}

/// Places on a walk, as many as are asked for.
struct WalkRows: View {
  var count = 12

  private static let places: [(name: String, detail: String, symbol: String, tint: Color)] = [
    ("Harbour wall", "Start, 0 km", "flag.fill", .blue), ("Salt meadow", "1.2 km, larks", "leaf.fill", .green),
    ("Old lighthouse", "2.6 km, 84 steps", "star.fill", .orange),
    ("Dune crossing", "3.9 km, soft sand", "sun.max.fill", .yellow),
    ("Pine wood", "5.1 km, shade", "tree.fill", .mint), ("Ferry landing", "7.4 km, every hour", "clock.fill", .indigo),
    ("Tidal pool", "8.8 km, at low water", "drop.fill", .teal), ("Boat house", "10 km, coffee", "house.fill", .brown),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        let place = Self.places[index % Self.places.count]
        ScalingRow(
          symbol: place.symbol, tint: place.tint, title: place.name,
          detail: index < Self.places.count ? place.detail : "On the way back")
      }
    }
  }
}
