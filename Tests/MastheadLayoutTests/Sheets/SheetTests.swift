import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What is presented over a screen is not drawn, and is said not to be.
@Suite struct SheetTests {
  private struct Item: Identifiable {
    let id = 1
  }

  private func messages(_ view: some View) -> [String] {
    LaidOut(view, size: Size(width: 100, height: 100)).result.diagnostics.map(\.message)
  }

  @Test func whatIsClosedIsNotMentioned() {
    let view = Color.red
      .sheet(isPresented: .constant(false)) { Text("sheet") }
      .fullScreenCover(item: .constant(Item?.none)) { _ in Text("cover") }
      .alert("Sure?", isPresented: .constant(false)) { Button("Yes") {} }
      .confirmationDialog("Sure?", isPresented: .constant(false)) { Button("Yes") {} }
    #expect(messages(view).isEmpty)
  }

  @Test func whatIsOpenIsReported() {
    let sheet = messages(Color.red.sheet(isPresented: .constant(true)) { Text("sheet") })
    #expect(sheet.count == 1 && sheet[0].contains("a sheet"))
    #expect(messages(Color.red.fullScreenCover(item: .constant(Item())) { _ in Text("c") }).count == 1)
    #expect(messages(Color.red.popover(isPresented: .constant(true)) { Text("p") }).first?.contains("popover") == true)
    let alert = messages(Color.red.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(alert.first?.contains("an alert") == true)
    #expect(messages(Color.red.confirmationDialog("?", isPresented: .constant(true)) { Button("Yes") {} }).count == 1)
  }

  @Test func theScreenBehindStaysAsItIs() {
    let view = Color.red.frame(width: 40, height: 40).accessibilityLabel("screen")
      .sheet(isPresented: .constant(true)) { Text("sheet") }
    let layout = LaidOut(view, size: Size(width: 100, height: 100))
    #expect(layout.frames["screen"] == rect(30, 30, 40, 40))
    #expect(layout.frames["sheet"] == nil)
  }
}
