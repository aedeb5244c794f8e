import Masthead
import MastheadDisplayList
import MastheadLayout
import Testing

/// Spec sticky-sections.md, 4.2, in both ways that the tutorial describes.
@Suite struct ShrinkingBarTests {
  private static let heights: [(offset: Double, height: Double)] = [
    (-30, 52), (0, 52), (60, 48), (120, 44), (180, 40), (240, 36), (300, 36),
  ]

  @Test(arguments: ["sticky/shrinking-bar", "sticky/shrinking-bar-geometry"], heights)
  func theBarIsAsHighAsTheTableSays(_ preview: String, _ row: (offset: Double, height: Double)) throws {
    let screen = try Described(
      preview, FrameRequest(offset: row.offset, viewport: .size(Size(width: 390, height: 844))))
    let bar = try #require(try screen.scroll.pinnedViews.first)
    #expect(bar.frame == Rect(x: 0, y: max(240 - row.offset, 0), width: 390, height: row.height))
    // Rows follow the bar's lower edge: the content is as much shorter.
    #expect(try screen.scroll.contentSize.height == 240 + row.height + 40 * 48)
    #expect(screen.frame.diagnostics.isEmpty)
  }

  @Test(arguments: [-30.0, 0, 120, 300]) func bothWaysDrawTheSame(_ offset: Double) throws {
    func list(_ preview: String) throws -> DisplayList {
      func unlabelled(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
        items.map { item in
          guard case .group(var group) = item else { return item }
          group.label = nil
          group.children = unlabelled(group.children)
          return .group(group)
        }
      }
      var list = try Described(preview, FrameRequest(offset: offset)).frame.displayList
      list.items = unlabelled(list.items)
      return list
    }
    #expect(try list("sticky/shrinking-bar") == list("sticky/shrinking-bar-geometry"))
  }
}
