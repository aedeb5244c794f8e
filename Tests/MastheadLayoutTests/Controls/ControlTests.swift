import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// The sizes of controls, and what they show.
@Suite struct ControlTests {
  private func layOut<V: View>(_ view: V) -> LaidOut { LaidOut(view, size: Size(width: 390, height: 400), scale: 2) }

  @Test func aSwitchStandsAtTheEndOfItsRow() {
    let on = layOut(Toggle("Wi-Fi", isOn: .constant(true)))
    #expect(on.frames["Wi-Fi"]?.width == 390)
    let text = on.result.displayList.description
    // 51 x 31 in the middle of the canvas, its knob 2 points inside at the right.
    #expect(text.contains("rounded(339 184.5 51 31 r 15.5) #34C759"))
    #expect(text.contains("ellipse(361 186.5 27 27) #FFFFFF"))
    let off = layOut(Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden()).result.displayList.description
    #expect(off.contains("51 31 r 15.5) #E9E9EA"))
  }

  @Test func aFieldShowsWhatItHoldsOrWhatBelongsThere() {
    #expect(layOut(TextField("Name", text: .constant(""))).frames["Name"] != nil)
    let full = layOut(TextField("Name", text: .constant("Jane")))
    #expect(full.frames["Jane"] != nil)
    #expect(full.frames["Name"] == nil)
    #expect(layOut(SecureField("Code", text: .constant("1234"))).frames["••••"] != nil)
  }

  @Test func segmentsShareTheWidthAndTheChosenOneIsRaised() {
    let view = Picker("Size", selection: .constant(1)) {
      ForEach(0..<3, id: \.self) { Text("Size \($0)") }
    }.pickerStyle(.segmented)
    let layout = layOut(view)
    #expect(layout.frames["Size 1"]?.midX == 195)
    #expect(layout.result.displayList.description.contains("continuous(130.5 186 129 28 r 7) #FFFFFF"))
  }

  @Test func aMenuShowsTheChosenOption() {
    let view = Picker("Size", selection: .constant("b")) {
      Text("Small").tag("a")
      Text("Large").tag("b")
    }
    #expect(layOut(view).frames["Large"] != nil)
    #expect(layOut(view).frames["Small"] == nil)
  }

  @Test func aBarIsFilledByItsShare() {
    let text = layOut(ProgressView(value: 0.25)).result.displayList.description
    #expect(text.contains("rounded(0 198 97.5 4 r 2) #007AFF"))
  }

  private struct Tabs: View {
    @State private var selection = "b"
    var hidesBar = false

    var body: some View {
      TabView(selection: $selection) {
        Unseen().tabItem { Label("First", systemImage: "house") }.tag("a")
        Color.red.accessibilityLabel("second")
          .toolbar(hidesBar ? .hidden : .visible, for: .tabBar)
          .tabItem {
            Image(systemName: "gear")
            Text("Second")
          }
          .tag("b")
      }
    }

    struct Unseen: View {
      var body: some View { Text("unseen").onAppear { Issue.record("a tab that is not chosen is not made") } }
    }
  }

  @Test func theChosenTabStandsAboveTheBar() {
    let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let layout = LaidOut(Tabs(), safeArea: insets)
    #expect(layout.frames["second"] == Rect(x: 0, y: 47, width: 390, height: 844 - 47 - 34 - 49))
    #expect(layout.frames["First"] == Rect(x: 0, y: 761, width: 195, height: 49))
    #expect(layout.frames["unseen"] == nil)
    let hidden = LaidOut(Tabs(hidesBar: true), safeArea: insets)
    #expect(hidden.frames["second"]?.height == 763)
    #expect(hidden.frames["First"] == nil)
  }

  @Test func aPageFillsTheViewAndHasADotForEach() {
    let view = TabView {
      Color.red.accessibilityLabel("one")
      Color.blue.accessibilityLabel("two")
    }.tabViewStyle(.page)
    let layout = layOut(view)
    #expect(layout.frames["one"] == Rect(x: 0, y: 0, width: 390, height: 400))
    #expect(layout.frames["two"] == nil)
    #expect(layout.result.displayList.description.components(separatedBy: "ellipse(").count == 3)
  }

  @Test func anImageFromAnAddressShowsItsPlaceholder() {
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) {
      $0
    } placeholder: {
      Text("loading")
    }
    #expect(layOut(view).frames["loading"] != nil)
  }
}
