public import Foundation

/// What `NumberFormatter` is in a Swift file that is rendered: one that starts in American English.
open class _FixedNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = .fixed
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// What `DateFormatter` is in a Swift file that is rendered: one that starts in American English and in Greenwich.
open class _FixedDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = .fixed
    timeZone = .gmt
    calendar = _FixedMachine.calendar
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
