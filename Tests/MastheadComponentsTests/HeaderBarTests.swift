import Foundation
import MastheadComponents
import MastheadDisplayList
import MastheadLayout
import Testing

/// Widths of what stands in a bar, and where the title must be (spec header.md, 3).
struct BarCase: Sendable, CustomTestStringConvertible {
  let id: String
  var title: CGFloat = 0
  /// A back button whose label is this wide; 0 for a caret alone; nil for none.
  var back: CGFloat?
  /// Actions at the start.
  var start: [CGFloat] = []
  var end: [CGFloat] = []
  var titleWidth: CGFloat = 0
  var titleX: CGFloat = 0
  var endX: CGFloat?

  var testDescription: String { id }
}

private let cases = [
  BarCase(id: "profile", title: 60, start: [94], end: [54], titleWidth: 60, titleX: 165, endX: 328),
  BarCase(id: "long title", title: 400, back: 0, end: [36, 36], titleWidth: 206, titleX: 92, endX: 306),
  BarCase(id: "library", title: 58, start: [36], end: [60], titleWidth: 58, titleX: 166, endX: 322),
  BarCase(id: "title only", title: 60, titleWidth: 60, titleX: 165),
  BarCase(id: "end only", title: 60, end: [100], titleWidth: 60, titleX: 165, endX: 282),
  BarCase(id: "start only", title: 60, start: [100], titleWidth: 60, titleX: 165),
  BarCase(id: "wide end", title: 300, start: [36], end: [120], titleWidth: 118, titleX: 136, endX: 262),
]

@Suite struct HeaderBarTests {
  private func bar(_ c: BarCase, _ frames: Frames) -> some View {
    Header {
      if c.title > 0 {
        Color.red.frame(minWidth: 0, idealWidth: c.title, maxWidth: c.title, idealHeight: 22, maxHeight: 22)
          .probe("title", frames)
      }
    } leading: {
      if c.back != nil { HeaderBack().probe("start", frames) }
      if !c.start.isEmpty {
        HeaderActions { ForEach(c.start, id: \.self) { block($0, 36) } }.probe("start", frames)
      }
    } trailing: {
      if !c.end.isEmpty {
        HeaderActions { ForEach(0..<c.end.count) { block(c.end[$0], 36) } }.probe("end", frames)
      }
    }
    .probe("bar", frames)
  }

  @Test(arguments: cases) func theTitleStandsInTheMiddleOfTheBar(_ c: BarCase) throws {
    let frames = Frames()
    _ = Setting().layOut(bar(c, frames))
    let title = try #require(frames["title"])
    #expect(title.width == c.titleWidth)
    #expect(title.minX == c.titleX)
    #expect(title.midX == 195)
    #expect(frames["start"]?.minX == (c.back != nil || !c.start.isEmpty ? 8 : nil))
    #expect(frames["end"]?.minX == c.endX)
    #expect(frames["bar"]?.size == CGSize(width: 390, height: 44))
  }

  @Test(arguments: cases) func aRightToLeftBarIsTheMirrorImage(_ c: BarCase) throws {
    let frames = Frames()
    let mirrored = Frames()
    _ = Setting().layOut(bar(c, frames))
    _ = Setting(direction: .rightToLeft).layOut(bar(c, mirrored))
    #expect(frames.all.keys == mirrored.all.keys)
    for (name, frame) in frames.all {
      let image = try #require(mirrored[name])
      #expect(
        image == CGRect(x: 390 - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height))
    }
  }
}
