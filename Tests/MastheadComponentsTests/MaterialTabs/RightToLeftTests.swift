import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// From right to left all is the mirror image: pages, labels, accessories and the underline.
@Suite struct RightToLeftTests {
  private var mirrored: Setting {
    var setting = phone
    setting.direction = .rightToLeft
    return setting
  }

  private func stage(_ setting: Setting, _ steps: [Timeline.Step]) -> (Player, Frames) {
    let frames = Frames()
    return (setting.play(LettersView(frames: frames, log: ContextLog()), steps), frames)
  }

  @Test func theNextPageComesFromTheLeft() throws {
    let (player, frames) = stage(mirrored, [.wait(0.1), .select("b"), .wait(2)])
    _ = player.frame(at: 0.2)
    let (next, last) = (try #require(frames["b"]), try #require(frames["a"]))
    #expect(next.minX < 0 && last.minX > 0)
    _ = player.frame(at: 2)
    #expect(frames["b"]?.minX == 0)
  }

  /// The same finger, mirrored.
  @Test(arguments: [(LayoutDirection.leftToRight, -240.0), (.rightToLeft, 240)])
  func swipingFollowsTheDirection(_ direction: LayoutDirection, _ way: Double) {
    var setting = phone
    setting.direction = direction
    let (player, frames) = stage(
      setting, [.drag(by: CGSize(width: way, height: 0), over: 0.4), .release(velocity: .zero), .wait(2)])
    _ = player.frame(at: 2)
    #expect(frames["b"]?.minX == 0)
  }

  private struct Bar: View {
    @State var selected = 0
    let frames: Frames

    var body: some View {
      MaterialTabs(selectedTab: $selected) { context in
        MaterialAccessoryTabBar(
          selectedTab: $selected, fillAvailableSpace: false, alignment: .leading, context: context
        ) {
          block(44, 20).probe("before", frames)
        } trailing: {
          block(44, 20).probe("after", frames)
        }
      } content: {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.materialTabItem(tab: index, label: .secondary(["First", "Second", "Third"][index]))
        }
      }
    }
  }

  @Test(arguments: [0.2, 0.25, 2]) func accessoriesAndUnderlineMirror(_ time: Double) throws {
    let (plain, mirror) = (Frames(), Frames())
    let steps: [Timeline.Step] = [.wait(0.15), .select("2"), .wait(2)]
    let left = phone.play(Bar(frames: plain), steps).frame(at: time)
    let right = mirrored.play(Bar(frames: mirror), steps).frame(at: time)
    for name in ["before", "after"] {
      let (frame, image) = (try #require(plain[name]), try #require(mirror[name]))
      #expect(isClose(image.minX, 402 - frame.maxX, 0.01), "\(name)")
    }
    let line = try #require(left.displayList.drawn(rgba(0x007AFF)).first?.rect)
    let image = try #require(right.displayList.drawn(rgba(0x007AFF)).first?.rect)
    // Each is rounded to the pixels on its own.
    #expect(abs(image.minX - (402 - line.maxX)) <= 0.67)
  }
}
