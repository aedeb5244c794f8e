import Foundation
import Testing

@testable import MastheadLayout

/// Calls that must have one meaning for the compiler, as they do on the platform.
@Suite struct OverloadTests {
  @Test func aColorIsAStyleAndAShapeIsAView() {
    let layout = LaidOut(
      VStack(spacing: 0) {
        Text("a").background(Color.yellow).overlay(Color.red)
        Text("b").background(.yellow)
        Text("c").background(Circle())
        Text("d").overlay(Rectangle().stroke(.red))
        Text("e").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      })
    #expect(layout.frames.keys.sorted() == ["a", "b", "c", "d", "e"])
  }
}
