import MastheadDisplayList
import MastheadText

/// Words set in lines.
struct TextRule: LeafRule {
  let paragraph: Paragraph
  private let decorations: [Decoration]
  private let label: String
  /// The paragraph's; nil for a text that is not to be set as it stands.
  private let record: ParagraphRecord?

  /// What is drawn of a span besides its glyphs' shapes.
  private struct Decoration {
    let style: _ResolvedShapeStyle
    /// The lines' own colours; nil for the text's.
    let underline: RGBA?
    let strikethrough: RGBA?
    let isDecorated: (underline: Bool, strikethrough: Bool)
  }

  /// - Parameter engine: sets the text; nil to be asked only for the paragraph.
  init(_ text: Text, _ environment: EnvironmentValues, _ engine: TextEngine?) {
    let fields = environment.fields
    let foreground = ForegroundStyle()._resolve(in: environment)
    var spans: [Paragraph.Span] = []
    var decorations: [Decoration] = []
    spans.reserveCapacity(text.runs.count)
    decorations.reserveCapacity(text.runs.count)
    for run in text.runs {
      let attributes = run.attributes
      var font = (attributes.font ?? fields.font ?? .body).resolve(fields.dynamicTypeSize)
      if let weight = attributes.weight ?? fields.fontWeight { font.weight = weight.value }
      // Bold in the environment strengthens whatever is inside, unless the text has a weight of its own.
      if fields.isBold, attributes.weight == nil { font.weight = max(font.weight, Font.Weight.bold.value) }
      if attributes.isItalic || fields.isItalic { font.isItalic = true }
      if attributes.isMonospaced || fields.isMonospaced { font.design = .monospaced }
      if attributes.hasMonospacedDigits || fields.hasMonospacedDigits { font.hasMonospacedDigits = true }
      spans.append(
        Paragraph.Span(
          text: Self.cased(run.text, fields.textCase), font: font, tracking: attributes.tracking ?? fields.tracking,
          baselineOffset: attributes.baselineOffset))
      let underline = attributes.underline ?? fields.underline
      let strikethrough = attributes.strikethrough ?? fields.strikethrough
      decorations.append(
        Decoration(
          style: attributes.foreground?._resolve(in: environment) ?? foreground,
          underline: underline?.color?.resolve(in: environment),
          strikethrough: strikethrough?.color?.resolve(in: environment),
          isDecorated: (underline != nil, strikethrough != nil)))
    }
    self.decorations = decorations
    label = spans.map(\.text).joined()
    paragraph = Paragraph(
      spans: spans, alignment: Paragraph.Alignment(fields.multilineTextAlignment), lineLimit: fields.lineLimit,
      truncation: Paragraph.Truncation(fields.truncationMode), lineHeight: fields.lineHeight,
      lineSpacing: fields.lineSpacing, minimumScaleFactor: fields.minimumScaleFactor,
      direction: fields.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      pixelsPerPoint: fields.displayScale)
    record = engine?.record(of: paragraph)
  }

  private static func cased(_ text: String, _ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }

  /// The lines for a proposal: as many as the width needs, and no more than the height holds, but always one.
  private func lines(_ proposal: ProposedSize, _ tree: NodeTree) -> ParagraphLayout {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let record = record ?? tree.text.record(of: paragraph)
    let layout = tree.text.layout(paragraph, record: record, width: width)
    // A height that was summed up from fractions still holds its lines.
    guard let height = proposal.height.map({ $0 + 0.01 }), layout.lines.count > 1, layout.size.height > height
    else { return layout }
    var limited = paragraph
    limited.lineLimit = max(1, layout.lines.count { $0.box.maxY <= height })
    return tree.text.layout(limited, width: width)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    lines(proposal, tree).size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    tree.nodes[Int(node)].proposal = proposal
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal, tree).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal, tree).lastBaseline }
    return nil
  }

  var accessibility: AccessibilityProperties? {
    AccessibilityProperties(role: .text, label: label)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let layout = lines(tree.nodes[Int(node)].proposal ?? ProposedSize(frame.size), tree)
    report(layout, node, tree)
    let box = drawing.aligned(frame)
    for line in layout.lines {
      for placed in line.runs {
        draw(placed, in: box, drawing: &drawing)
      }
    }
  }

  private func draw(_ placed: ParagraphLayout.PlacedRun, in box: Rect, drawing: inout Drawing) {
    var run = placed.run
    // Glyphs stand on whole pixels; across, the renderer places them to a quarter of one.
    let baseline = ((box.minY + run.origin.y) * drawing.scale).rounded() / drawing.scale
    run.origin = Point(x: box.minX + run.origin.x, y: baseline)
    let bounds = run.bounds.offsetBy(x: run.origin.x, y: run.origin.y)
    let decoration = decorations[placed.span]
    let paint = decoration.style.inkPaint(in: box)
    if !paint.isClear, !run.glyphs.isEmpty { drawing.add(.glyphs(run, paint), bounds: bounds) }
    func line(at y: Double, _ color: RGBA?) {
      let thickness = max(1, (run.size / 14 * drawing.scale).rounded()) / drawing.scale
      let rect = Rect(x: bounds.minX, y: baseline + y, width: bounds.width, height: thickness)
      let aligned = Rect(
        x: rect.minX, y: drawing.aligned(rect).minY, width: rect.width, height: thickness)
      drawing.fill(.rectangle(aligned), color.map { .color($0) } ?? paint, bounds: aligned)
    }
    if decoration.isDecorated.underline { line(at: run.size * 0.11, decoration.underline) }
    if decoration.isDecorated.strikethrough { line(at: -run.size * 0.29, decoration.strikethrough) }
  }

  private func report(_ layout: ParagraphLayout, _ node: NodeID, _ tree: NodeTree) {
    if layout.isTruncated {
      tree.run.report(.textTruncated, "text is truncated: \"\(Self.excerpt(label))\"", node, tree)
    }
    for span in paragraph.spans {
      if case .named(let family) = span.font.design, !tree.text.library.hasFamily(family) {
        tree.run.report(
          .unknownFont, "no font family is named \(quoted(family)) in the folders given; the system's font stands in",
          node,
          tree)
      }
    }
    for scalar in layout.missing {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let name = scalar.properties.name.map { " \($0)" } ?? ""
      tree.run.report(
        .missingGlyph, "no font has U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)\(name)", node,
        tree)
    }
  }

  private static func excerpt(_ text: String) -> String {
    let most = 60
    return text.count > most ? String(text.prefix(most)) + "…" : text
  }
}

extension Paragraph.Alignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

extension Paragraph.Truncation {
  init(_ mode: Text.TruncationMode) {
    self =
      switch mode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}
