public import Foundation
import MastheadDisplayList
import MastheadText

/// A symbol or a picture.
public struct Image: View, Hashable, Sendable {
  /// The size of a symbol, relative to the text around it.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// Spec swiftui-subset.md, E.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Whether a picture's own colours are drawn, or its shape in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  enum Source: Hashable {
    case symbol(String)
    case icon(name: String, font: String)
    case named(ResourceName)
    case picture(Picture)
  }

  let source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var interpolates = true
  var label: String?
  var isDecorative = false

  /// A symbol by its SF Symbols name. It is drawn with the nearest icon of an open set.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// A picture by its name: a file or an image set of the preview's resources, or of a bundle.
  ///
  /// - Parameter bundle: nil, or the main bundle, for the preview's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(ResourceName(name, in: bundle))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(ResourceName(name, in: bundle))
    self.label = label.string
  }

  /// A picture that says nothing of its own.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(ResourceName(name, in: bundle))
    isDecorative = true
  }

  /// A decoded picture.
  ///
  /// - Parameter label: what assistive technology reads out; nil for nothing.
  package init(_ picture: Picture, label: String?) {
    source = .picture(picture)
    self.label = label
    isDecorative = label == nil
  }

  /// A glyph of one of the icon fonts in the binary.
  package init(icon: String, font: String) {
    source = .icon(name: icon, font: font)
    isDecorative = true
  }

  /// The picture in any size that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: the parts at the picture's edges that keep their size, in points.
  ///   - resizingMode: what becomes of the part between them.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  /// Symbols are always drawn in the foreground style.
  ///
  /// - Parameter renderingMode: nil for what the picture's image set says, or else its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// How pixels are made where the picture's own don't fall on the screen's.
  ///
  /// - Parameter interpolation: `none` for the nearest pixel; all others mix neighbours alike.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolates = interpolation != .none
    return image
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var problem: (Diagnostic.Code, String)?
    switch view.source {
    case .picture(let picture):
      inputs.tree.append(PictureRule(picture, view, inputs.environment, label: view.label), inputs)
      return
    case .named(let name):
      let source = inputs.environment.resourceSource
      switch source?.picture(name.query(in: inputs.environment)) ?? .missing(among: []) {
      case .found(let picture):
        inputs.tree.append(PictureRule(picture, view, inputs.environment, label: view.label ?? name.name), inputs)
        return
      case .missing(let names): problem = (.unknownImage, name.missing("image", among: names))
      case .unusable(let reason): problem = (.unusableImage, reason)
      }
    case .symbol, .icon: break
    }
    inputs.tree.append(IconRule(view, inputs.environment, inputs.tree.run, problem), inputs)
  }
}

extension ResourceName {
  /// The main bundle of a preview's process is the tool, which holds no pictures.
  init(_ name: String, in bundle: Bundle?) {
    self.init(
      name: name, bundlePath: bundle.flatMap { $0.bundlePath == Bundle.main.bundlePath ? nil : $0.resourcePath })
  }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { changing { $0.fields.imageScale = scale } }
}

/// A glyph of an icon font in a square box, or the frame of one that is missing.
struct IconRule: LeafRule {
  private enum Content {
    case glyph(id: UInt32, font: String)
    case missing
  }

  private let content: Content
  private let style: _ResolvedShapeStyle
  private let side: Double
  private let isResizable: Bool
  /// True where the icon points along the line, and the line runs to the left.
  private let isFlipped: Bool
  private let name: String
  private let problem: (Diagnostic.Code, String)?
  private let label: String?

  /// - Parameter pictureProblem: why there is no picture, for an image that is to be one.
  init(
    _ image: Image, _ environment: EnvironmentValues, _ run: Run, _ pictureProblem: (Diagnostic.Code, String)? = nil
  ) {
    let fields = environment.fields
    var font = (fields.font ?? .body).resolve(fields.dynamicTypeSize)
    if let weight = fields.fontWeight { font.weight = weight.value }
    if fields.isBold { font.weight = max(font.weight, Font.Weight.bold.value) }
    style = ForegroundStyle()._resolve(in: environment)
    side = pixelCeil(1.2 * font.size * fields.imageScale.factor, scale: fields.displayScale)
    isResizable = image.isResizable
    var flips = false
    var problem = pictureProblem
    var content = Content.missing
    switch image.source {
    case .icon(let icon, let face):
      name = icon
      if let id = run.text.icon(named: icon, in: face) {
        content = .glyph(id: id, font: face)
      } else {
        problem = (.unknownSymbol, "no icon is named \"\(icon)\"")
      }
    case .symbol(let symbol):
      name = symbol
      if let known = SymbolTable.glyph(named: symbol) {
        // A heavier font wants heavier strokes; filled icons have none.
        let face = known.font == "Phosphor" && font.weight >= 600 ? "Phosphor-Bold" : known.font
        flips = known.flips
        if let id = run.text.icon(named: known.icon, in: face) { content = .glyph(id: id, font: face) }
      } else {
        let near = SymbolTable.nearestNames(to: symbol, count: 3).map { "\"\($0)\"" }.joined(separator: ", ")
        problem = (.unknownSymbol, "no symbol is named \"\(symbol)\"; the nearest names are \(near)")
      }
    case .named(let picture):
      name = picture.name
    // Drawn by a rule of its own.
    case .picture(let picture): name = picture.reference.name
    }
    self.content = content
    self.problem = problem
    isFlipped = flips && fields.layoutDirection == .rightToLeft
    label = image.isDecorative ? nil : image.label ?? name
  }

  var accessibility: AccessibilityProperties? {
    label.map { AccessibilityProperties(role: .image, label: $0) }
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let natural = Size(width: side, height: side)
    return isResizable ? proposal.replacingUnspecified(by: natural) : natural
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    // A symbol stands on the baseline with its optical foot, which is a sixth of its box above the box's lower edge.
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? size.height * 5 / 6 : nil
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    if let problem { tree.run.report(problem.0, problem.1, node, tree) }
    var rect = drawing.aligned(frame)
    // Rounding the edges of a square can make its sides differ by a pixel; an icon stays undistorted.
    if abs(frame.width - frame.height) < 1e-6 { rect.size.height = rect.width }
    guard !rect.isEmpty else { return }
    let paint = style.inkPaint(in: rect)
    switch content {
    case .missing: drawPlaceholder(in: rect, paint, &drawing)
    case .glyph(let id, let font): draw(id, font, in: rect, paint, &drawing)
    }
  }

  private func draw(_ glyph: UInt32, _ font: String, in rect: Rect, _ paint: Paint, _ drawing: inout Drawing) {
    // The glyph's em is its box: ascent 1 em above the baseline, nothing below.
    let side = rect.width
    let run = GlyphRun(
      font: FontReference(name: font), size: side, origin: Point(x: rect.minX, y: rect.minY + side * Self.ascent),
      glyphs: [.init(id: glyph, position: .zero)], text: name,
      bounds: Rect(x: 0, y: -side * Self.ascent, width: side, height: side))
    let stretch = rect.height / rect.width
    guard isFlipped || abs(stretch - 1) > 0.001 else {
      drawing.add(.glyphs(run, paint), bounds: rect)
      return
    }
    let flip = Transform.scale(x: isFlipped ? -1 : 1, y: 1).about(Point(x: rect.midX, y: rect.minY))
    let fit = Transform.scale(x: 1, y: abs(stretch - 1) > 0.001 ? stretch : 1).about(Point(x: rect.minX, y: rect.minY))
    drawing.group(DisplayList.Group(transform: flip.then(fit), children: []), visible: .some(nil)) {
      $0.add(.glyphs(run, paint), bounds: rect)
    }
  }

  /// The share of the em that lies above the baseline in the icon fonts.
  static let ascent = 1.0

  /// A crossed box: it can't be taken for a picture.
  private func drawPlaceholder(in rect: Rect, _ paint: Paint, _ drawing: inout Drawing) {
    let inner = rect.insetBy(x: 1, y: 1)
    guard !inner.isEmpty else { return }
    let box = Outline(
      .elements([
        .move(to: Point(x: inner.minX, y: inner.minY)), .line(to: Point(x: inner.maxX, y: inner.minY)),
        .line(to: Point(x: inner.maxX, y: inner.maxY)), .line(to: Point(x: inner.minX, y: inner.maxY)), .close,
        .move(to: Point(x: inner.minX, y: inner.minY)), .line(to: Point(x: inner.maxX, y: inner.maxY)),
        .move(to: Point(x: inner.maxX, y: inner.minY)), .line(to: Point(x: inner.minX, y: inner.maxY)),
      ]))
    drawing.add(.stroke(box, paint, style: MastheadDisplayList.StrokeStyle(lineWidth: 1)), bounds: rect)
  }
}
