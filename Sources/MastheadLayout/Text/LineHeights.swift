import MastheadDisplayList
import MastheadText

/// How high text is that is sure to stand on one line, without setting it. A style is looked into once; after that a text costs
/// a glance at each of its characters.
final class LineHeights {
  private let engine: TextEngine
  /// The styles met so far, the last one met in front. Rows have few.
  private var styles: [(style: Style, line: OneLine)] = []

  init(engine: TextEngine) {
    self.engine = engine
  }

  /// All that the height of a line and the widths of its characters depend on.
  private struct Style: Equatable {
    let font: Font?
    let weight: Font.Weight?
    let tracking: Double?
    let lineHeight: Double?
    let baselineOffset: Double
    let displayScale: Double
    let dynamicTypeSize: DynamicTypeSize
    let traits: Traits

    struct Traits: OptionSet {
      let rawValue: Int

      static let bold = Traits(rawValue: 1)
      static let italic = Traits(rawValue: 2)
      static let monospaced = Traits(rawValue: 4)
      static let monospacedDigits = Traits(rawValue: 8)
      static let hasOwnWeight = Traits(rawValue: 16)
      static let rightToLeft = Traits(rawValue: 32)
    }

    init(_ attributes: Text.Attributes, _ fields: EnvironmentValues.Fields) {
      font = attributes.font ?? fields.font
      weight = attributes.weight ?? fields.fontWeight
      tracking = attributes.tracking ?? fields.tracking
      lineHeight = fields.lineHeight
      baselineOffset = attributes.baselineOffset
      displayScale = fields.displayScale
      dynamicTypeSize = fields.dynamicTypeSize
      var traits: Traits = []
      if fields.isBold { traits.insert(.bold) }
      if attributes.isItalic || fields.isItalic { traits.insert(.italic) }
      if attributes.isMonospaced || fields.isMonospaced { traits.insert(.monospaced) }
      if attributes.hasMonospacedDigits || fields.hasMonospacedDigits { traits.insert(.monospacedDigits) }
      if attributes.weight != nil { traits.insert(.hasOwnWeight) }
      if fields.layoutDirection == .rightToLeft { traits.insert(.rightToLeft) }
      self.traits = traits
    }
  }

  /// The height of a text in points; nil where only setting it tells.
  ///
  /// - Parameter cross: the width it is offered, in points; nil for no limit.
  func height(of run: Text.Run, cross: Double?, _ environment: EnvironmentValues) -> Double? {
    let line = line(run.attributes, environment)
    // Capitals are wider than the letters that they are made from.
    guard environment.fields.textCase == nil else { return nil }
    let width = line.mostWidth(of: run.text)
    return width <= cross ?? .greatestFiniteMagnitude ? line.height : nil
  }

  private func line(_ attributes: Text.Attributes, _ environment: EnvironmentValues) -> OneLine {
    let style = Style(attributes, environment.fields)
    if let known = styles.first, known.style == style { return known.line }
    if let index = styles.firstIndex(where: { $0.style == style }) {
      styles.swapAt(0, index)
      return styles[0].line
    }
    var text = Text(verbatim: "x")
    text.runs[0].attributes = attributes
    let line = engine.oneLine(like: TextRule(text, environment, nil).paragraph)
    styles.insert((style, line), at: 0)
    if styles.count > Self.mostStyles { styles.removeLast() }
    return line
  }

  /// Styles that are kept: a search through more would cost more than setting the text.
  private static let mostStyles = 16
}
