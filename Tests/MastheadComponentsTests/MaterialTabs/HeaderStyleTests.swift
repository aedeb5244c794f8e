import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

struct StyleCase: Sendable, CustomTestStringConvertible {
  enum Kind: Sendable { case offset, fixed, parallax, shrink }

  let kind: Kind
  let header: CGFloat
  /// Where the element's middle is drawn, relative to where the header takes it.
  let moved: CGFloat
  let scale: CGFloat
  let opacity: Double

  var testDescription: String { "\(kind) at \(header)" }
}

private let cases = [
  StyleCase(kind: .offset, header: 0, moved: 0, scale: 1, opacity: 1),
  StyleCase(kind: .offset, header: 75, moved: 0, scale: 1, opacity: 0.5),
  StyleCase(kind: .offset, header: 150, moved: 0, scale: 1, opacity: 0),
  StyleCase(kind: .offset, header: -40, moved: 0, scale: 1, opacity: 1),
  StyleCase(kind: .fixed, header: 75, moved: 75, scale: 1, opacity: 1),
  StyleCase(kind: .fixed, header: 150, moved: 150, scale: 1, opacity: 1),
  StyleCase(kind: .fixed, header: -40, moved: 0, scale: 1, opacity: 1),
  StyleCase(kind: .parallax, header: 75, moved: 26.25, scale: 1, opacity: 1),
  StyleCase(kind: .parallax, header: 150, moved: 52.5, scale: 1, opacity: 1),
  StyleCase(kind: .parallax, header: -40, moved: 0, scale: 1, opacity: 1),
  StyleCase(kind: .shrink, header: 75, moved: 26.25, scale: 0.75, opacity: 0.5),
  StyleCase(kind: .shrink, header: 150, moved: 52.5, scale: 0.5, opacity: 0),
  StyleCase(kind: .shrink, header: -40, moved: 0, scale: 1.1333, opacity: 1),
  StyleCase(kind: .shrink, header: -75, moved: 0, scale: 1.25, opacity: 1),
]

/// Spec material-tabs.md, 11.
@Suite struct HeaderStyleTests {
  private func context(_ offset: CGFloat) -> HeaderContext<NoTab> {
    var context = HeaderContext(selectedTab: NoTab.none)
    context.titleHeight = 150
    context.offset = offset
    return context
  }

  @ViewBuilder private func styled(_ kind: StyleCase.Kind, _ context: HeaderContext<NoTab>) -> some View {
    let element = block(100, 40)
    switch kind {
    case .offset: element.headerStyle(OffsetHeaderStyle(), context: context)
    case .fixed: element.headerStyle(FixedHeaderStyle(), context: context)
    case .parallax: element.headerStyle(ParallaxHeaderStyle(), context: context)
    case .shrink: element.headerStyle(ShrinkHeaderStyle(), context: context)
    }
  }

  @Test(arguments: cases) func anElementIsDrawnAsItsStyleSays(_ c: StyleCase) throws {
    let setting = Setting(size: CGSize(width: 390, height: 600), scale: 1)
    let list = setting.layOut(styled(c.kind, context(c.header))).displayList
    guard c.opacity > 0 else {
      #expect(list.drawn(rgba(0xFF3B30)).isEmpty)
      return
    }
    let drawn = try #require(list.drawn(rgba(0xFF3B30)).first)
    #expect(isClose(drawn.rect.midX, 195) && isClose(drawn.rect.midY, 300 + c.moved, 0.51))
    #expect(isClose(drawn.rect.width, 100 * c.scale, 0.01) && isClose(drawn.rect.height, 40 * c.scale, 0.01))
    #expect(abs(drawn.opacity - c.opacity) < 1e-3)
  }

  /// The seed's sticky title: half its size at the end, at the top, and the header ends below it.
  @Test(arguments: [(0, 1, 0), (43, 0.75, 0), (86, 0.5, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func stylesCanBeCombined(_ offset: CGFloat, _ scale: CGFloat, _ top: CGFloat) throws {
    let log = ContextLog<NoTab>()
    let view = StickyHeader { context in
      let _ = log.note(context)
      VStack {
        block(200, 52)
          .headerStyle(
            ShrinkHeaderStyle(fade: false, minimumScale: 0.5, offsetFactor: 0, anchor: .top), context: context
          )
          .headerStyle(FixedHeaderStyle(), context: context)
          .minTitleHeight(.content(scale: 0.5))
        block(200, 52, .blue)
      }
    } content: {
      StickyHeaderScroll { _ in Color.green.frame(height: 2_000) }
    }
    let list = phone.at(Double(offset)).layOut(view).displayList
    #expect(log.last?.titleHeight == 112 && log.last?.minTitleHeight == 26 && log.last?.maxOffset == 86)
    let first = try #require(list.drawn(rgba(0xFF3B30)).first)
    #expect(isClose(first.rect.minY, 62 + top, 0.01) && isClose(first.rect.height, 52 * scale, 0.01))
    let second = try #require(list.drawn(rgba(0x007AFF)).first)
    #expect(isClose(second.rect.minY, 62 + 60 - offset, 0.01))
  }

  private struct Tilt: HeaderStyle {
    func makeBody(context: HeaderContext<NoTab>, content: Content) -> some View {
      content.offset(x: 100 * context.unitOffset)
    }
  }

  @Test func aStyleOfOnesOwnIsAsGoodAsAny() throws {
    let view = block(100, 40).headerStyle(Tilt(), context: context(75))
    let drawn = try #require(Setting(scale: 1).layOut(view).displayList.drawn(rgba(0xFF3B30)).first)
    #expect(drawn.rect.minX == 145 + 50)
  }
}

extension DisplayList {
  /// Where what is filled with a colour ends up on the canvas, and how much of it is seen.
  func drawn(_ color: RGBA) -> [(rect: Rect, opacity: Double)] {
    func open(_ items: [Item], _ transform: Transform, _ opacity: Double) -> [(rect: Rect, opacity: Double)] {
      items.flatMap { item -> [(rect: Rect, opacity: Double)] in
        switch item {
        case .group(let group):
          return open(group.children, group.transform.then(transform), opacity * group.opacity)
        case .fill(let path, .color(color), _): return [(transform.apply(to: path.bounds), opacity)]
        default: return []
        }
      }
    }
    return open(items, .identity, 1)
  }
}
