import MastheadDisplayList

@testable import MastheadText

/// A paragraph of one span.
func paragraph(
  _ text: String, size: Double = 17, weight: Double = 400, tracking: Double? = nil, lineLimit: Int? = nil,
  direction: Paragraph.Direction = .leftToRight, configure: (inout Paragraph) -> Void = { _ in }
) -> Paragraph {
  var made = Paragraph(
    spans: [.init(text: text, font: FontDescription(size: size, weight: weight), tracking: tracking)],
    lineLimit: lineLimit, direction: direction)
  configure(&made)
  return made
}

extension TextEngine {
  convenience init() { self.init(library: FontLibrary()) }

  /// The exact advance of a text's only line, in points.
  func advance(of paragraph: Paragraph) -> Double { layout(paragraph, width: nil).lines[0].box.width }
}

extension ParagraphLayout {
  /// What each line says, each run in logical order, runs from left to right.
  var texts: [String] { lines.map { $0.runs.map(\.run.text).joined() } }
  /// The glyphs of all lines.
  var glyphs: [UInt32] { lines.flatMap { $0.runs.flatMap { $0.run.glyphs.map(\.id) } } }
}
