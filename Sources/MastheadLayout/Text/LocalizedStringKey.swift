import Foundation

/// A string of the source. It is taken as it stands: there are no tables of translations.
public struct LocalizedStringKey: Equatable, Sendable {
  /// A value inside the string, as the environment's language, calendar and time zone have it.
  struct Format: @unchecked Sendable {
    // Values of formats may be of any type; they are only read.
    let string: (EnvironmentValues) -> String
  }

  /// The string with its marks (see `InlineMarkdown`), and a stand-in for each format.
  private let template: String
  private let formats: [Format]

  public init(_ value: String) {
    self.init(template: value, formats: [])
  }

  public init(stringLiteral value: String) {
    self.init(template: value, formats: [])
  }

  init(template: String, formats: [Format]) {
    self.template = template
    self.formats = formats
  }

  /// The string with its marks, where the environment is the usual one.
  var text: String { formats.isEmpty ? template : Self.filled(template, formats) { InlineMarkdown.literal($0) } }

  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  var runs: [Text.Run] {
    let runs = InlineMarkdown.runs(of: template)
    guard !formats.isEmpty else { return runs }
    return runs.map { run in
      guard run.text.unicodeScalars.contains(where: Self.isStandIn) else { return run }
      var result = run
      let formats = formats
      result.text = Self.filled(run.text, formats)
      result.format = { Self.filled(run.text, formats, in: $0) }
      return result
    }
  }

  /// The first of the characters that stand for formats: those for private use, which no font has.
  private static let firstStandIn: UInt32 = 0xF0000

  private static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstStandIn && scalar.value < firstStandIn + 0x10000
  }

  /// What stands for the format of that number.
  static func standIn(_ number: Int) -> String {
    Unicode.Scalar(firstStandIn + UInt32(min(number, 0xFFFD))).map { String(Character($0)) } ?? ""
  }

  private static func filled(
    _ template: String, _ formats: [Format], in environment: EnvironmentValues = EnvironmentValues(),
    _ change: (String) -> String = { $0 }
  ) -> String {
    var result = ""
    for scalar in template.unicodeScalars {
      let number = Int(scalar.value) - Int(firstStandIn)
      if isStandIn(scalar), formats.indices.contains(number) {
        result += change(formats[number].string(environment))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FormatStyle where FormatOutput == String {
  /// The value in the environment's language; dates also in its calendar and time zone, unless the format has its own.
  func string(_ input: FormatInput, in environment: EnvironmentValues) -> String {
    let format = locale(environment.locale)
    if var dates = format as? Date.FormatStyle, let date = input as? Date {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      return dates.format(date)
    }
    if var spans = format as? Date.IntervalFormatStyle, let span = input as? Range<Date> {
      if spans.timeZone == .autoupdatingCurrent { spans.timeZone = environment.timeZone }
      if spans.calendar == .autoupdatingCurrent { spans.calendar = environment.calendar }
      return spans.format(span)
    }
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      // The format itself asks the machine for the time.
      let now = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle, locale: relative.locale,
        calendar: relative.calendar == .autoupdatingCurrent ? environment.calendar : relative.calendar,
        capitalizationContext: relative.capitalizationContext)
      return now.format(_FixedMachine.date)
    }
    return format.format(input)
  }
}
