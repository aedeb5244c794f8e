public import Foundation

/// What code of a rendered file is told when it asks the machine: the same each time.
public enum _FixedMachine {
  /// Tuesday, 9 January 2007, 9:41 in Greenwich, and the seconds that have passed on the timeline.
  public static var date: Date {
    WorkLoop.current?.showsTime = true
    return .start.addingTimeInterval(WorkLoop.current?.time ?? 0)
  }

  public static var locale: Locale { .fixed }
  public static var timeZone: TimeZone { .gmt }

  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .fixed
    calendar.timeZone = .gmt
    return calendar
  }

  /// Numbers that look random. In a body they are the view's own: the same in each frame, whatever else was drawn or measured.
  public struct Numbers: RandomNumberGenerator {
    public init() {}

    public mutating func next() -> UInt64 {
      guard let numbers = SeededNumbers.current else { return SeededNumbers.nextOutside() }
      return numbers.next()
    }
  }
}
