/// Breaks hard lines at a width: greedy, first fit.
struct LineFitter {
  struct Line {
    /// The clusters that stand on the line.
    let shown: Range<Int>
    /// A hyphen behind `shown`, where the line ends at a soft one.
    let hyphen: Fragment?
    /// Where the next line starts. Between `shown` and here are the spaces that hang over the line's end.
    let end: Int
    /// The least width at which the line is the same; nil when a narrower one changes nothing.
    let leastWidth: Double?
    /// The least width at which the line would hold more.
    let nextWidth: Double
  }

  /// Points; nil for no limit.
  let width: Double?
  let preparer: TextPreparer
  let styles: [SpanStyle]
  let breaker: LineBreaker

  /// A text measured at its own width, rounded by less than this, fits.
  static let tolerance = 1e-5

  func fits(_ advance: Double) -> Bool {
    guard let width else { return true }
    return advance <= width + Self.tolerance
  }

  /// The line of `line` that starts with cluster `start`.
  ///
  /// It ends at the last break that leaves it inside the width, spaces in front of the break not counted. A word wider than
  /// the width is broken between graphemes; a grapheme wider than the width stands alone and sticks out.
  /// Spaces in front of a hard break count as long as they fit, as on the platform.
  func next(in line: HardLine, from start: Int) -> Line {
    let whole = measure(start..<line.count, of: line)
    if whole.fits {
      return Line(
        shown: start..<line.count, hyphen: nil, end: line.count, leastWidth: whole.atMost, nextWidth: .infinity)
    }
    var best: (shown: Range<Int>, end: Int)?
    var nextWidth = whole.atLeast
    let breaks = line.breaks(by: breaker)
    var index = Self.firstIndex(in: breaks, after: start)
    while index < breaks.count {
      let shown = start..<line.trimmedEnd(breaks[index], from: start)
      let measured = measure(shown, of: line)
      guard measured.fits else {
        nextWidth = measured.atLeast
        break
      }
      best = (shown, breaks[index])
      index += 1
    }
    guard let best else { return brokenWord(in: line, from: start, until: breaks[index]) }
    return Line(
      shown: best.shown, hyphen: hyphen(behind: best.shown, of: line), end: best.end,
      leastWidth: advance(of: best.shown, in: line), nextWidth: nextWidth)
  }

  /// The part of a word that fits, at least one grapheme.
  private func brokenWord(in line: HardLine, from start: Int, until wordEnd: Int) -> Line {
    let last = max(line.trimmedEnd(wordEnd, from: start), start + 1)
    var end = start
    var isWithin = true
    var nextWidth = Double.infinity
    while end < last {
      var next = end + 1
      while next < last, !line.isGraphemeStart(next) { next += 1 }
      let measured = measure(start..<next, of: line)
      if end > start, !measured.fits {
        nextWidth = measured.atLeast
        break
      }
      end = next
      isWithin = measured.fits
    }
    // One grapheme that is the whole word takes the spaces behind it along.
    return Line(
      shown: start..<end, hyphen: hyphen(behind: start..<end, of: line), end: end == last ? wordEnd : end,
      leastWidth: isWithin ? advance(of: start..<end, in: line) : nil, nextWidth: nextWidth)
  }

  private struct Measure {
    let fits: Bool
    /// Bounds of the advance. They are equal where that decided anything.
    let atLeast: Double
    let atMost: Double
  }

  /// Shaping the ends of a line anew changes its advance by less than an em at either end, so that only a line nearer than
  /// that to the width needs the exact answer.
  private func measure(_ range: Range<Int>, of line: HardLine) -> Measure {
    guard let width, !range.isEmpty else {
      let exact = advance(of: range, in: line)
      return Measure(fits: fits(exact), atLeast: exact, atMost: exact)
    }
    let hyphen = hyphen(behind: range, of: line)?.advance ?? 0
    let estimate = line.positions[range.upperBound] - line.positions[range.lowerBound] + hyphen
    let slack = line.run(ofCluster: range.upperBound - 1).size + line.run(ofCluster: range.lowerBound).size
    guard abs(estimate - width) > slack else {
      let exact = advance(of: range, in: line)
      return Measure(fits: fits(exact), atLeast: exact, atMost: exact)
    }
    return Measure(fits: estimate < width, atLeast: estimate - slack, atMost: estimate + slack)
  }

  /// The exact advance of a line with these clusters.
  private func advance(of range: Range<Int>, in line: HardLine) -> Double {
    line.advance(range, shaper: preparer.shaper) + (hyphen(behind: range, of: line)?.advance ?? 0)
  }

  private func hyphen(behind range: Range<Int>, of line: HardLine) -> Fragment? {
    guard !range.isEmpty, range.upperBound < line.count, line.isSoftHyphen(range.upperBound - 1) else { return nil }
    let run = line.run(ofCluster: range.upperBound - 1)
    return preparer.sign(.hyphen, span: run.span, style: styles[run.span], level: run.level)
  }

  /// The first index whose value is greater than `value`, in an ascending array.
  private static func firstIndex(in values: [Int], after value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
