import Masthead

/// Headers that pin to the top, and footers that pin to the bottom: the sum of a day stays in sight while the day does.
struct FootersView: View {
  private struct Day: Identifiable {
    let id: String
    let expenses: [(name: String, cents: Int)]

    var total: Int { expenses.reduce(0) { $0 + $1.cents } }
  }

  private let days = [
    Day(
      id: "Monday",
      expenses: [
        ("Coffee", 420), ("Train", 1_840), ("Lunch", 1_650), ("Museum", 1_200), ("Postcards", 480), ("Dinner", 3_275),
        ("Water", 150), ("Room", 11_900),
      ]),
    Day(
      id: "Tuesday",
      expenses: [
        ("Bakery", 615), ("Tram", 280), ("Boat", 2_450), ("Picnic", 1_390), ("Ice cream", 560), ("Concert", 4_800),
        ("Room", 11_900),
      ]),
    Day(
      id: "Wednesday",
      expenses: [
        ("Breakfast", 1_180), ("Bicycle", 2_600), ("Cheese", 940), ("Cable car", 3_750), ("Soup", 1_420),
        ("Bus", 360), ("Room", 12_400), ("Book", 1_990),
      ]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(days) { day in
          Section {
            ForEach(day.expenses, id: \.name) { expense in
              line(expense.name, expense.cents).frame(height: 44)
                .overlay(alignment: .bottom) { Divider().padding(.leading) }
            }
          } header: {
            Text(day.id)
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal)
              .frame(height: 40)
              .background(.bar)
              .overlay(alignment: .bottom) { Divider() }
          } footer: {
            line("Total", day.total)
              .font(.headline)
              .frame(height: 40)
              .background(.bar)
              .overlay(alignment: .top) { Divider() }
              .overlay(alignment: .bottom) { Divider() }
          }
        }
      }
    }
  }

  private func line(_ name: String, _ cents: Int) -> some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)").monospacedDigit()
    }
    .padding(.horizontal)
  }
}
