import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

private func scrolled(_ offset: Double?, height: Double = 250) -> Laid {
  laid(offset: offset) { probes in
    ScrollView { Color.red.frame(width: 50, height: height).probe("content", probes) }
  }
}

struct OffsetCase: Sendable, CustomTestStringConvertible {
  let id: String
  let offset: Double?
  var height = 250.0
  let top: Double
  var codes: [String] = []

  var testDescription: String { id }
}

@Test(arguments: [
  OffsetCase(id: "at rest", offset: nil, top: 0),
  OffsetCase(id: "at 0", offset: 0, top: 0),
  OffsetCase(id: "on the way", offset: 40.5, top: -40.5),
  OffsetCase(id: "at the end", offset: 150, top: -150),
  OffsetCase(id: "overscroll pulls down", offset: -30, top: 30),
  OffsetCase(id: "beyond the end", offset: 151, top: -150, codes: ["offset-clamped"]),
  OffsetCase(id: "content that fits", offset: 10, height: 60, top: 0, codes: ["offset-clamped"]),
  OffsetCase(id: "not a number", offset: .nan, top: 0, codes: ["offset-clamped"]),
  OffsetCase(id: "infinity", offset: .infinity, top: -150, codes: ["offset-clamped"]),
])
func offsetsMoveTheContent(_ c: OffsetCase) {
  let laid = scrolled(c.offset, height: c.height)
  #expect(laid["content"] == rect(25, c.top, 50, c.height))
  #expect(laid.codes == c.codes)
}

@Test func minusInfinityIsNoPlace() {
  let laid = scrolled(-.infinity)
  #expect(laid["content"].minY.isFinite)
  #expect(laid.codes == ["offset-clamped"])
}

@Test func severalViewsStandInAColumn() {
  let laid = laid { probes in
    ScrollView {
      Leaf(10, 20).probe("a", probes)
      Leaf(30, 20).probe("b", probes)
    }
  }
  #expect(laid["a"] == rect(45, 0, 10, 20))
  #expect(laid["b"] == rect(35, 28, 30, 20))
}

@Test func aRowScrollsSideways() {
  let laid = laid(offset: 30) { probes in
    ScrollView(.horizontal) {
      Color.red.frame(width: 100).probe("a", probes)
      Leaf(100, 20).probe("b", probes)
    }
  }
  #expect(laid["a"] == rect(-30, 0, 100, 100))
  #expect(laid["b"] == rect(78, 40, 100, 20))
  #expect(laid.result.scrollMetrics.map(\.axis) == [.horizontal])
}

@Test func theOffsetGoesToTheFirstViewThatScrollsUpAndDown() {
  let laid = laid(offset: 10) { probes in
    VStack(spacing: 0) {
      ScrollView(.horizontal) { Leaf(300, 20).probe("row", probes) }.frame(height: 20)
      ScrollView { Leaf(50, 300).probe("first", probes) }.frame(height: 40)
      ScrollView { Leaf(50, 300).probe("second", probes) }.frame(height: 40)
    }
  }
  #expect(laid["row"].minX == 0)
  #expect(laid["first"].minY == 10)
  #expect(laid["second"].minY == 60)
  #expect(laid.result.scrollMetrics.map(\.offset.y) == [0, 10, 0])
}

@Test func anOffsetWithoutAScrollViewIsSaid() {
  let laid = laid(offset: 10) { _ in Color.red }
  #expect(laid.codes == ["offset-without-scroll-view"])
}

@Test func contentIsCutAtTheScrollViewsEdges() {
  let laid = laid(offset: 5) { _ in
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 4)
        Color.green.frame(height: 10)
        Color.blue.frame(height: 300)
      }
    }.frame(width: 40, height: 30)
  }
  // What cannot be seen is not drawn.
  #expect(
    laid.text == """
      group clip rect(30 35 40 30)
        fill rect(30 34 40 10) #34C759
        fill rect(30 44 40 300) #007AFF

      """)
}

@Test func readersInsideSeeWhereTheyAre() {
  let laid = laid(offset: 12) { probes in
    ScrollView {
      GeometryReader { proxy in
        let _ = probes.notes.append("\(Rect(proxy.frame(in: .global))) \(Rect(proxy.frame(in: .named("scroll"))))")
        Color.clear
      }.frame(height: 300)
    }
    .padding(.top, 20)
    .coordinateSpace(name: "scroll")
  }
  #expect(laid.probes.notes == ["0 8 100 300 0 8 100 300"])
}

@Test func aReaderWithoutAHeightInsideIsTenHigh() {
  let laid = laid { probes in ScrollView { GeometryReader { _ in Color.red }.probe("reader", probes) } }
  #expect(laid["reader"].size == Size(width: 100, height: 10))
}
