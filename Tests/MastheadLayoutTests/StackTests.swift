import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Leaves in a row, what is offered, and the widths that come out.
struct DistributionCase: Sendable, CustomTestStringConvertible {
  struct Child: Sendable {
    let least: Double
    let most: Double
    var ideal: Double?
    var priority = 0.0
  }

  let id: String
  let children: [Child]
  var spacing: CGFloat? = 0
  let proposal: Double?
  let lengths: [Double]
  let total: Double

  var testDescription: String { id }
}

private func fixed(_ length: Double, priority: Double = 0) -> DistributionCase.Child {
  .init(least: length, most: length, priority: priority)
}

private func between(_ least: Double, _ most: Double, ideal: Double? = nil, priority: Double = 0)
  -> DistributionCase.Child
{
  .init(least: least, most: most, ideal: ideal, priority: priority)
}

private let distributionCases: [DistributionCase] = [
  .init(id: "nothing", children: [], proposal: 90, lengths: [], total: 0),
  .init(id: "one takes all", children: [between(0, .infinity)], proposal: 90, lengths: [90], total: 90),
  .init(
    id: "equal shares", children: [between(0, .infinity), between(0, .infinity), between(0, .infinity)], proposal: 90,
    lengths: [30, 30, 30], total: 90),
  .init(
    id: "spacing is taken off first", children: [between(0, .infinity), between(0, .infinity)], spacing: 10,
    proposal: 90, lengths: [40, 40], total: 90),
  .init(
    id: "spacing nil is 8", children: [between(0, .infinity), between(0, .infinity)], spacing: nil, proposal: 90,
    lengths: [41, 41], total: 90),
  .init(
    id: "negative spacing overlaps", children: [fixed(20), fixed(20)], spacing: -10, proposal: 90, lengths: [20, 20],
    total: 30),
  .init(
    id: "the least flexible first", children: [between(0, .infinity), fixed(20)], proposal: 90, lengths: [70, 20],
    total: 90),
  .init(
    id: "what one leaves goes to the others", children: [between(0, 10), between(0, .infinity), between(0, .infinity)],
    proposal: 90, lengths: [10, 40, 40], total: 90),
  .init(
    id: "in order of flexibility, not of source",
    children: [between(0, 80), between(0, 20), between(0, 40)], proposal: 90, lengths: [35, 20, 35], total: 90),
  .init(
    id: "ties in source order", children: [between(20, 60), between(10, 50)], proposal: 60, lengths: [30, 30],
    total: 60),
  .init(
    id: "unbounded ones with the larger least first",
    children: [between(0, .infinity), between(70, .infinity)], proposal: 100, lengths: [30, 70], total: 100),
  .init(
    id: "too little: each its least", children: [fixed(60), between(50, 80)], proposal: 90, lengths: [60, 50],
    total: 110),
  .init(
    id: "nothing left is 0, not less", children: [fixed(60), between(0, 80)], proposal: 20, lengths: [60, 0], total: 60),
  .init(
    id: "priority is served first", children: [between(10, 80), between(0, 80, priority: 1)], proposal: 100,
    lengths: [20, 80], total: 100),
  .init(
    id: "priority leaves the others their least", children: [between(30, 80), between(0, .infinity, priority: 1)],
    proposal: 100, lengths: [30, 70], total: 100),
  .init(
    id: "three priorities",
    children: [
      between(10, .infinity, priority: -1), between(10, .infinity), between(0, 60, priority: 2),
    ],
    proposal: 100, lengths: [10, 30, 60], total: 100),
  .init(
    id: "without a proposal each its ideal",
    children: [between(0, .infinity, ideal: 25), between(10, 80, ideal: 40)], spacing: 5, proposal: nil,
    lengths: [25, 40], total: 70),
  .init(
    id: "offered 0", children: [between(5, 80), between(0, .infinity), fixed(9)], proposal: 0, lengths: [5, 0, 9],
    total: 14),
]

@Test(arguments: distributionCases) func stacksShareTheirLength(_ c: DistributionCase) {
  let row = laid { probes in
    HStack(spacing: c.spacing) {
      ForEach(Array(c.children.enumerated()), id: \.offset) { index, child in
        Leaf(child.least...child.most, ideal: Size(width: child.ideal ?? child.least, height: 10))
          .probe("\(index)", probes).layoutPriority(child.priority)
      }
    }
    .probe("stack", probes).proposed(c.proposal, 100)
  }
  #expect(c.children.indices.map { row["\($0)"].width } == c.lengths)
  #expect(row["stack"].width == c.total)
  let column = laid { probes in
    VStack(spacing: c.spacing) {
      ForEach(Array(c.children.enumerated()), id: \.offset) { index, child in
        Leaf(10...10, child.least...child.most, ideal: Size(width: 10, height: child.ideal ?? child.least))
          .probe("\(index)", probes).layoutPriority(child.priority)
      }
    }
    .probe("stack", probes).proposed(100, c.proposal)
  }
  #expect(c.children.indices.map { column["\($0)"].height } == c.lengths)
  #expect(column["stack"].height == c.total)
}

@Test func anInfiniteOfferIsPassedOnToAll() {
  let size = measured(.infinity, nil) {
    HStack {
      Color.red
      // As high as it is wide, up to 30: offered nothing it would be flat.
      Leaf(0...(.infinity), 0...30).aspectRatio(1, contentMode: .fit)
      Color.red
    }
  }
  #expect(size.width == .infinity)
  #expect(size.height == 30)
}

@Test func childrenStandInARowWithSpacing() {
  let laid = laid { probes in
    HStack(spacing: 10) {
      Leaf(20, 10).probe("a", probes)
      Leaf(30, 40).probe("b", probes)
    }
    .probe("stack", probes)
  }
  #expect(laid["stack"] == rect(20, 30, 60, 40))
  #expect(laid["a"] == rect(20, 45, 20, 10))
  #expect(laid["b"] == rect(50, 30, 30, 40))
}

struct CrossCase: Sendable, CustomTestStringConvertible {
  let id: String
  let vertical: VerticalAlignment
  let horizontal: HorizontalAlignment
  let shift: Double

  var testDescription: String { id }
}

@Test(arguments: [
  CrossCase(id: "start", vertical: .top, horizontal: .leading, shift: 0),
  CrossCase(id: "middle", vertical: .center, horizontal: .center, shift: 15),
  CrossCase(id: "end", vertical: .bottom, horizontal: .trailing, shift: 30),
])
func stacksAlignAcross(_ c: CrossCase) {
  let row = laid { probes in
    HStack(alignment: c.vertical) {
      Leaf(10, 10).probe("small", probes)
      Leaf(10, 40)
    }.probe("stack", probes)
  }
  #expect(row["small"].minY - row["stack"].minY == c.shift)
  let column = laid { probes in
    VStack(alignment: c.horizontal) {
      Leaf(10, 10).probe("small", probes)
      Leaf(40, 10)
    }.probe("stack", probes)
  }
  #expect(column["small"].minX - column["stack"].minX == c.shift)
}

@Test func spacersTakeWhatIsLeftAlongTheirStack() {
  let laid = laid { probes in
    HStack(spacing: 0) {
      Leaf(20, 10)
      Spacer().probe("row", probes)
      Leaf(20, 10).probe("end", probes)
    }
    VStack(spacing: 0) {
      Leaf(20, 10)
      Spacer().probe("column", probes)
    }
    Spacer().probe("free", probes)
  }
  #expect(laid["row"].size == Size(width: 60, height: 0))
  #expect(laid["end"].minX == 80)
  #expect(laid["column"].size == Size(width: 0, height: 90))
  #expect(laid["free"].size == Size(width: 100, height: 100))
}

@Test func spacersKeepTheirLeastLength() {
  let laid = laid { probes in
    HStack(spacing: 0) {
      Leaf(100, 10)
      Spacer().probe("default", probes)
    }
    HStack(spacing: 0) {
      Leaf(100, 10)
      Spacer(minLength: 0).probe("none", probes)
    }
    HStack(spacing: 0) {
      Leaf(100, 10)
      Spacer(minLength: 25).probe("more", probes)
    }
    HStack(spacing: 0) { Spacer().probe("ideal", probes) }.fixedSize()
    // The axis reaches through wrappers.
    HStack(spacing: 0) { Spacer().padding(1).opacity(0.5).probe("wrapped", probes) }
  }
  #expect(laid["default"].width == 8)
  #expect(laid["none"].width == 0)
  #expect(laid["more"].width == 25)
  #expect(laid["ideal"].width == 8)
  #expect(laid["wrapped"].size == Size(width: 100, height: 2))
}

@Test(arguments: [1.0, 2, 3]) func dividersAreOnePixelThick(_ scale: Double) {
  let laid = laid(scale: scale) { probes in
    VStack(spacing: 0) {
      Leaf(10, 10.3)
      Divider().probe("lying", probes)
    }
    HStack(spacing: 0) { Divider().probe("standing", probes) }
    Divider().probe("free", probes)
  }
  #expect(laid["lying"].size == Size(width: 100, height: 1 / scale))
  #expect(laid["standing"].size == Size(width: 1 / scale, height: 100))
  #expect(laid["free"].size == Size(width: 100, height: 1 / scale))
  for item in laid.items {
    let box = item.bounds
    #expect(abs(min(box.width, box.height) * scale - 1) < 1e-9, "\(item)")
    #expect(abs((box.minY * scale).rounded() - box.minY * scale) < 1e-9, "\(item)")
  }
}

@Test func dividersAreAGreedyChildOfTheirStack() {
  let laid = laid { probes in
    VStack {
      Leaf(30, 10)
      Divider().probe("divider", probes)
    }.probe("stack", probes).fixedSize()
  }
  // Without a proposal a divider is as long as a shape is.
  #expect(laid["divider"].width == 10)
  #expect(laid["stack"].height == 10 + 8 + 1)
}

@Test func whatIsNoViewGetsNoSpacing() {
  let isShown = false
  let laid = laid { probes in
    VStack(spacing: 10) {
      Leaf(10, 10)
      EmptyView()
      if isShown { Leaf(10, 10) }
      Group {}
      ForEach(0..<0, id: \.self) { _ in Leaf(10, 10) }
      EmptyView().padding(40).background(Color.red)
      Leaf(10, 10).probe("second", probes)
    }.probe("stack", probes)
  }
  #expect(laid["stack"].height == 30)
  #expect(laid.items.isEmpty)
}

@Test func groupsAndForEachAreTransparent() {
  let laid = laid { probes in
    HStack(spacing: 1) {
      Leaf(1, 1).probe("a", probes)
      Group {
        Leaf(2, 1).probe("b", probes)
        Group { ForEach([3, 4], id: \.self) { Leaf(Double($0), 1).probe("\($0)", probes) } }
      }
      ForEach(0..<2, id: \.self) { index in
        Leaf(5, 1).probe("first of \(index)", probes)
        Leaf(6, 1).probe("second of \(index)", probes)
      }
    }.probe("stack", probes).frame(width: 100, alignment: .leading)
  }
  let names = ["a", "b", "3", "4", "first of 0", "second of 0", "first of 1", "second of 1"]
  #expect(names.map { laid[$0].minX } == [0, 2, 5, 9, 14, 20, 27, 33])
  #expect(laid["stack"].width == 39)
}

@Test func modifiersGoToEachViewOfAGroup() {
  let laid = laid { probes in
    HStack(spacing: 0) {
      Group {
        Leaf(10, 10)
        Leaf(20, 10)
      }
      .padding(5)
      .background(Color.red)
      .probe("each", probes)
    }.probe("stack", probes)
  }
  #expect(laid["stack"].size == Size(width: 50, height: 20))
  #expect(laid.probes.order == ["stack", "each", "each"])
  #expect(laid.text == "fill rect(25 40 20 20) #FF3B30\nfill rect(45 40 30 20) #FF3B30\n")
}

@Test func zStacksAreTheUnionOfTheirChildren() {
  let laid = laid { probes in
    ZStack(alignment: .bottomTrailing) {
      Leaf(60, 20).probe("wide", probes)
      Leaf(10, 40).probe("high", probes)
    }.probe("stack", probes)
  }
  #expect(laid["stack"] == rect(20, 30, 60, 40))
  #expect(laid["wide"] == rect(20, 50, 60, 20))
  #expect(laid["high"] == rect(70, 30, 10, 40))
}

@Test func zStacksTakeTheSizeOfTheHighestPriority() {
  let laid = laid { probes in
    ZStack {
      Color.red.probe("back", probes)
      Leaf(20, 10).layoutPriority(1)
    }.probe("stack", probes)
  }
  #expect(laid["stack"].size == Size(width: 20, height: 10))
  #expect(laid["back"].size == Size(width: 100, height: 100))
  #expect(laid["back"].midX == 50)
}

@Test func emptyStacksAreNothing() {
  let laid = laid { probes in
    VStack {}.probe("column", probes)
    HStack {}.probe("row", probes)
    ZStack {}.probe("layers", probes)
  }
  for name in ["column", "row", "layers"] { #expect(laid[name] == rect(50, 50, 0, 0)) }
}

@Test func higherZIndicesAreInFront() {
  let laid = laid { _ in
    ZStack {
      Color.red.zIndex(1)
      Color.green
      Color.blue.zIndex(-1)
      Color.yellow.zIndex(1)
    }
  }
  let colors = laid.text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
  #expect(colors == ["#007AFF", "#34C759", "#FF3B30", "#FFCC00"])
}
