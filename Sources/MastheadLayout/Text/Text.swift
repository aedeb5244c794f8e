public import Foundation

/// Words. Takes as many lines as it needs, and is never wider than it must be.
public struct Text: View, Equatable {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Letters changed to one case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  struct Run {
    /// What it says where the environment is the usual one.
    var text: String
    var attributes = Attributes()
    /// What it says elsewhere; nil for the same.
    var format: ((EnvironmentValues) -> String)?
  }

  /// What one run says about itself; nil leaves it to the environment.
  struct Attributes {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var foreground: AnyShapeStyle?
    var tracking: Double?
    var baselineOffset = 0.0
    var underline: Line?
    var strikethrough: Line?

    struct Line {
      var color: Color?
    }
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Text as it stands in a variable.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(text: String(content))]
  }

  /// Text as it stands.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// Text as it stands in the source; `**bold**`, `*italic*`, `~~struck~~` and `` `code` `` are set so.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    runs = key.runs
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    if view.runs.contains(where: { ($0.attributes.font ?? inputs.environment.font)?.isSizeFinite == false }) {
      inputs.reportNumbers(of: "a font's size")
    }
    inputs.tree.append(TextRule(view.formatted(in: inputs.environment), inputs.environment, inputs.tree.text), inputs)
  }

  public static func _length(_ view: Self, _ query: _LengthQuery) -> Double? {
    guard query.axis == .vertical, view.runs.count == 1 else { return nil }
    return query.text?.height(of: view.formatted(in: query.environment).runs[0], cross: query.cross, query.environment)
  }

  public static func == (left: Text, right: Text) -> Bool {
    left.runs.map(\.text) == right.runs.map(\.text)
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// The text as it is where the environment's language, calendar and time zone are.
  func formatted(in environment: EnvironmentValues) -> Text {
    guard runs.contains(where: { $0.format != nil }) else { return self }
    var text = self
    for index in text.runs.indices {
      guard let format = text.runs[index].format else { continue }
      text.runs[index].text = format(environment)
      text.runs[index].format = nil
    }
    return text
  }

  /// What the text says.
  var string: String { runs.map(\.text).joined() }

  /// The innermost modifier wins: what a run has of its own stays.
  private func with(_ change: (inout Attributes) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].attributes) }
    return text
  }

  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with { $0.isMonospaced = true } : self }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Points added after each character.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? finite(tracking) } }

  /// Points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? finite(kerning) } }

  /// Points that the text stands above its line.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset += finite(offset) } }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with { $0.underline = $0.underline ?? Attributes.Line(color: color) } : self
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with { $0.strikethrough = $0.strikethrough ?? Attributes.Line(color: color) } : self
  }
}
