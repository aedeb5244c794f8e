import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// What a header with a large title shows at an offset (spec header.md, 4).
struct CollapseCase: Sendable, CustomTestStringConvertible {
  let offset: Double
  var height: CGFloat = 52
  let progress: Double
  var scale = 1.0
  let top: CGFloat

  var testDescription: String { "offset \(offset), title \(height) high" }
}

private let collapse = [
  CollapseCase(offset: -150, progress: 0, scale: 1.1, top: 194),
  CollapseCase(offset: -50, progress: 0, scale: 1.05, top: 94),
  CollapseCase(offset: 0, progress: 0, top: 44),
  CollapseCase(offset: 13, progress: 0.25, top: 31),
  CollapseCase(offset: 26, progress: 0.5, top: 18),
  CollapseCase(offset: 52, progress: 1, top: -8),
  CollapseCase(offset: 80, progress: 1, top: -36),
  CollapseCase(offset: 37, height: 74, progress: 0.5, top: 7),
]

@Suite struct HeaderScrollTests {
  private let border = rgba(0xD2D2D7)
  private let titleColor = RGBA(red: 0, green: 1, blue: 0, alpha: 1)

  private var title: some View { block(60, 22, Color(red: 0, green: 1, blue: 0)) }

  private func large(_ height: CGFloat, _ frames: Frames) -> some View {
    HeaderScrollView {
      // 3 points above the title and 8 below belong to the block.
      HeaderLargeTitle { block(100, height - 11, .black).probe("words", frames) }.probe("block", frames)
      block(390, 1000, .clear)
    } header: {
      Header { HeaderTitle { title } }.probe("bar", frames)
    }
  }

  /// The opacity at which a colour is drawn; 0 where it is not.
  private func opacity(of color: RGBA, in list: DisplayList) -> Double {
    list.leaves.first { leaf in
      if case .fill(_, .color(color), _) = leaf.item { true } else { false }
    }?.opacity ?? 0
  }

  @Test(arguments: collapse) func aLargeTitleCollapses(_ c: CollapseCase) throws {
    let frames = Frames()
    let result = Setting(offset: c.offset).layOut(large(c.height, frames))
    #expect(opacity(of: titleColor, in: result.displayList) == c.progress)
    #expect(opacity(of: border, in: result.displayList) == c.progress)
    #expect(frames["block"] == CGRect(x: 0, y: c.top, width: 390, height: c.height))
    #expect(frames["bar"] == CGRect(x: 0, y: 0, width: 390, height: 44))
    let words = try #require(frames["words"])
    #expect(abs(words.width - 100 * c.scale) < 1e-9)
    // The leading bottom corner stays on the margin.
    #expect(abs(words.minX - 16) < 1e-9)
    #expect(abs(words.maxY - (c.top + c.height - 8)) < 1e-9)
    #expect(result.passes == (c.offset == 0 ? 1 : 2))
  }

  @Test func aLargeTitleGrowsFromTheRightInRightToLeft() throws {
    let frames = Frames()
    _ = Setting(offset: -50, direction: .rightToLeft).layOut(large(52, frames))
    let words = try #require(frames["words"])
    #expect(abs(words.maxX - 374) < 1e-9)
    #expect(abs(words.width - 105) < 1e-9)
  }

  @Test func theHairlineIsOnePixelInsideTheBar() {
    for scale in [1.0, 2, 3] {
      let frames = Frames()
      let result = Setting(scale: scale, offset: 52).layOut(large(52, frames))
      let pixel = 1 / scale
      let lines = result.displayList.fills(border)
      #expect(lines.count == 1)
      for line in lines {
        #expect(line.minX == 0 && line.width == 390)
        #expect(abs(line.minY - (44 - pixel)) < 1e-9 && abs(line.height - pixel) < 1e-9)
      }
    }
  }

  @Test(arguments: [(-5.0, 0.0), (0, 0), (4, 0.5), (8, 1), (100, 1)])
  func withoutALargeTitleTheHairlineAppearsWithTheFirstPoints(offset: Double, alpha: Double) {
    let view = HeaderScrollView {
      block(390, 1000, .clear)
    } header: {
      Header { HeaderTitle { title } }
    }
    let result = Setting(offset: offset).layOut(view)
    #expect(opacity(of: border, in: result.displayList) == alpha)
    #expect(opacity(of: titleColor, in: result.displayList) == 1)
    #expect(result.passes == (offset == 0 ? 1 : 2))
  }

  @Test func withoutAScrollViewTheTitleIsThereAndTheHairlineIsNot() {
    let result = Setting().layOut(Header { HeaderTitle { title } })
    #expect(opacity(of: titleColor, in: result.displayList) == 1)
    #expect(result.displayList.fills(border).isEmpty)
    #expect(result.passes == 1)
  }

  @Test func aLargeTitleThatIsNotThereIsNotWaitedFor() {
    let isShown = Int.random(in: 0...0) == 1
    let view = HeaderScrollView {
      if isShown { HeaderLargeTitle("Inbox") }
      block(390, 1000, .clear)
    } header: {
      Header { HeaderTitle { title } }
    }
    let result = Setting(offset: 4).layOut(view)
    #expect(opacity(of: titleColor, in: result.displayList) == 1)
    #expect(opacity(of: border, in: result.displayList) == 0.5)
  }

  @Test func theLargeTitleIsClippedByTheBar() {
    let frames = Frames()
    let result = Setting(offset: 26).layOut(large(52, frames))
    func clips(_ items: [DisplayList.Item]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        guard case .group(let group) = item else { return [] }
        return (group.clip.map { [$0.bounds] } ?? []) + clips(group.children)
      }
    }
    #expect(clips(result.displayList.items) == [Rect(x: 0, y: 44, width: 390, height: 156)])
  }

  @Test func progressIsZeroForATitleWithoutHeight() {
    #expect(HeaderMath.progress(minY: -10, height: 0) == 0)
    #expect(HeaderMath.progress(minY: -10, height: -1) == 0)
    #expect(HeaderMath.progress(minY: -13, height: 52) == 0.25)
    #expect(HeaderMath.progress(minY: 20, height: 52) == 0)
    #expect(HeaderMath.progress(minY: -200, height: 52) == 1)
  }

  @Test func aLargeTitleOfWordsIsAsHighAsSpecified() {
    for (subtitle, height) in [(nil, 52 as CGFloat), ("3 unread", 74)] {
      let frames = Frames()
      _ = Setting().layOut(HeaderLargeTitle("Inbox", subtitle: subtitle).probe("block", frames))
      #expect(frames["block"]?.height == height)
    }
  }

  @Test func aReadersTextSizeMovesTheLargeTitleAndNotTheBar() {
    let frames = Frames()
    let view = HeaderScrollView {
      HeaderLargeTitle("Inbox").probe("block", frames)
      block(390, 1000, .clear)
    } header: {
      Header {
        HeaderTitle("Inbox").probe("title", frames)
      } trailing: {
        HeaderIconButton(icon: Ph.plus.regular, label: "New").probe("button", frames)
      }
      .probe("bar", frames)
    }
    // The platform's large title is 52 points at the third accessibility size, 34 at the usual one: a line of 41 becomes 63.
    let result = Setting(offset: 37, textSize: .accessibility3).layOut(view)
    #expect(frames["block"]?.height == 74)
    #expect(frames["bar"]?.height == 44)
    #expect(frames["title"]?.height == 22)
    #expect(frames["button"]?.height == 36)
    #expect(result.displayList.texts.last { $0.text == "Inbox" } != nil)
    #expect(opacity(of: border, in: result.displayList) == 0.5)
  }
}
