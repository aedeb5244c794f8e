/// Swift code that is compiled with the files of a screen. What a file's own module declares comes before what it imports, so
/// that the files find these names, and with them the same clock, place and chance in each run.
enum ScreenNames {
  static let code = """
    import Foundation
    import Masthead

    typealias DispatchQueue = Masthead._MainQueue
    typealias MainActor = Masthead._MainActor
    typealias NumberFormatter = Masthead._FixedNumberFormatter
    typealias DateFormatter = Masthead._FixedDateFormatter

    extension Date {
      init() { self = Masthead._FixedMachine.date }
      init(timeIntervalSinceNow interval: TimeInterval) { self = Masthead._FixedMachine.date + interval }
      static var now: Date { Masthead._FixedMachine.date }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Masthead._FixedMachine.date) }
    }

    extension Locale {
      static var current: Locale { Masthead._FixedMachine.locale }
      static var autoupdatingCurrent: Locale { Masthead._FixedMachine.locale }
    }

    extension TimeZone {
      static var current: TimeZone { Masthead._FixedMachine.timeZone }
      static var autoupdatingCurrent: TimeZone { Masthead._FixedMachine.timeZone }
    }

    extension Calendar {
      static var current: Calendar { Masthead._FixedMachine.calendar }
      static var autoupdatingCurrent: Calendar { Masthead._FixedMachine.calendar }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inDay: 0) }
      func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inDay: 1) }
      func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inDay: -1) }
      private func isDate(_ date: Date, inDay days: Int) -> Bool {
        let now = Masthead._FixedMachine.date
        return isDate(date, inSameDayAs: self.date(byAdding: .day, value: days, to: now) ?? now)
      }
    }

    extension Sequence {
      func shuffled() -> [Element] {
        var numbers = Masthead._FixedMachine.Numbers()
        return shuffled(using: &numbers)
      }
    }

    extension MutableCollection where Self: RandomAccessCollection {
      mutating func shuffle() {
        var numbers = Masthead._FixedMachine.Numbers()
        shuffle(using: &numbers)
      }
    }

    extension Collection {
      func randomElement() -> Element? {
        var numbers = Masthead._FixedMachine.Numbers()
        return randomElement(using: &numbers)
      }
    }

    extension Bool {
      static func random() -> Bool {
        var numbers = Masthead._FixedMachine.Numbers()
        return random(using: &numbers)
      }
    }

    extension FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self {
        var numbers = Masthead._FixedMachine.Numbers()
        return random(in: range, using: &numbers)
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = Masthead._FixedMachine.Numbers()
        return random(in: range, using: &numbers)
      }
    }

    extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self {
        var numbers = Masthead._FixedMachine.Numbers()
        return random(in: range, using: &numbers)
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = Masthead._FixedMachine.Numbers()
        return random(in: range, using: &numbers)
      }
    }

    """
}
