public import Foundation

/// Values inside a string of the source, shown as the platform shows them: whole numbers in groups of three digits, others with
/// six decimals, unless a format says otherwise. Marks count only in what is written in the source, not in the values.
extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringInterpolation: StringInterpolation) {
    self.init(template: stringInterpolation.text, formats: stringInterpolation.formats)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var formats: [Format] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { put(string) }

    public mutating func appendInterpolation(_ value: some BinaryInteger) { put(grouped(String(value))) }

    /// A number without a format.
    public mutating func appendInterpolation(_ value: Double) { put(String(format: "%f", value)) }

    public mutating func appendInterpolation(_ value: CGFloat) { put(String(format: "%f", Double(value))) }

    public mutating func appendInterpolation(_ value: Float) { put(String(format: "%f", Double(value))) }

    /// - Parameter specifier: as in C, for example `%.1f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      put(String(format: specifier, value))
    }

    /// A value in a format, in the environment's language.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      put { format.string(input, in: $0) }
    }

    /// A moment, where the environment is.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      put { style.string(date, in: $0) }
    }

    /// A text inside another keeps its words and not its style.
    public mutating func appendInterpolation(_ text: Text) {
      if text.runs.contains(where: { $0.format != nil }) {
        put { text.formatted(in: $0).string }
      } else {
        put(text.string)
      }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { put(String(describing: value)) }

    private mutating func put(_ format: @escaping (EnvironmentValues) -> String) {
      text += LocalizedStringKey.standIn(formats.count)
      formats.append(Format(string: format))
    }

    private mutating func put(_ value: String) { text += InlineMarkdown.literal(value) }

    private func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      var result = ""
      for (index, digit) in digits.dropFirst(sign.count).reversed().enumerated() {
        if index > 0, index % 3 == 0 { result.append(",") }
        result.append(digit)
      }
      return sign + String(result.reversed())
    }
  }
}

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Sendable {
    private let number: Int

    /// The hour and minute.
    public static let time = DateStyle(number: 0)
    /// The day.
    public static let date = DateStyle(number: 1)
    // A distance from now would differ in every run: it is told as the day.
    public static let relative = DateStyle(number: 1)
    public static let offset = DateStyle(number: 1)
    public static let timer = DateStyle(number: 1)

    func string(_ date: Date, in environment: EnvironmentValues) -> String {
      let format = Date.FormatStyle(
        date: self == .time ? .omitted : .long, time: self == .time ? .shortened : .omitted, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
      return format.format(date)
    }
  }

  /// A value in a format, in the environment's language.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init { format.string(input, in: $0) }
  }

  /// A moment, in the environment's language, calendar and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init { style.string(date, in: $0) }
  }

  private init(_ format: @escaping (EnvironmentValues) -> String) {
    self.init(runs: [Run(text: format(EnvironmentValues()), format: format)])
  }
}
