public import Foundation

/// When a view is made anew. A frame is made at any instant that is asked for, so that a schedule only says whether a view shows
/// the time of the frame or that of the entry before it.
public protocol TimelineSchedule {
  /// The schedule's last entry at or before a date; the date itself where each instant is one.
  func _entry(at date: Date) -> Date
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  fileprivate let isPaused: Bool
  fileprivate let interval: Double?

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    isPaused = paused
    interval = minimumInterval
  }

  public func _entry(at date: Date) -> Date {
    if isPaused { return .start }
    guard let interval else { return date }
    return PeriodicTimelineSchedule(from: .start, by: interval)._entry(at: date)
  }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func _entry(at date: Date) -> Date {
    guard interval > 0, interval.isFinite, date >= start else { return date }
    // A millionth of a second more, so that rounding does not put an entry off.
    let count = ((date.timeIntervalSince(start) + 1e-6) / interval).rounded(.down)
    return start.addingTimeInterval(count * interval)
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func _entry(at date: Date) -> Date {
    let minute = 60.0
    let seconds = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: ((seconds + 1e-6) / minute).rounded(.down) * minute)
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func _entry(at date: Date) -> Date { dates.filter { $0 <= date }.max() ?? date }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that shows the time. Timelines, and stills, begin on 9 January 2007 at 9:41 in Greenwich, whatever the machine's clock
/// says.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public struct Context {
    /// How often a view's content is to change at least.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.run.loop.showsTime = true
    let date = view.schedule._entry(at: Date.start.addingTimeInterval(inputs.tree.run.time))
    Content._resolve(view.content(.init(date: date, cadence: .live)), inputs.child(0))
  }

  public static var _childCount: Int? { Content._childCount }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension Date {
  /// The beginning of all timelines.
  static let start = Date(timeIntervalSince1970: 1_168_335_660)
}
