import MastheadText
import Testing

@testable import Masthead

@Suite struct FrameRendererTests {
  private let renderer = FrameRenderer(fonts: FontLibrary())

  @Test func aTabThatIsNotThereIsAnErrorAndNoPicture() throws {
    let preview = Preview("plain") { Text("No tabs") }
    let error = #expect(throws: FrameError.self) {
      try renderer.frame(of: preview, request: FrameRequest(tab: "a\u{1B}b"), rasterizing: false)
    }
    #expect(error?.description == #"plain: no tab is named "a\u{1B}b"; nothing here has tabs"#)
  }

  @Test func anInstantOfAStillIsAnError() {
    let preview = Preview("plain") { Text("No timeline") }
    #expect(throws: FrameError.self) {
      try renderer.frame(of: preview, request: FrameRequest(time: 1), rasterizing: false)
    }
  }

  @Test func restIsNoOffset() throws {
    let preview = Preview("plain") { Text("Still") }
    #expect(try renderer.frame(of: preview, request: FrameRequest(offset: 0), rasterizing: false).diagnostics.isEmpty)
    #expect(
      try renderer.frame(of: preview, request: FrameRequest(offset: 1), rasterizing: false).diagnostics.count == 1)
  }

  @Test func aFontThatIsNotThereIsNamed() throws {
    let preview = Preview("plain") { Text("Hello").font(.custom("Fancy", size: 20)) }
    let frame = try renderer.frame(of: preview, request: FrameRequest(), rasterizing: false)
    #expect(frame.diagnostics.map(\.code) == ["font-unknown"])
    #expect(frame.diagnostics.first?.message.contains("\"Fancy\"") == true)
  }

  @Test func aPlainNameLeavesOutThemeAndScaleAndNoWordOfATab() {
    let light = FrameRequest(offset: 13, theme: .light, scale: 1, tab: "a light")
    let dark = FrameRequest(offset: 13, theme: .dark, scale: 3, tab: "a light")
    #expect(light.plainName == "y13-a-light" && dark.plainName == light.plainName)
    #expect(FrameRequest(offset: 13, theme: .light, tab: "a").plainName == "y13-a")
    #expect(FrameRequest(theme: .dark, scale: 2).plainName == "y0")
  }

  @Test func aTimelineIsDescribedOnlyWhenAsked() throws {
    let preview = Preview("timed") { Text("Here") }.timeline([.wait(1)])
    let request = FrameRequest(time: 0.5)
    #expect(try renderer.frame(of: preview, request: request, parts: []).accessibility.children.isEmpty)
    #expect(try renderer.frame(of: preview, request: request, parts: .accessibility).accessibility.children.count == 1)
  }

  /// Buttons at all places where the whole tree would look for their labels.
  private let buttons = Preview("buttons") {
    VStack {
      Button {
      } label: {
        Image(systemName: "plus").accessibilityHidden(true)
      }
      Button {
      } label: {
        Image(systemName: "plus").accessibilityHidden(true)
      }
      .accessibilityLabel("Add")
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 20)
        }
      }
      .accessibilityHidden(true)
      VStack {
        Button {
        } label: {
          Color.blue.frame(width: 20, height: 20)
        }
      }
      .accessibilityElement(children: .combine)
      Button("Words") {}
    }
  }

  @Test func aFrameWithoutElementsReportsTheSameButtons() throws {
    let all = try renderer.frame(of: buttons, request: FrameRequest(), parts: .accessibility)
    let few = try renderer.frame(of: buttons, request: FrameRequest(), parts: [])
    #expect(all.diagnostics.map(\.code).contains("button-without-label"))
    #expect(few.diagnostics == all.diagnostics)
    #expect(!all.accessibility.children.isEmpty)
    #expect(few.accessibility.children.isEmpty)
    #expect(few.accessibility.frame == all.accessibility.frame)
    #expect(few.displayList == all.displayList)
  }
}
