public import Foundation

/// Values inside a string of the source, shown as the platform shows them: whole numbers in groups of three digits, others with
/// six decimals, unless a format says otherwise. Marks count only in what is written in the source, not in the values.
extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

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

    /// A value in a format, in American English.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      put(format.locale(.fixed).format(input))
    }

    /// A text inside another keeps its words and not its style.
    public mutating func appendInterpolation(_ text: Text) { put(text.string) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { put(String(describing: value)) }

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
  }

  /// A value in a format, in American English.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.locale(.fixed).format(input))
  }

  /// A moment, in Greenwich.
  public init(_ date: Date, style: DateStyle) {
    var format = Date.FormatStyle(
      date: style == .time ? .omitted : .long, time: style == .time ? .shortened : .omitted, locale: .fixed)
    format.timeZone = .gmt
    self.init(verbatim: format.format(date))
  }
}
