import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Controls for numbers, for progress, and views that hold others together.
@Suite struct MoreControlTests {
  private func layOut<V: View>(_ view: V) -> LaidOut { LaidOut(view, size: Size(width: 390, height: 400), scale: 2) }

  @Test func aSlidersKnobStandsAtItsShare() {
    let text = layOut(Slider(value: .constant(0.5))).result.displayList.description
    // 27 points wide, in the middle of 390.
    #expect(text.contains("ellipse(181.5 186.5 27 27)"))
    let ends = layOut(Slider(value: .constant(30.0), in: 10...20)).result.displayList.description
    #expect(ends.contains("ellipse(363 186.5 27 27)"))
  }

  private struct Steps: View {
    @State private var value = 3

    var body: some View {
      VStack {
        Stepper("Count", value: $value, in: 0...4)
        Text("value \(value)")
      }
    }
  }

  @Test func aStepperStaysInsideItsBounds() {
    let end = player(
      Steps(), [.tap("Increment"), .tap("Increment"), .wait(0.1)], size: Size(width: 390, height: 200)
    ).frame(at: 0.1)
    #expect(end.displayList.description.contains("\"value 4\""))
    #expect(layOut(Steps()).frames["Count"]?.minX == 0)
  }

  @Test func aSpinnerHasTheTintOfItsPlaceOrItsStyle() {
    func text(_ view: some View) -> String { layOut(view).result.displayList.description }
    #expect(text(ProgressView()).contains("#8E8E93"))
    #expect(text(ProgressView().tint(.red)).contains("#FF3B30"))
    #expect(text(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))).contains("#FF3B30"))
    #expect(text(ProgressView(value: 0.5).progressViewStyle(.linear).tint(.red)).contains("#FF3B30"))
  }

  @Test func aFoldedGroupShowsItsContentWhenItIsTapped() {
    let view = DisclosureGroup("More") { Text("inside") }
    #expect(layOut(view).frames["inside"] == nil)
    #expect(layOut(DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }).frames["inside"] != nil)
    let end = player(view, [.tap("More"), .wait(0.1)]).frame(at: 0.1)
    #expect(end.displayList.description.contains("\"inside\""))
  }

  @Test func aBoxHasItsTitleAboveItsContent() throws {
    let layout = layOut(GroupBox("Title") { Text("content") })
    let title = try #require(layout.frames["Title"])
    let content = try #require(layout.frames["content"])
    #expect(title.minX == content.minX)
    #expect(title.maxY <= content.minY)
    #expect(layout.result.displayList.description.contains("#F2F2F7"))
  }

  @Test func aLabelledValueStandsAtTheEnd() {
    let layout = layOut(LabeledContent("Name", value: "Jane"))
    #expect(layout.frames["Name, Jane"]?.width == 390)
  }

  @Test func anEmptyScreenSaysWhy() throws {
    let layout = layOut(ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something.")))
    let title = try #require(layout.frames["Nothing"])
    let description = try #require(layout.frames["Add something."])
    #expect(abs(title.midX - 195) < 0.5 && abs(description.midX - 195) < 0.5)
    #expect(title.maxY <= description.minY)
  }

  @Test func aMenuIsItsLabel() {
    let layout = layOut(Menu("Options") { Button("One") {} })
    #expect(layout.frames["Options"] != nil)
    #expect(layout.frames["One"] == nil)
  }
}
