import Masthead

/// An account: the card gets lower, and its details go, as the payments are scrolled.
struct CollapsingCardView: View {
  private static let payments: [(String, String, String, Color, String)] = [
    ("Green grocer", "Today, 9:12", "cart.fill", .green, "-18.40"),
    ("Night train", "Yesterday", "tram.fill", .indigo, "-79.00"),
    ("Salary", "28 December", "banknote.fill", .blue, "+2,940.00"),
    ("Book shop", "27 December", "book.fill", .orange, "-32.90"),
    ("Swimming pool", "26 December", "drop.fill", .teal, "-7.50"),
    ("Coffee", "26 December", "cup.and.saucer.fill", .brown, "-3.80"),
    ("Cinema", "23 December", "film.fill", .pink, "-14.00"),
    ("Gift", "22 December", "gift.fill", .red, "-45.00"),
  ]

  var body: some View {
    ScalingHeaderScrollView(minHeight: 220, maxHeight: 372) { progress in
      VStack(alignment: .leading, spacing: 16) {
        Text("Account").font(.title2.bold())
        card(progress)
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(Color(uiColor: .secondarySystemBackground))
    } content: {
      VStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { index in
          let payment = Self.payments[index % Self.payments.count]
          ScalingRow(symbol: payment.2, tint: payment.3, title: payment.0, detail: payment.1, value: payment.4)
        }
      }
    }
    .allowsHeaderCollapse()
  }

  private func card(_ progress: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Balance").font(.subheadline).opacity(0.8)
      Text("4,218.06").font(.system(size: 40 - 8 * progress, weight: .bold).monospacedDigit())
      Spacer(minLength: 0)
      HStack {
        Text("•••• 2007")
        Spacer()
        Text("09/41")
      }
      .font(.subheadline.monospacedDigit())
      .opacity(1 - min(1, progress * 2))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.35, blue: 0.78), Color(red: 0.38, green: 0.2, blue: 0.62)],
        startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 20)
    )
  }
}
