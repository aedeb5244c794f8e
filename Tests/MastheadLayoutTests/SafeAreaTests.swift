import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

private let phone = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

@Test func viewsStandInsideTheSafeArea() {
  let laid = laid(safeArea: phone) { probes in Color.red.probe("view", probes) }
  #expect(laid["view"] == rect(0, 20, 100, 70))
}

struct SafeAreaCase: Sendable, CustomTestStringConvertible {
  let id: String
  let edges: Edge.Set
  let frame: Rect

  var testDescription: String { id }
}

@Test(arguments: [
  SafeAreaCase(id: "all", edges: .all, frame: rect(0, 0, 100, 100)),
  SafeAreaCase(id: "top", edges: .top, frame: rect(0, 0, 100, 90)),
  SafeAreaCase(id: "bottom", edges: .bottom, frame: rect(0, 20, 100, 80)),
  SafeAreaCase(id: "sides", edges: .horizontal, frame: rect(0, 20, 100, 70)),
])
func aViewCanIgnoreTheSafeArea(_ c: SafeAreaCase) {
  let laid = laid(safeArea: phone) { probes in Color.red.probe("view", probes).ignoresSafeArea(edges: c.edges) }
  #expect(laid["view"] == c.frame)
}

@Test func onlyEdgesThatTouchReachOut() {
  let laid = laid(safeArea: phone) { probes in
    VStack(spacing: 0) {
      Color.red.probe("top", probes).ignoresSafeArea()
      Color.red.probe("bottom", probes).ignoresSafeArea()
    }
    Leaf(10, 10).probe("middle", probes).ignoresSafeArea()
    Leaf(10, 10).ignoresSafeArea(.keyboard).probe("keyboard", probes)
  }
  #expect(laid["top"] == rect(0, 0, 100, 55))
  #expect(laid["bottom"] == rect(0, 55, 100, 45))
  #expect(laid["middle"] == rect(45, 50, 10, 10))
}

@Test func readersSeeTheSafeAreaAroundThem() {
  func reader(_ probes: Probes) -> some View {
    GeometryReader { proxy in
      let _ = probes.notes.append("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
      Color.clear
    }
  }
  #expect(laid(safeArea: phone) { reader($0) }.probes.notes == ["20.0 10.0"])
  // An edge that was crossed is none any more.
  #expect(laid(safeArea: phone) { reader($0).ignoresSafeArea(edges: .top) }.probes.notes == ["0.0 10.0"])
}

@Test func aStyleBehindAViewReachesBeneathTheEdgesItTouches() {
  let laid = laid(safeArea: phone) { probes in
    VStack(spacing: 0) {
      Leaf(100, 30).background(Color.red).probe("header", probes)
      Leaf(100, 20).background(Color.green)
      Leaf(100, 20).background(.blue, ignoresSafeAreaEdges: [])
    }
  }
  #expect(laid["header"] == rect(0, 20, 100, 30))
  #expect(
    laid.text == """
      fill rect(0 0 100 50) #FF3B30
      fill rect(0 50 100 20) #34C759
      fill rect(0 70 100 20) #007AFF

      """)
}

@Test func aViewBehindAViewDoesNot() {
  let laid = laid(safeArea: phone) { _ in
    Leaf(100, 70).background { Color.red }
  }
  #expect(laid.text == "fill rect(0 20 100 70) #FF3B30\n")
}

@Test func contentRestsInsideTheSafeAreaAndPassesBeneathIt() {
  let laid = laid(offset: 15, safeArea: phone) { probes in
    ScrollView { Color.red.frame(width: 100, height: 200).probe("content", probes) }.probe("scroll", probes)
  }
  let metrics = laid.result.scrollMetrics
  #expect(laid["scroll"] == rect(0, 20, 100, 70))
  #expect(laid["content"] == rect(0, 5, 100, 200))
  #expect(metrics.map(\.viewport) == [rect(0, 0, 100, 100)])
  #expect(metrics.map(\.contentInsets) == [.init(top: 20, bottom: 10)])
  #expect(metrics.map(\.maximumOffset) == [Point(x: 0, y: 130)])
  #expect(laid.text == "group clip rect(0 0 100 100)\n  fill rect(0 5 100 200) #FF3B30\n")
}
