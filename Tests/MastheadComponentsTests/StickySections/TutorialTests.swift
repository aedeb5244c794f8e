import Masthead
import MastheadDisplayList
import MastheadLayout
import Testing

/// The tutorial's screen, number by number (spec sticky-sections.md, 4).
@Suite struct TutorialTests {
  struct Hero: Sendable, CustomTestStringConvertible {
    var offset: Double
    var gradient: ClosedRange<Double>
    var testDescription: String { "offset \(offset)" }
  }

  private func screen(_ offset: Double, scale: Double = 3) throws -> Described {
    try Described(
      "sticky/tutorial",
      FrameRequest(offset: offset, scale: scale, viewport: .size(Size(width: 390, height: 844))))
  }

  @Test(arguments: [
    Hero(offset: -120, gradient: 0...360), Hero(offset: -60, gradient: 0...300), Hero(offset: 0, gradient: 0...240),
    Hero(offset: 100, gradient: -100...140),
  ])
  func theGradientFillsWhatThePullOpens(_ hero: Hero) throws {
    let gradients = try screen(hero.offset).gradients
    #expect(gradients.count == 1)
    let gradient = try #require(gradients.first)
    #expect(gradient.minX == 0 && gradient.width == 390)
    #expect(gradient.minY == hero.gradient.lowerBound && gradient.maxY == hero.gradient.upperBound)
  }

  @Test func theGradientGoesOutOfSightWithTheHero() throws {
    #expect(try screen(290).gradients.isEmpty)
  }

  /// `.offset` changes nothing of the layout, and the stack in the reader is as high as the gradient that it holds: its text
  /// moves twice as fast as the finger.
  @Test(arguments: [(0.0, 220.0), (-60, 340), (-120, 460), (100, 120)])
  func theTextFallsIntoTheTrap(_ offset: Double, _ bottom: Double) throws {
    let text = try #require(try screen(offset).element("40 items available"))
    #expect(abs(text.maxY - bottom) < 1e-9)
  }

  @Test(arguments: [(-60.0, 300.0), (0, 240), (100, 140), (239, 1), (240, 0), (241, 0), (1000, 0)])
  func theBarPinsOnceTheHeroHasGone(_ offset: Double, _ top: Double) throws {
    let pinned = try screen(offset).scroll.pinnedViews
    #expect(pinned.count == 1)
    let bar = try #require(pinned.first)
    #expect(bar.frame == Rect(x: 0, y: top, width: 390, height: 52))
    #expect(bar.state == (offset > 240 ? .pinned : .resting))
    #expect(bar.restingFrame.minY == 240 - offset)
  }

  @Test(arguments: [1.0, 2, 3]) func aRowIsAsHighAsItsPictureAndAHairline(_ scale: Double) throws {
    let screen = try screen(0, scale: scale)
    let rows = [1, 2, 3].compactMap { screen.element("Item \($0). Tap to view details.") }
    #expect(rows.count == 3)
    for (number, row) in rows.enumerated() {
      #expect(abs(row.minY - (292 + Double(number) * (80 + 1 / scale))) < 1e-9)
      #expect(row.height == 80)
    }
    #expect(abs(try screen.scroll.contentSize.height - (240 + 52 + 40 * (80 + 1 / scale))) < 1e-9)
  }

  @Test func whatTheScreenIsMadeOf() throws {
    let screen = try screen(0)
    // 48 x 48 with a radius of 10, indigo at 12%.
    let tile = try #require(screen.frame.displayList.fills(RGBA(hex: 0x5856D6, alpha: 0.12)).first)
    #expect(tile == Rect(x: 16, y: 308, width: 48, height: 48))
    // The bar's own line, and one below each row from 72 points on.
    let lines = screen.frame.displayList.fills(RGBA(hex: 0x3C3C43, alpha: 0.29))
    #expect(lines.contains { $0.minX == 0 && abs($0.maxY - 292) < 1e-9 && abs($0.height - 1 / 3) < 1e-9 })
    #expect(lines.contains { $0.minX == 72 && $0.maxX == 390 && abs($0.minY - 372) < 1e-9 })
    #expect(screen.backdrops.map(\.bounds) == [Rect(x: 0, y: 240, width: 390, height: 52)])
    // Large title, 4 points, subheadline, and 20 points to the hero's end.
    #expect(try #require(screen.element("Catalog")).minX == 20)
    #expect(abs(try #require(screen.element("Catalog")).minY - (220 - 40.0 - 2.0 / 3 - 4 - 18)) < 1e-9)
  }

  /// The scroll view ignores the top safe area, so the line that the bar pins to is the screen's edge (spec, 4 and 7).
  @Test func onAPhoneTheHeroReachesTheEdgeOfTheScreen() throws {
    let device = try #require(Device.named("iphone-15"))
    let rest = try Described("sticky/tutorial", FrameRequest(scale: 3, viewport: .device(device)))
    #expect(rest.gradients == [Rect(x: 0, y: 0, width: 393, height: 240)])
    #expect(try rest.scroll.contentInsets == .init(top: 0, bottom: 34))
    #expect(rest.frame.diagnostics.isEmpty)
    let scrolled = try Described("sticky/tutorial", FrameRequest(offset: 500, scale: 3, viewport: .device(device)))
    #expect(try scrolled.scroll.pinnedViews.first?.frame.minY == 0)
  }

  @Test func rowsAreOneElementEach() throws {
    let screen = try screen(0)
    func count(_ node: AccessibilityNode) -> Int {
      (node.label.hasSuffix(". Tap to view details.") ? 1 : 0) + node.children.reduce(0) { $0 + count($1) }
    }
    #expect(count(screen.frame.accessibility) == 8)
  }
}
