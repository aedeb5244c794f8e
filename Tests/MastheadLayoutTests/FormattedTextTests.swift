import Foundation
import Testing

@testable import MastheadLayout

/// Texts whose words depend on the environment's language, calendar and time zone.
@Suite struct FormattedTextTests {
  /// 13:05 on 3 February 2024, in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_706_965_500)

  private func words<V: View>(_ view: V) -> String {
    laid(400, 100) { _ in view }.text
  }

  @Test func theUsualEnvironmentIsAmericanAndInGreenwich() {
    #expect(words(Text(date, style: .date)).contains("\"February 3, 2024\""))
    #expect(words(Text(date, style: .time)).contains("\"1:05\u{202F}PM\""))
    #expect(words(Text(1234.5, format: .number)).contains("\"1,234.5\""))
    #expect(words(Text(date, format: .dateTime.hour().minute())).contains("\"1:05\u{202F}PM\""))
  }

  @Test func aLocaleOfTheEnvironmentIsUsed() {
    let german = Locale(identifier: "de_DE")
    #expect(words(Text(date, style: .date).environment(\.locale, german)).contains("\"3. Februar 2024\""))
    #expect(words(Text(1234.5, format: .number).environment(\.locale, german)).contains("\"1.234,5\""))
    let sum = Text("Summe: **\(1234.5, format: .number)**")
    #expect(words(sum.environment(\.locale, german)).contains("\"1.234,5\""))
    #expect(words(sum).contains("\"1,234.5\""))
  }

  @Test func aTimeZoneOfTheEnvironmentIsUsed() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(words(Text(date, style: .time).environment(\.timeZone, tokyo)).contains("\"10:05\u{202F}PM\""))
    #expect(words(Text("\(date, style: .time)!").environment(\.timeZone, tokyo)).contains("\"10:05\u{202F}PM!\""))
    // A format that has a time zone of its own keeps it.
    let hour = Date.FormatStyle(timeZone: .gmt).hour()
    #expect(words(Text(date, format: hour).environment(\.timeZone, tokyo)).contains("\"1\u{202F}PM\""))
  }

  @Test func aCalendarOfTheEnvironmentIsUsed() {
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = .gmt
    #expect(words(Text(date, format: .dateTime.year()).environment(\.calendar, calendar)).contains("2567"))
  }

  @Test func relativeDatesCountFromTheFixedClock() {
    let later = _FixedMachine.date.addingTimeInterval(2 * 86_400)
    #expect(words(Text(later, format: .relative(presentation: .numeric))).contains("\"in 2 days\""))
    #expect(words(Text("\(later, format: .relative(presentation: .numeric))!")).contains("\"in 2 days!\""))
  }

  @Test func keysAreEqualByWhatTheySay() {
    #expect(LocalizedStringKey("a \(1.5, format: .number)") == LocalizedStringKey("a 1.5"))
    #expect(Text("a \(1.5, format: .number)") == Text(verbatim: "a 1.5"))
  }

  @Test func theMachineIsTheSameEachTime() {
    #expect(_FixedMachine.date == Date(timeIntervalSince1970: 1_168_335_660))
    var first: [Int] = []
    var second: [Int] = []
    for _ in 0..<2 {
      var seen: [Int] = []
      _ = laid(10, 10) { _ in
        Color.red.onAppear {
          var numbers = _FixedMachine.Numbers()
          seen = (0..<5).map { _ in Int.random(in: 0..<1000, using: &numbers) }
        }
      }
      (first, second) = (second, seen)
    }
    #expect(first == second && Set(first).count > 1)
  }
}
