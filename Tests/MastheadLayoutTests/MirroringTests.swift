import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

@Test(arguments: 0..<60 as Range<UInt64>) func rightToLeftIsTheMirrorImage(_ seed: UInt64) {
  func laidOut(_ direction: LayoutDirection) -> Laid {
    laid(120, 100, direction: direction) { probes in
      var views = RandomViews(seed: seed, probes)
      return views.view(depth: 5)
    }
  }
  let left = laidOut(.leftToRight)
  let right = laidOut(.rightToLeft)
  #expect(!left.probes.frames.isEmpty)
  #expect(left.probes.frames.keys.sorted() == right.probes.frames.keys.sorted())
  for (name, frame) in left.probes.frames {
    let mirrored = right[name]
    #expect(mirrored.size == frame.size)
    #expect(mirrored.minY == frame.minY)
    #expect(abs(mirrored.minX - (120 - frame.maxX)) < 1e-9, "\(name): \(frame) and \(mirrored)")
  }
}

@Test func directionCanChangeInside() {
  let laid = laid { probes in
    HStack(spacing: 0) {
      Leaf(10, 10).probe("a", probes)
      HStack(spacing: 0) {
        Leaf(10, 10).probe("b", probes)
        Leaf(20, 10).probe("c", probes)
      }.environment(\.layoutDirection, .rightToLeft)
      Spacer()
    }
  }
  #expect([laid["a"], laid["b"], laid["c"]].map(\.minX) == [0, 30, 10])
}

@Test func offsetsAndPointsDoNotMirror() {
  let laid = laid(direction: .rightToLeft) { probes in
    Leaf(20, 10).probe("moved", probes).offset(x: 5, y: 0)
    Leaf(20, 10).scaleEffect(x: 2, y: 1, anchor: .leading).probe("scaled", probes)
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  }
  #expect(laid["moved"].minX == 45)
  #expect(laid.text == "fill rect(0 0 100 100) linear(0 50 to 100 50: #FF3B30 0, #007AFF 1)\n")
}
