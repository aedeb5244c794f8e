import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Layouts made of numbers: the same seed gives the same tree.
struct RandomViews {
  private var numbers: SeededNumbers
  private var leaves = 0
  let probes: Probes

  init(seed: UInt64, _ probes: Probes) {
    numbers = SeededNumbers(seed: seed)
    self.probes = probes
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &numbers)) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  /// A view at most `depth` containers deep. Only what mirrors: no offsets and no transforms.
  mutating func view(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    let spacing = pick([nil, CGFloat(0), 3, -4])
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0:
      let children = children(depth)
      return AnyView(HStack(alignment: pick([.top, .center, .bottom]), spacing: spacing) { forEach(children) })
    case 1:
      let children = children(depth)
      return AnyView(VStack(alignment: pick([.leading, .center, .trailing]), spacing: spacing) { forEach(children) })
    case 2:
      let children = children(depth)
      return AnyView(ZStack(alignment: pick(Self.alignments)) { forEach(children) })
    case 3:
      return AnyView(
        view(depth: depth - 1).padding(
          EdgeInsets(
            top: number(-3...9), leading: number(-3...9), bottom: number(-3...9), trailing: number(-3...9))))
    case 4:
      return AnyView(
        view(depth: depth - 1).frame(width: number(5...80), height: number(5...80), alignment: pick(Self.alignments)))
    case 5:
      return AnyView(view(depth: depth - 1).frame(maxWidth: .infinity, alignment: pick(Self.alignments)))
    case 6:
      let layer = view(depth: depth - 1)
      return AnyView(view(depth: depth - 1).overlay(alignment: pick(Self.alignments)) { layer })
    case 7:
      let layer = view(depth: depth - 1)
      return AnyView(view(depth: depth - 1).background(alignment: pick(Self.alignments)) { layer })
    default:
      let inner = view(depth: depth - 1)
      return AnyView(GeometryReader { _ in inner })
    }
  }

  private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]

  private mutating func children(_ depth: Int) -> [AnyView] {
    (0..<Int.random(in: 1...3, using: &numbers)).map { _ in view(depth: depth - 1) }
  }

  private func forEach(_ views: [AnyView]) -> some View {
    ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  private mutating func leaf() -> AnyView {
    leaves += 1
    let name = "\(leaves)"
    let probes = probes
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return AnyView(Color.red.probe(name, probes))
    case 1: return AnyView(Spacer().probe(name, probes))
    case 2:
      let least = number(0...20)
      return AnyView(Leaf(least...(least + number(0...50))).probe(name, probes))
    default: return AnyView(Leaf(number(1...30), number(1...30)).probe(name, probes))
    }
  }
}

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
