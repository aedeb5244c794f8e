import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// A style that names a level, the tint or the background means the one outside of where it is set, never itself.
@Suite struct StyleReferenceTests {
  private func drawing<V: View>(_ view: V) -> String {
    LaidOut(view, size: Size(width: 10, height: 10), scale: 1).result.displayList.description
  }

  @Test func aForegroundColourMayBeALevel() {
    #expect(drawing(Rectangle().foregroundColor(.primary)).contains("rect(0 0 10 10) #000000"))
    #expect(drawing(Rectangle().foregroundColor(.secondary)).contains("#3C3C4399"))
    // As a colour the level is the system's own, whatever the foreground outside.
    #expect(drawing(Rectangle().foregroundColor(.secondary).foregroundColor(.red)).contains("#3C3C4399"))
    #expect(drawing(Rectangle().foregroundStyle(.secondary).foregroundColor(.red)).contains("#FF3B3080"))
    #expect(drawing(Rectangle().foregroundStyle(.primary)).contains("rect(0 0 10 10) #000000"))
    #expect(drawing(Rectangle().foregroundColor(nil)).contains("rect(0 0 10 10) #000000"))
  }

  @Test func aTintMayBeTheAccentColour() {
    #expect(drawing(Rectangle().fill(.tint).tint(.accentColor)).contains("#007AFF"))
    #expect(drawing(Rectangle().fill(.tint).accentColor(.accentColor).tint(.green)).contains("#34C759"))
    #expect(drawing(Rectangle().fill(.tint).tint(.tint)).contains("#007AFF"))
    #expect(drawing(Rectangle().fill(.tint).tint(.primary)).contains("rect(0 0 10 10) #000000"))
  }

  @Test func aBackgroundStyleMayBeTheBackground() {
    #expect(drawing(Rectangle().fill(.background).backgroundStyle(.background)).contains("rect(0 0 10 10) #FFFFFF"))
    let direct = Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(.background))
    #expect(drawing(direct).contains("rect(0 0 10 10) #FFFFFF"))
  }

  @Test func aProminentHeaderIsDrawn() {
    let view = List { Section("Title") { Text("row") } }.headerProminence(.increased)
    #expect(LaidOut(view).frames["TITLE"] != nil || LaidOut(view).frames["Title"] != nil)
  }
}
