import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Widths of what stands in a bar of 390 points, and where it must be (spec header.md, 3).
struct BarCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// Ideal widths. A title or label can be narrower.
  var title: CGFloat?
  var back: CGFloat?
  var start: [CGFloat] = []
  var end: [CGFloat] = []
  var width: CGFloat = 390
  /// Where things stand: x and width.
  var titleFrame: [CGFloat]?
  var labelFrame: [CGFloat]?
  var startX: CGFloat?
  var endX: CGFloat?

  var testDescription: String { id }
}

private let cases = [
  BarCase(
    id: "profile", title: 60, back: 66, end: [54], titleFrame: [165, 60], labelFrame: [36, 66], endX: 328),
  BarCase(id: "details with a long label", title: 60, back: 250, titleFrame: [165, 60], labelFrame: [36, 121]),
  BarCase(id: "long title", title: 400, back: 0, end: [36, 36], titleFrame: [92, 206], endX: 306),
  BarCase(id: "library", title: 58, start: [36], end: [60], titleFrame: [166, 58], startX: 8, endX: 322),
  BarCase(id: "no title", back: 66, labelFrame: [36, 66]),
  BarCase(id: "no title, long label", back: 400, labelFrame: [36, 159]),
  BarCase(id: "title only", title: 60, titleFrame: [165, 60]),
  BarCase(id: "long title only", title: 400, titleFrame: [16, 358]),
  BarCase(id: "end only", title: 60, end: [100], titleFrame: [165, 60], endX: 282),
  BarCase(id: "start only", title: 60, start: [100], titleFrame: [165, 60], startX: 8),
  BarCase(id: "nothing"),
  BarCase(
    id: "back and actions", title: 60, back: 250, start: [36], titleFrame: [165, 60], labelFrame: [36, 81], startX: 121),
  BarCase(id: "long title gives way before actions", title: 400, end: [150], titleFrame: [166, 58], endX: 232),
  BarCase(id: "label gives way before title", title: 250, back: 250, titleFrame: [70, 250], labelFrame: [36, 26]),
  BarCase(
    id: "narrow", title: 100, back: 60, end: [36], width: 160, titleFrame: [52, 56], labelFrame: [36, 8], endX: 116),
]

@Suite struct HeaderBarTests {
  /// A view that is as wide as it may be, up to its ideal width.
  private func flexible(_ ideal: CGFloat) -> some View {
    Color.red.frame(minWidth: 0, idealWidth: ideal, maxWidth: ideal, minHeight: 22, maxHeight: 22)
  }

  private func bar(_ c: BarCase, _ frames: Frames) -> some View {
    Header {
      if let title = c.title { flexible(title).probe("title", frames) }
    } leading: {
      if let back = c.back {
        HeaderBackLayout {
          block(24, 24).probe("caret", frames)
          if back > 0 { flexible(back).probe("label", frames) }
        }
      }
      if !c.start.isEmpty {
        HeaderActions { ForEach(c.start, id: \.self) { block($0, 36) } }.probe("start", frames)
      }
    } trailing: {
      if !c.end.isEmpty {
        HeaderActions { ForEach(0..<c.end.count) { block(c.end[$0], 36) } }.probe("end", frames)
      }
    }
    .probe("bar", frames)
    .frame(width: c.width)
  }

  private func frames(_ c: BarCase, _ direction: LayoutDirection = .leftToRight) -> Frames {
    let frames = Frames()
    _ = Setting(size: CGSize(width: c.width, height: 200), direction: direction).layOut(bar(c, frames))
    return frames
  }

  @Test(arguments: cases) func everySlotHasItsPlace(_ c: BarCase) throws {
    let frames = frames(c)
    #expect(frames["title"].map { [$0.minX, $0.width] } == c.titleFrame)
    #expect(frames["label"].map { [$0.minX, $0.width] } == c.labelFrame)
    #expect(frames["start"]?.minX == c.startX)
    #expect(frames["end"]?.minX == c.endX)
    #expect(frames["caret"]?.minX == (c.back == nil ? nil : 8))
    #expect(frames["bar"]?.size == CGSize(width: c.width, height: 44))
  }

  @Test(arguments: cases.filter { $0.title != nil }) func theTitleStandsInTheMiddleOfTheBar(_ c: BarCase) {
    #expect(frames(c)["title"]?.midX == c.width / 2)
  }

  @Test(arguments: cases) func aRightToLeftBarIsTheMirrorImage(_ c: BarCase) throws {
    let frames = frames(c)
    let mirrored = self.frames(c, .rightToLeft)
    #expect(frames.all.keys.sorted() == mirrored.all.keys.sorted())
    for (name, frame) in frames.all {
      let x = c.width - frame.minX - frame.width
      #expect(mirrored[name] == CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height), "\(name)")
    }
  }

  @Test func everythingIsCentredAcross() {
    let frames = Frames()
    let bar = Header {
      VStack(spacing: 0) {
        block(100, 22).probe("first line", frames)
        block(80, 16).probe("second line", frames)
      }
    } leading: {
      HeaderBackLayout { block(24, 24).probe("caret", frames) }
    } trailing: {
      block(36, 36).probe("icon button", frames)
      block(54, 32).probe("small button", frames)
    }
    _ = Setting(size: CGSize(width: 390, height: 44)).layOut(bar)
    let expected: [String: ClosedRange<CGFloat>] = [
      "first line": 3...25, "second line": 25...41, "caret": 10...34, "icon button": 4...40, "small button": 6...38,
    ]
    for (name, range) in expected {
      #expect(frames[name].map { $0.minY...$0.maxY } == range, "\(name)")
    }
  }

  @Test func oneLineAndTwoLinesOfWordsStandAsSpecified() {
    for (subtitle, y) in [(nil, 11...33 as ClosedRange<CGFloat>), ("Last seen today", 3...41)] {
      let frames = Frames()
      let bar = Header { HeaderTitle("Alex Morgan", subtitle: subtitle).probe("title", frames) }.probe("bar", frames)
      _ = Setting(size: CGSize(width: 390, height: 44)).layOut(bar)
      #expect(frames["title"].map { $0.minY...$0.maxY } == y)
      #expect(frames["bar"]?.height == 44)
    }
  }

  @Test func aViewGoesToTheSlotOfItsKind() throws {
    let frames = Frames()
    // As in the single list of children of the other platforms.
    let bar = Header {
      HeaderActions(side: .trailing) { block(36, 36) }.probe("end", frames)
      HeaderTitle { block(60, 22) }.probe("title", frames)
      HeaderActions(side: .leading) { block(40, 36) }.probe("start", frames)
      HeaderBackLayout { block(24, 24) }.layoutValue(key: HeaderSlotKey.self, value: .start).probe("back", frames)
    }
    _ = Setting().layOut(bar)
    #expect(frames["title"]?.minX == 165)
    #expect(frames["end"]?.minX == 346)
    #expect(frames["start"]?.minX == 8)
    #expect(frames["back"]?.minX == 52)
  }

  @Test func wordsThatHaveNoRoomAreNotDrawn() {
    // 60 points: the side of the back button is 2 wide, and the title has no room beside the actions.
    let bar = Header {
      HeaderTitle("Profile")
    } leading: {
      HeaderBack("Settings")
    } trailing: {
      HeaderActions { block(30, 36) }
    }
    let result = Setting(size: CGSize(width: 80, height: 44)).layOut(bar)
    #expect(result.displayList.texts.map(\.text) == ["caret-left"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theGroundReachesBeneathTheSafeArea() {
    let setting = Setting(
      size: CGSize(width: 390, height: 200), safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    let screen = Screen(background: .muted) { VStack { Header { HeaderTitle("A") } } }
    let fills = setting.layOut(screen).displayList.fills(rgba(0xF5F5F7))
    #expect(fills == [Rect(x: 0, y: 0, width: 390, height: 200), Rect(x: 0, y: 0, width: 390, height: 103)])
  }

  @Test func storyBleedReachesTheEdgesOfAPage() {
    let frames = Frames()
    let page = VStack { Header { HeaderTitle("A") }.probe("bar", frames).headerStoryBleed() }.padding(16)
    _ = Setting(size: CGSize(width: 390, height: 60)).layOut(page)
    #expect(frames["bar"] == CGRect(x: 0, y: 0, width: 390, height: 44))
  }
}
