import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadCairo

@Suite struct VectorTests {
  private let text = TextEngine(library: FontLibrary())

  private func vector(
    _ items: [DisplayList.Item], _ format: VectorFormat, renderer: CairoRenderer? = nil,
    images: ImageTable = ImageTable()
  ) throws -> [UInt8] {
    let list = DisplayList(size: Size(width: 40, height: 30), items: items)
    return try (renderer ?? CairoRenderer(text: text)).vector(
      list, images: images, format: format, pictureScale: 2, title: "a title", background: .white)
  }

  private func svg(_ items: [DisplayList.Item]) throws -> String {
    String(decoding: try vector(items, .svg), as: UTF8.self)
  }

  private let square = Path.rectangle(Rect(x: 5, y: 5, width: 20, height: 10))
  private let red = Paint.color(RGBA(hex: 0xFF0000))

  /// A line of text as layout makes it.
  private func words(_ string: String, font: FontDescription = FontDescription(size: 10)) -> [DisplayList.Item] {
    let paragraph = Paragraph(spans: [.init(text: string, font: font)])
    return text.layout(paragraph, width: nil).lines.flatMap(\.runs).map { placed in
      var run = placed.run
      run.origin = Point(x: run.origin.x + 2, y: run.origin.y + 2)
      return .glyphs(run, red)
    }
  }

  private func everything() -> [DisplayList.Item] {
    let blurred = DisplayList.Group(blurRadius: 2, children: [.fill(square, red, rule: .nonZero)])
    let faint = DisplayList.Group(
      opacity: 0.5, clip: .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), children: words("a"))
    let stops = [Paint.Stop(color: RGBA(hex: 0x00FF00), location: 0), Paint.Stop(color: .clear, location: 1)]
    return [
      .fill(square, .linearGradient(.init(stops: stops, start: .zero, end: Point(x: 40, y: 0))), rule: .nonZero),
      .group(blurred), .group(faint),
      .backdrop(
        .rectangle(Rect(x: 0, y: 0, width: 40, height: 12)),
        Material(blurRadius: 3, saturation: 1, base: RGBA(hex: 0xFFFFFF, alpha: 0.5), tint: .none)),
    ] + words("Masthead")
  }

  @Test(arguments: VectorFormat.allCases) func equalListsGiveEqualBytesWhateverWasDrawnBefore(_ format: VectorFormat)
    throws
  {
    let renderer = CairoRenderer(text: text)
    let first = try vector(everything(), format, renderer: renderer)
    for other in VectorFormat.allCases { _ = try vector(words("else"), other, renderer: renderer) }
    #expect(try vector(everything(), format, renderer: renderer) == first)
    #expect(try vector(everything(), format) == first)
  }

  @Test func shapesAndTextStayVectors() throws {
    let drawing = try svg([.fill(square, red, rule: .nonZero)] + words("ab"))
    #expect(drawing.contains("width=\"40px\"") && drawing.contains("viewBox=\"0 0 40 30\""))
    #expect(!drawing.contains("<image"))
    #expect(drawing.contains("M 5 5 L 25 5 L 25 15 L 5 15 Z M 5 5"))
    // Two letters, each written once and used.
    #expect(drawing.ranges(of: "<use ").count == 2)
  }

  @Test func whatHasNoWordsInTheFormatIsOnePicture() throws {
    for item in everything() where try svg([item]).contains("<image") {
      switch item {
      case .backdrop: continue
      case .group(let group): #expect(group.blurRadius > 0)
      default: Issue.record("\(item) is a picture")
      }
    }
    let pictures = try svg(everything()).ranges(of: "<image ").count
    #expect(pictures == 2)
  }

  @Test func aMaterialShowsWhatIsBelowIt() throws {
    let backdrop = DisplayList.Item.backdrop(
      .rectangle(Rect(x: 0, y: 0, width: 40, height: 30)),
      Material(blurRadius: 1, saturation: 1, base: .clear, tint: .none))
    let over = try svg([.fill(square, red, rule: .nonZero), backdrop])
    let under = try svg([backdrop, .fill(square, red, rule: .nonZero)])
    func picture(_ svg: String) -> Substring { svg.split(separator: "base64,")[1].prefix { $0 != "\"" } }
    #expect(picture(over) != picture(under))
  }

  @Test func aDocumentCarriesNoDateOfTheClock() throws {
    let bytes = String(decoding: try vector(words("a"), .pdf), as: UTF8.self)
    #expect(bytes.hasPrefix("%PDF-"))
    #expect(bytes.contains("/CreationDate (20000101000000Z)") || bytes.contains("/CreationDate (D:20000101000000Z"))
    #expect(bytes.contains("/Title (a title)"))
  }

  @Test func namesAreCountedInTheOrderInWhichTheyCome() {
    let svg =
      "<g id=\"surface17\"><use href=\"#glyph0-1\"/><rect fill=\"#aabbcc\" clip=\"url(#clip4)\"/></g><a id=\"clip4\"/>"
    let expected = "<g id=\"p1\"><use href=\"#p2\"/><rect fill=\"#aabbcc\" clip=\"url(#p3)\"/></g><a id=\"p3\"/>"
    #expect(svgWithOwnNames(Array(svg.utf8)) == Array(expected.utf8))
  }

  @Test(arguments: VectorFormat.allCases) func whatCanNotBeDrawnIsAnError(_ format: VectorFormat) {
    #expect(throws: RasterError.self) {
      try vector([.fill(.rectangle(Rect(x: .nan, y: 0, width: 1, height: 1)), red, rule: .nonZero)], format)
    }
    let missing = ImageReference(name: "a", contentHash: 1, widthInPixels: 1, heightInPixels: 1)
    #expect(throws: RasterError.self) {
      try vector([.image(.init(reference: missing, rect: Rect(x: 0, y: 0, width: 9, height: 9)))], format)
    }
    #expect(throws: RasterError.self) {
      let empty = DisplayList(size: Size(width: 0, height: 5))
      return try CairoRenderer(text: text).vector(empty, format: format, pictureScale: 1)
    }
  }
}
