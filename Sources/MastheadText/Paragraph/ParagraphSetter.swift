internal import MastheadDisplayList

/// Sets paragraphs in lines, and remembers them.
final class ParagraphSetter {
  private let preparer: TextPreparer
  private let breaker = LineBreaker()
  private var cache = BoundedCache<ParagraphKey, ParagraphRecord>(budget: ParagraphSetter.cacheBudget)
  /// How many lines have been broken; tests of complexity count this.
  private(set) var linesBroken = 0

  /// Bytes of text, each of them about 200 bytes of glyphs and places: 25 MB.
  private static let cacheBudget = 1 << 17

  init(preparer: TextPreparer) {
    self.preparer = preparer
  }

  func layout(_ paragraph: Paragraph, width: Double?) -> ParagraphLayout {
    layout(paragraph, record: record(of: paragraph), width: width)
  }

  /// - Parameter record: the paragraph's.
  func layout(_ paragraph: Paragraph, record: ParagraphRecord, width: Double?) -> ParagraphLayout {
    precondition(width?.isNaN != true, "a paragraph can't be set in a width that is not a number")
    precondition(paragraph.pixelsPerPoint > 0, "\(paragraph.pixelsPerPoint) pixels per point")
    let width = width.flatMap { $0 == .infinity ? nil : max(0, $0) }
    if let known = record.layout(for: width) { return known }
    let (layout, validity) = set(paragraph, record: record, width: width)
    record.remember(layout, for: validity)
    return layout
  }

  func record(of paragraph: Paragraph) -> ParagraphRecord {
    let key = ParagraphKey(paragraph: paragraph)
    if let known = cache.value(for: key) { return known }
    let record = ParagraphRecord()
    // The constant stands for the entry itself.
    cache.insert(record, for: key, cost: 64 + paragraph.spans.reduce(0) { $0 + $1.text.utf8.count })
    return record
  }

  private func set(_ paragraph: Paragraph, record: ParagraphRecord, width: Double?)
    -> (ParagraphLayout, ParagraphRecord.Validity)
  {
    let full = record.text { preparer.prepare(paragraph, scale: 1) }
    var set = lines(of: full, paragraph: paragraph, width: width)
    var text = full
    if set.isTruncated, paragraph.minimumScaleFactor < 1 {
      (text, set) = shrunk(paragraph, width: width)
      set.validity = .exactly(width)
    }
    let assembler = LineAssembler(paragraph: paragraph, prepared: text)
    let layout = assembler.assemble(set.contents, limit: width, isTruncated: set.isTruncated)
    set.validity.narrow(to: layout, width: width)
    return (layout, set.validity)
  }

  /// The largest scale, in steps of 1/64, at which the paragraph is not truncated; the least allowed one if there is none.
  ///
  /// A line height that is given does not shrink along.
  private func shrunk(_ paragraph: Paragraph, width: Double?) -> (PreparedText, SetLines) {
    let steps = 64.0
    let least = max(0, paragraph.minimumScaleFactor)
    func attempt(_ scale: Double) -> (PreparedText, SetLines) {
      let text = preparer.prepare(paragraph, scale: scale)
      return (text, lines(of: text, paragraph: paragraph, width: width))
    }
    var best = attempt(least)
    var low = (least * steps).rounded(.down)
    var high = steps
    while !best.1.isTruncated, high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let tried = attempt(middle / steps)
      if tried.1.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, tried)
      }
    }
    return best
  }

  private struct SetLines {
    var contents: [LineAssembler.Content] = []
    var isTruncated = false
    var validity = ParagraphRecord.Validity.always
  }

  private func lines(of text: PreparedText, paragraph: Paragraph, width: Double?) -> SetLines {
    let fitter = LineFitter(width: width, preparer: preparer, styles: text.styles, breaker: breaker)
    let limit = paragraph.lineLimit.map { max(1, $0) } ?? .max
    var set = SetLines()
    for (index, line) in text.lines.enumerated() {
      var start = 0
      repeat {
        if set.contents.count == limit { return set }
        linesBroken += 1
        let next = fitter.next(in: line, from: start)
        var content = LineAssembler.Content(
          fragments: [], baseLevel: line.baseLevel, emptySpan: line.emptySpan)
        if set.contents.count + 1 == limit, next.end < line.count || text.hasText(after: index) {
          let truncator = Truncator(width: width, preparer: preparer, styles: text.styles)
          content.fragments = truncator.truncate(line, from: start, mode: paragraph.truncation)
          set.contents.append(content)
          set.isTruncated = true
          set.validity = .exactly(width)
          return set
        }
        content.fragments = line.fragments(next.shown, shaper: preparer.shaper)
        if let hyphen = next.hyphen { content.fragments.append(hyphen) }
        set.contents.append(content)
        set.validity.narrow(to: next)
        start = next.end
      } while start < line.count
    }
    return set
  }
}

/// A paragraph as a key: texts are equal when they are the same characters. Strings are equal already when they look the
/// same, and what is not the same must not share glyphs.
struct ParagraphKey: Hashable {
  let paragraph: Paragraph

  static func == (left: ParagraphKey, right: ParagraphKey) -> Bool {
    left.paragraph == right.paragraph
      && zip(left.paragraph.spans, right.paragraph.spans).allSatisfy { Self.areSame($0.text, $1.text) }
  }

  /// Equal byte by byte: equal strings may be written in other scalars.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    let areSame: Bool?? = left.utf8.withContiguousStorageIfAvailable { left -> Bool? in
      right.utf8.withContiguousStorageIfAvailable { $0.count == left.count && $0.elementsEqual(left) }
    }
    return (areSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  // What most texts differ by; the rest is for comparing.
  func hash(into hasher: inout Hasher) {
    for span in paragraph.spans {
      hasher.combine(span.text)
      hasher.combine(span.font.size)
    }
  }
}

/// What is known of a paragraph: its shaped text, and its layouts at the last few widths.
package final class ParagraphRecord {
  /// The widths at which a layout is the same.
  struct Validity {
    /// Points. Nil for no lower bound.
    private var least: Double?
    private var below: Double
    /// Only this width; nil for unlimited width.
    private var only: Double??

    static let always = Validity(least: nil, below: .infinity, only: .none)
    static func exactly(_ width: Double?) -> Validity { Validity(least: nil, below: .infinity, only: .some(width)) }

    mutating func narrow(to line: LineFitter.Line) {
      if let width = line.leastWidth { least = max(least ?? width, width) }
      below = min(below, line.nextWidth)
    }

    /// Leaves out the widths at which the size of the same lines is another one.
    ///
    /// - Parameter width: the width for which `layout` was made.
    mutating func narrow(to layout: ParagraphLayout, width: Double?) {
      let widest = layout.lines.map(\.box.width).max() ?? 0
      if let width, widest > width {
        below = min(below, widest)
      } else if let width, layout.size.width == width {
        // The rounding up to the pixel may have been cut off.
        only = .some(width)
      } else {
        least = max(least ?? 0, layout.size.width)
      }
    }

    func contains(_ width: Double?) -> Bool {
      if let only { return only == width }
      guard let width else { return below == .infinity }
      return width >= least ?? 0 && width + LineFitter.tolerance < below
    }
  }

  private var prepared: PreparedText?
  @exclusivity(unchecked) private var layouts: [(validity: Validity, layout: ParagraphLayout)] = []

  /// A stack measures a text at up to four widths: none, all, what is offered, what is taken.
  private static let layoutLimit = 4

  func text(_ prepare: () -> PreparedText) -> PreparedText {
    if let prepared { return prepared }
    let made = prepare()
    prepared = made
    return made
  }

  func layout(for width: Double?) -> ParagraphLayout? {
    layouts.first { $0.validity.contains(width) }?.layout
  }

  func remember(_ layout: ParagraphLayout, for validity: Validity) {
    if layouts.count == Self.layoutLimit { layouts.removeFirst() }
    layouts.append((validity, layout))
  }
}
