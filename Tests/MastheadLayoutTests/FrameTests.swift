import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// The checks of spec swiftui-subset.md, B: bounds on a width, what is proposed, what the child wants, what comes out.
struct FlexibleFrameCase: Sendable, CustomTestStringConvertible {
  let id: String
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
  let proposal: Double?
  let child: Double
  let result: Double

  var testDescription: String { id }
}

private let flexibleFrameCases: [FlexibleFrameCase] = [
  .init(id: "max ∞ in 390 takes all", most: .infinity, proposal: 390, child: 60, result: 390),
  .init(id: "max ∞ without a proposal is the child", most: .infinity, proposal: nil, child: 60, result: 60),
  .init(id: "min 390 without a proposal, wider child", least: 390, proposal: nil, child: 570, result: 570),
  .init(id: "min 390 without a proposal, narrower child", least: 390, proposal: nil, child: 238, result: 390),
  .init(id: "min 100 in 50", least: 100, proposal: 50, child: 80, result: 100),
  .init(id: "max 200 in 390", most: 200, proposal: 390, child: 60, result: 200),
  .init(id: "max ∞ in 50 does not shrink the child", most: .infinity, proposal: 50, child: 80, result: 80),
  .init(id: "min and max: the proposal, kept inside", least: 20, most: 40, proposal: 30, child: 60, result: 30),
  .init(id: "min and max: below", least: 20, most: 40, proposal: 10, child: 60, result: 20),
  .init(id: "min and max: above", least: 20, most: 40, proposal: 90, child: 5, result: 40),
  .init(id: "min 0, max ∞ always takes the proposal", least: 0, most: .infinity, proposal: 50, child: 80, result: 50),
  .init(id: "ideal without a proposal", ideal: 70, proposal: nil, child: 60, result: 70),
  .init(id: "ideal below min without a proposal", least: 80, ideal: 70, proposal: nil, child: 60, result: 80),
  .init(id: "ideal and max without a proposal", ideal: 70, most: 100, proposal: nil, child: 60, result: 70),
  .init(id: "ideal means nothing with a proposal", ideal: 70, most: 100, proposal: 90, child: 60, result: 90),
  .init(id: "min 20 alone hugs", least: 20, proposal: 90, child: 60, result: 60),
  .init(id: "min 20 alone cuts what does not fit", least: 20, proposal: 40, child: 60, result: 40),
  .init(id: "max below min counts as min", least: 50, most: 20, proposal: 30, child: 10, result: 50),
]

@Test(arguments: flexibleFrameCases) func flexibleFrame(_ c: FlexibleFrameCase) {
  let laid = laid { probes in
    Leaf(c.child, 10)
      .frame(minWidth: c.least, idealWidth: c.ideal, maxWidth: c.most, alignment: .leading)
      .probe("frame", probes)
      .proposed(c.proposal, nil)
  }
  #expect(laid["frame"].width == c.result)
  let across = MastheadLayoutTests.laid { probes in
    Leaf(10, c.child)
      .frame(minHeight: c.least, idealHeight: c.ideal, maxHeight: c.most, alignment: .top)
      .probe("frame", probes)
      .proposed(nil, c.proposal)
  }
  #expect(across["frame"].height == c.result)
}

@Test func aFlexibleFrameOffersItsOwnSizeToTheChild() {
  // A tab bar in a horizontal scroll view: nothing is proposed, and the bar must still fill the least width.
  let laid = laid { probes in
    Leaf(20...1000, ideal: Size(width: 238, height: 10)).probe("bar", probes)
      .frame(minWidth: 390).probe("frame", probes)
      .proposed(nil, nil)
  }
  #expect(laid["frame"].width == 390)
  #expect(laid["bar"].width == 390)
  let limited = MastheadLayoutTests.laid { probes in
    Leaf(20...1000, ideal: Size(width: 238, height: 10)).probe("bar", probes)
      .frame(maxWidth: 200).probe("frame", probes)
      .proposed(nil, nil)
  }
  #expect(limited["frame"].width == 200)
  #expect(limited["bar"].width == 200)
}

@Test func aFixedFrameOffersItsSizeAndKeepsIt() {
  let laid = laid { probes in
    Color.red.probe("child", probes).frame(width: 40, height: 30).probe("frame", probes)
  }
  #expect(laid["frame"] == rect(30, 35, 40, 30))
  #expect(laid["child"] == rect(30, 35, 40, 30))
}

@Test func aFrameFixedOnOneAxisPassesTheOtherOn() {
  let laid = laid { probes in
    Color.red.frame(width: 40).probe("narrow", probes)
    Leaf(10, 10).frame(height: 30).probe("high", probes)
  }
  #expect(laid["narrow"].size == Size(width: 40, height: 100))
  #expect(laid["high"].size == Size(width: 10, height: 30))
}

struct AlignmentCase: Sendable, CustomTestStringConvertible {
  let id: String
  let alignment: Alignment
  let x: Double
  let y: Double

  var testDescription: String { id }
}

private let alignmentCases: [AlignmentCase] = [
  .init(id: "top leading", alignment: .topLeading, x: 0, y: 0),
  .init(id: "top", alignment: .top, x: 40, y: 0),
  .init(id: "top trailing", alignment: .topTrailing, x: 80, y: 0),
  .init(id: "leading", alignment: .leading, x: 0, y: 45),
  .init(id: "center", alignment: .center, x: 40, y: 45),
  .init(id: "trailing", alignment: .trailing, x: 80, y: 45),
  .init(id: "bottom leading", alignment: .bottomLeading, x: 0, y: 90),
  .init(id: "bottom", alignment: .bottom, x: 40, y: 90),
  .init(id: "bottom trailing", alignment: .bottomTrailing, x: 80, y: 90),
]

@Test(arguments: alignmentCases) func framesAlignTheirChild(_ c: AlignmentCase) {
  let laid = laid { probes in
    Leaf(20, 10).probe("fixed", probes).frame(width: 100, height: 100, alignment: c.alignment)
    Leaf(20, 10).probe("flexible", probes).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: c.alignment)
  }
  #expect(laid["fixed"].origin == Point(x: c.x, y: c.y))
  #expect(laid["flexible"].origin == Point(x: c.x, y: c.y))
  // In the other direction leading is right.
  let mirrored = MastheadLayoutTests.laid(direction: .rightToLeft) { probes in
    Leaf(20, 10).probe("fixed", probes).frame(width: 100, height: 100, alignment: c.alignment)
  }
  #expect(mirrored["fixed"].origin == Point(x: 80 - c.x, y: c.y))
}

@Test func aChildLargerThanItsFrameSticksOutByAlignment() {
  let laid = laid { probes in
    Leaf(60, 10).probe("centre", probes).frame(width: 20, height: 10).frame(width: 100, height: 100)
    Leaf(60, 10).probe("trailing", probes).frame(width: 20, height: 10, alignment: .trailing)
      .frame(width: 100, height: 100)
  }
  #expect(laid["centre"] == rect(20, 45, 60, 10))
  #expect(laid["trailing"] == rect(0, 45, 60, 10))
}

struct PaddingCase: Sendable, CustomTestStringConvertible {
  let id: String
  let insets: EdgeInsets
  let outer: Rect
  let inner: Rect

  var testDescription: String { id }
}

private let paddingCases: [PaddingCase] = [
  .init(
    id: "none", insets: EdgeInsets(), outer: rect(0, 0, 100, 100), inner: rect(0, 0, 100, 100)),
  .init(
    id: "each side", insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), outer: rect(0, 0, 100, 100),
    inner: rect(2, 1, 94, 96)),
  .init(
    id: "negative", insets: EdgeInsets(top: -10, leading: -20, bottom: 0, trailing: 0), outer: rect(0, 0, 100, 100),
    inner: rect(-20, -10, 120, 110)),
  .init(
    id: "more than there is", insets: EdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 80),
    outer: rect(-30, 0, 160, 100), inner: rect(50, 0, 0, 100)),
]

@Test(arguments: paddingCases) func padding(_ c: PaddingCase) {
  let laid = laid { probes in Color.red.probe("inner", probes).padding(c.insets).probe("outer", probes) }
  #expect(laid["outer"] == c.outer)
  #expect(laid["inner"] == c.inner)
}

@Test func paddingByEdgesAndByDefault() {
  let laid = laid { probes in
    ZStack(alignment: .topLeading) {
      Leaf(10, 10).padding().probe("default", probes)
      Leaf(10, 10).padding(4).probe("all", probes)
      Leaf(10, 10).padding(.horizontal, 5).probe("horizontal", probes)
      Leaf(10, 10).padding(.top).probe("top", probes)
      Leaf(10, 10).padding([.top, .leading], -4).probe("corner", probes)
      Leaf(10, 10).padding(-20).probe("nothing left", probes)
    }
  }
  #expect(laid["default"].size == Size(width: 42, height: 42))
  #expect(laid["all"].size == Size(width: 18, height: 18))
  #expect(laid["horizontal"].size == Size(width: 20, height: 10))
  #expect(laid["top"].size == Size(width: 10, height: 26))
  #expect(laid["corner"].size == Size(width: 6, height: 6))
  #expect(laid["nothing left"].size == .zero)
}

@Test func paddingWithoutAProposalOffersNone() {
  let laid = laid { probes in
    Leaf(0...50, ideal: Size(width: 20, height: 10)).probe("inner", probes).padding(5).probe("outer", probes)
      .proposed(nil, nil)
  }
  #expect(laid.probes.proposals["inner"]?.first == .unspecified)
  #expect(laid["outer"].size == Size(width: 30, height: 20))
}

@Test func lengthsThatAreNoneAreLeftOutAndReported() {
  for wrong in [CGFloat.nan, .infinity, -.infinity, -1] {
    let laid = laid { probes in
      Leaf(10, 10).frame(width: wrong, height: 20).probe("fixed", probes)
      Leaf(10, 10).frame(minWidth: wrong, maxHeight: 20).probe("flexible", probes)
    }
    #expect(laid["fixed"].size == Size(width: 10, height: 20), "\(wrong)")
    #expect(laid["flexible"].size == Size(width: 10, height: 20), "\(wrong)")
    #expect(laid.codes == ["length-invalid"], "\(wrong)")
  }
  let bounded = laid { _ in Leaf(10, 10).frame(maxWidth: .infinity) }
  #expect(bounded.codes.isEmpty)
}
