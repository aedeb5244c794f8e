/// Characters of one hard line that are shaped together: one span, font, script and direction.
final class TextRun {
  /// Index into the paragraph's spans.
  let span: Int
  let font: FontInstance
  /// Points per em.
  let size: Double
  /// Points after each grapheme.
  let tracking: Double
  /// Points up.
  let baselineOffset: Double
  /// The embedding level; odd runs right to left.
  let level: UInt8
  let script: Script
  let features: FontFeatures
  /// What the run says.
  let text: [UInt32]
  /// What is shaped for it: the same, save for characters that stand for nothing visible.
  let shapedText: [UInt32]
  /// For each character, whether `tracking` follows it; nil when it does everywhere.
  let isTracked: [Bool]?
  /// Characters of the hard line around the run that its letters join to.
  let before: [UInt32]
  let after: [UInt32]
  let shaped: ShapedText
  let pointsPerUnit: Double

  /// - Parameters:
  ///   - request: what was shaped.
  ///   - shaped: what came of it.
  init(
    _ item: Itemizer.Item, style: SpanStyle, text: ArraySlice<UInt32>, request: Shaper.Request, shaped: ShapedText
  ) {
    span = item.span
    font = item.font
    size = style.description.size
    tracking = style.tracking(in: item.font, joins: item.joins)
    baselineOffset = style.baselineOffset
    level = item.level
    script = item.script
    features = request.features
    self.text = Array(text)
    shapedText = request.text
    isTracked = item.isTracked
    before = request.before
    after = request.after
    self.shaped = shaped
    pointsPerUnit = size / item.font.unitsPerEm
  }

  var isRightToLeft: Bool { level % 2 == 1 }

  /// The tracking after a cluster whose last character is in front of `end`.
  func tracking(before end: Int) -> Double {
    guard tracking != 0 else { return 0 }
    return isTracked.map { $0[end - 1] } ?? true ? tracking : 0
  }

  /// A part of the run by itself, for a line that starts or ends at a place where glyphs work together.
  ///
  /// Letters of joining scripts keep the forms that they have in the whole word (as CSS Text 3, 5.6, asks).
  func request(for part: Range<Int>) -> Shaper.Request {
    let before = part.lowerBound > 0 ? Self.last(of: shapedText[..<part.lowerBound]) : before
    let after = part.upperBound < text.count ? Self.first(of: shapedText[part.upperBound...]) : after
    return Shaper.Request(
      text: Array(shapedText[part]), before: script.isCursive ? before : [], after: script.isCursive ? after : [],
      script: script.tag, isRightToLeft: isRightToLeft, features: features)
  }

  /// As many characters as joining looks at: marks may stand between two letters.
  static let contextLength = 5
  static func first(of text: ArraySlice<UInt32>) -> [UInt32] { Array(text.prefix(contextLength)) }
  static func last(of text: ArraySlice<UInt32>) -> [UInt32] { Array(text.suffix(contextLength)) }
}

/// Clusters of one run that stand together on a line.
struct Fragment {
  let run: TextRun
  /// Index of the run in its hard line; -1 for an ellipsis.
  let runIndex: Int
  let shaped: ShapedText
  /// Where the text of `shaped` starts in the run's.
  let start: Int
  /// Indices into `shaped.clusters`.
  let clusters: Range<Int>
  /// Decides the place on the line. The run's own, save for spaces at the end of a line.
  var level: UInt8

  /// The fragment's characters in the run.
  var characters: Range<Int> {
    guard let first = clusters.first, let last = clusters.last else { return start..<start }
    return start + shaped.clusters[first].start..<start + shaped.end(ofCluster: last)
  }

  /// Points, tracking included.
  var advance: Double {
    clusters.reduce(0) { sum, index in sum + advance(ofCluster: index) }
  }

  func advance(ofCluster index: Int) -> Double {
    Double(shaped.clusters[index].advance) * run.pointsPerUnit
      + run.tracking(before: start + shaped.end(ofCluster: index))
  }
}
