public import Foundation

/// What code of a rendered file is told when it asks the machine: the same each time.
public enum _FixedMachine {
  /// Tuesday, 9 September 2025, 9:41 in Greenwich, and the seconds that have passed on the timeline.
  public static var date: Date {
    // Days from 1970, and the minutes of the day.
    Date(timeIntervalSince1970: 20_340 * 86_400 + (9 * 60 + 41) * 60 + (WorkLoop.current?.time ?? 0))
  }

  public static var locale: Locale { .fixed }
  public static var timeZone: TimeZone { .gmt }

  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .fixed
    calendar.timeZone = .gmt
    return calendar
  }

  /// Numbers that look random: those of the frame that is being made, from the same start in each.
  public struct Numbers: RandomNumberGenerator {
    public init() {}

    public mutating func next() -> UInt64 { (SeededNumbers.current ?? .outside).next() }
  }
}

/// A sequence of numbers that is the same each time.
final class SeededNumbers: Sendable {
  // A layout is done by one thread, and has an object of its own.
  nonisolated(unsafe) private var state: UInt64 = 0

  /// Set for the time of a layout, on its thread.
  @TaskLocal static var current: SeededNumbers?

  /// For code that runs before any layout: each number is the first.
  static var outside: SeededNumbers { SeededNumbers() }

  /// - Source: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
