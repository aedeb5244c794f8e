internal import MastheadDisplayList

/// Places the fragments of lines: order on the line, heights, alignment.
struct LineAssembler {
  let paragraph: Paragraph
  let prepared: PreparedText

  /// Text of one line.
  struct Content {
    /// In logical order.
    var fragments: [Fragment]
    let baseLevel: UInt8
    /// The span whose height an empty line takes.
    let emptySpan: Int
    var advance: Double { fragments.reduce(0) { $0 + $1.advance } }
  }

  /// - Parameter limit: the width that was offered, nil for none. Text that fits it does not grow past it by rounding: it would
  ///   be set otherwise at its own size.
  func assemble(_ contents: [Content], limit: Double?, isTruncated: Bool) -> ParagraphLayout {
    let scale = paragraph.pixelsPerPoint
    let advances = contents.map { max(0, $0.advance) }
    let widest = advances.max() ?? 0
    var width = PixelGrid.ceiling(widest, pixelsPerPoint: scale)
    if let limit, widest <= limit { width = min(width, limit) }
    var lines: [ParagraphLayout.Line] = []
    var y = 0.0
    for (content, advance) in zip(contents, advances) {
      let (height, ascent) = height(of: content)
      let left = self.left(of: advance, in: width)
      let baseline = PixelGrid.nearest(y + ascent, pixelsPerPoint: scale)
      lines.append(
        ParagraphLayout.Line(
          box: Rect(x: left, y: y, width: advance, height: height), baseline: baseline,
          runs: runs(of: content, at: Point(x: left, y: baseline))))
      y += height + paragraph.lineSpacing
    }
    let height = lines.last?.box.maxY ?? 0
    return ParagraphLayout(
      size: Size(width: width, height: height), lines: lines, isTruncated: isTruncated, missing: prepared.missing)
  }

  /// The height of a line's box, and where in it the baseline is.
  ///
  /// The natural height is the platform's for the tallest text of the line, rounded up to the pixel, with the baseline at
  /// the ascender's share of it. A line height that is given is that, half of what it adds above and half below.
  private func height(of content: Content) -> (height: Double, ascent: Double) {
    let spans = content.fragments.isEmpty ? [content.emptySpan] : content.fragments.map(\.run.span)
    let ascent = spans.map { prepared.styles[$0].ascent }.max() ?? 0
    let descent = spans.map { prepared.styles[$0].descent }.max() ?? 0
    let exact = ascent + descent
    let natural = max(0, PixelGrid.ceiling(exact, pixelsPerPoint: paragraph.pixelsPerPoint))
    let share = exact > 0 ? ascent / exact : 0
    guard let given = paragraph.lineHeight else { return (natural, natural * share) }
    return (given, (given - natural) / 2 + natural * share)
  }

  private func left(of advance: Double, in width: Double) -> Double {
    switch (paragraph.alignment, paragraph.direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): width - advance
    case (.center, _): (width - advance) / 2
    }
  }

  private func runs(of content: Content, at start: Point) -> [ParagraphLayout.PlacedRun] {
    let fragments = Self.withEndOfLine(content)
    let order = BidiLevels.visualOrder(of: fragments.map(\.level))
    var runs: [ParagraphLayout.PlacedRun] = []
    var builder: RunBuilder?
    var x = start.x
    for fragment in order.lazy.map({ fragments[$0] }) {
      if builder?.accepts(fragment) != true {
        if let built = builder { runs.append(built.placed) }
        builder = RunBuilder(
          first: fragment, origin: Point(x: x, y: start.y - fragment.run.baselineOffset))
      }
      x += builder?.append(fragment) ?? 0
    }
    if let built = builder { runs.append(built.placed) }
    return runs
  }

  /// Spaces at the end of a line stand where the line ends, whatever text they follow (rule L1 of UAX #9).
  private static func withEndOfLine(_ content: Content) -> [Fragment] {
    guard let last = content.fragments.last, last.level != content.baseLevel else { return content.fragments }
    let isSpace = last.run.text[last.characters].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3000 }
    guard isSpace else { return content.fragments }
    var fragments = content.fragments
    fragments[fragments.count - 1].level = content.baseLevel
    return fragments
  }
}

/// Collects fragments that stand side by side on a line and belong to one run.
private struct RunBuilder {
  private let run: TextRun
  private let runIndex: Int
  private let origin: Point
  private var characters: Range<Int>
  private var glyphs: [GlyphRun.Glyph] = []
  private var bounds = Rect.zero
  private var x = 0.0

  init(first: Fragment, origin: Point) {
    run = first.run
    runIndex = first.runIndex
    self.origin = origin
    characters = first.characters
  }

  /// True when the fragment continues the run, at its logical end or, right to left, in front of it.
  func accepts(_ fragment: Fragment) -> Bool {
    fragment.runIndex == runIndex && fragment.level == run.level
      && (run.isRightToLeft
        ? fragment.characters.upperBound == characters.lowerBound
        : fragment.characters.lowerBound == characters.upperBound)
  }

  /// Appends a fragment on the right, and gives its advance in points.
  mutating func append(_ fragment: Fragment) -> Double {
    let start = x
    let unit = run.pointsPerUnit
    let shaped = fragment.shaped
    let added = fragment.characters
    characters = min(characters.lowerBound, added.lowerBound)..<max(characters.upperBound, added.upperBound)
    for index in run.isRightToLeft ? Array(fragment.clusters.reversed()) : Array(fragment.clusters) {
      let cluster = shaped.clusters[index]
      var pen = x
      for glyph in shaped.glyphs[cluster.glyphs] {
        let position = Point(x: pen + Double(glyph.x) * unit, y: -Double(glyph.y) * unit)
        glyphs.append(GlyphRun.Glyph(id: glyph.id, position: position))
        if let box = run.font.box(of: glyph.id) {
          bounds = bounds.union(
            Rect(
              minX: position.x + Double(box.minX) * unit, minY: position.y - Double(box.maxY) * unit,
              maxX: position.x + Double(box.maxX) * unit, maxY: position.y - Double(box.minY) * unit))
        }
        pen += Double(glyph.advance) * unit
      }
      // Tracking stands at the right of what it follows, also right to left.
      x += fragment.advance(ofCluster: index)
    }
    return x - start
  }

  var placed: ParagraphLayout.PlacedRun {
    ParagraphLayout.PlacedRun(
      run: GlyphRun(
        font: run.font.reference, size: run.size, origin: origin, glyphs: glyphs,
        text: Characters.string(run.text[characters]), bounds: bounds),
      span: run.span)
  }
}
