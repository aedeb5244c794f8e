/// Shortens the last line that a paragraph may have, and says so with an ellipsis.
struct Truncator {
  /// Points; nil for no limit.
  let width: Double?
  let preparer: TextPreparer
  let styles: [SpanStyle]

  /// The clusters of `line` from `start` to its end, shortened to the width with an ellipsis.
  ///
  /// Spaces beside the ellipsis go. It is set as the text in front of it, or behind it where there is none in front.
  /// - Parameter mode: where the text is cut when it is too long. When it is not, and only further lines are left out, the
  ///   ellipsis stands at its end.
  /// - Returns: fragments in logical order. With no room for anything the ellipsis stands alone and sticks out.
  func truncate(_ line: HardLine, from start: Int, mode: Paragraph.Truncation) -> [Fragment] {
    let range = start..<line.count
    guard let width else { return cut(line, keeping: range, and: range.upperBound..<range.upperBound) }
    let isTooLong = line.advance(range, shaper: preparer.shaper) > width + LineFitter.tolerance
    switch isTooLong ? mode : .tail {
    case .tail:
      let end = prefixEnd(of: range, in: line) { width - ellipsisAdvance(cutting: line, at: $0, range) }
      return cut(line, keeping: range.lowerBound..<end, and: range.upperBound..<range.upperBound)
    case .head:
      let start = suffixStart(of: range, in: line) { width - ellipsisAdvance(cutting: line, at: $0, $0..<line.count) }
      return cut(line, keeping: range.lowerBound..<range.lowerBound, and: start..<range.upperBound)
    case .middle:
      let end = prefixEnd(of: range, in: line) { (width - ellipsisAdvance(cutting: line, at: $0, range)) / 2 }
      let prefix = range.lowerBound..<end
      let left =
        width - ellipsisAdvance(cutting: line, at: end, range) - line.advance(prefix, shaper: preparer.shaper)
      let start = suffixStart(of: end..<range.upperBound, in: line) { _ in left }
      return cut(line, keeping: prefix, and: start..<range.upperBound)
    }
  }

  private func cut(_ line: HardLine, keeping prefix: Range<Int>, and suffix: Range<Int>) -> [Fragment] {
    let first = line.fragments(prefix, shaper: preparer.shaper)
    let second = line.fragments(suffix, shaper: preparer.shaper)
    // Inside text that runs against the line the ellipsis runs along; at the line's ends it stands where the line ends.
    let level = zip(first.suffix(1), second.prefix(1)).map { min($0.level, $1.level) }.first ?? line.baseLevel
    let span = ellipsisSpan(cutting: line, at: prefix.upperBound, prefix.isEmpty ? suffix : prefix)
    return first + [preparer.sign(.ellipsis, span: span, style: styles[span], level: level)] + second
  }

  /// The span of the text at a cut: that of the last cluster in front of it in `range`, else of the first one in `range`.
  private func ellipsisSpan(cutting line: HardLine, at cut: Int, _ range: Range<Int>) -> Int {
    guard line.count > 0 else { return line.emptySpan }
    let cluster = cut > range.lowerBound ? cut - 1 : range.lowerBound
    return line.span(ofCluster: min(cluster, line.count - 1))
  }

  private func ellipsisAdvance(cutting line: HardLine, at cut: Int, _ range: Range<Int>) -> Double {
    let span = ellipsisSpan(cutting: line, at: cut, range)
    return preparer.sign(.ellipsis, span: span, style: styles[span], level: line.baseLevel).advance
  }

  /// The end of the longest start of `range` that is no wider than `limit` of that end, without spaces at its end.
  private func prefixEnd(of range: Range<Int>, in line: HardLine, limit: (Int) -> Double) -> Int {
    var end = range.upperBound
    // Far too long starts need no exact measure.
    let most = line.positions[range.lowerBound] + limit(range.lowerBound) + slack
    while end > range.lowerBound, line.positions[end] > most { end -= 1 }
    while end > range.lowerBound {
      let shown = range.lowerBound..<line.trimmedEnd(end, from: range.lowerBound)
      if line.isGraphemeStart(end), line.advance(shown, shaper: preparer.shaper) <= limit(shown.upperBound) {
        return shown.upperBound
      }
      end -= 1
    }
    return range.lowerBound
  }

  /// The start of the longest end of `range` that is no wider than `limit` of that start, without spaces at its start.
  private func suffixStart(of range: Range<Int>, in line: HardLine, limit: (Int) -> Double) -> Int {
    var start = range.lowerBound
    let least = line.positions[range.upperBound] - limit(range.upperBound) - slack
    while start < range.upperBound, line.positions[start] < least { start += 1 }
    while start < range.upperBound {
      let shown = line.trimmedStart(start, to: range.upperBound)..<range.upperBound
      if line.isGraphemeStart(start), line.advance(shown, shaper: preparer.shaper) <= limit(shown.lowerBound) {
        return shown.lowerBound
      }
      start += 1
    }
    return range.upperBound
  }

  /// More than shaping the ends of a line anew, and ellipses of other spans, change.
  private var slack: Double { 4 * (styles.map(\.description.size).max() ?? 0) }
}
