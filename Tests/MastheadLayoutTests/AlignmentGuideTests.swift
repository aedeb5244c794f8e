import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Test func rowsAlignBaselines() {
  let laid = laid { probes in
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Leaf(10, 20, baseline: 15).probe("text", probes)
      Leaf(10, 40, baseline: 30).probe("title", probes)
      Leaf(10, 12).probe("box", probes)
    }.probe("stack", probes)
  }
  let top = laid["stack"].minY
  #expect(laid["text"].minY - top == 15)
  #expect(laid["title"].minY - top == 0)
  // What has no text stands on its lower edge.
  #expect(laid["box"].maxY - top == 30)
  #expect(laid["stack"].height == 40)
}

@Test func aStackAnswersWithItsFirstAndLastBaseline() {
  let laid = laid { probes in
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Leaf(10, 20, baseline: 15)
        Leaf(10, 20, baseline: 16)
      }.padding(.top, 2).frame(height: 60).probe("column", probes)
      Leaf(10, 20, baseline: 10).probe("first", probes)
    }
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Leaf(10, 20, baseline: 15)
        Leaf(10, 20, baseline: 16)
      }.probe("other", probes)
      Leaf(10, 20, baseline: 10).probe("last", probes)
    }
  }
  // 60 high around 42: the column begins 9 down, the padding adds 2.
  #expect(laid["first"].minY + 10 == laid["column"].minY + 9 + 2 + 15)
  #expect(laid["last"].minY + 10 == laid["other"].minY + 20 + 16)
}

@Test func aGuideMovesAViewInItsStack() {
  let laid = laid { probes in
    VStack(alignment: .leading, spacing: 0) {
      Leaf(20, 10).alignmentGuide(.leading) { $0[.trailing] }.probe("left", probes)
      Leaf(30, 10).probe("right", probes)
    }.probe("stack", probes)
  }
  #expect(laid["stack"].width == 50)
  #expect(laid["left"].maxX == laid["right"].minX)
}

@Test func builtInGuidesStayInsideTheirStack() {
  let laid = laid { probes in
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Leaf(20, 10).alignmentGuide(.leading) { _ in -12 }
        Leaf(20, 10)
      }.probe("inner", probes)
      Leaf(30, 10).probe("outer", probes)
    }
  }
  #expect(laid["inner"].minX == laid["outer"].minX)
}

@Test func customGuidesReachOutOfStacksAsTheirMean() {
  let laid = laid { probes in
    HStack(alignment: .third, spacing: 0) {
      VStack(spacing: 0) {
        Leaf(10, 10).alignmentGuide(.third) { _ in 4 }
        Leaf(10, 10).alignmentGuide(.third) { _ in 6 }
      }.probe("column", probes)
      Leaf(10, 30).probe("leaf", probes)
    }
  }
  // (4 + 16) / 2 down the column meets a third of 30.
  #expect(laid["column"].minY + 10 == laid["leaf"].minY + 10)
  let alone = MastheadLayoutTests.laid { probes in
    HStack(alignment: .third, spacing: 0) {
      VStack { Leaf(10, 12).probe("inside", probes) }.probe("column", probes)
      Leaf(10, 30).probe("leaf", probes)
    }
  }
  #expect(alone["column"].minY + 4 == alone["leaf"].minY + 10)
}

@Test func dimensionsTellSizeAndGuides() {
  var seen: [CGFloat?] = []
  _ = laid { _ in
    HStack(alignment: .top) {
      Leaf(20, 10, baseline: 7)
        .alignmentGuide(.top) { dimensions in
          seen = [
            dimensions.width, dimensions.height, dimensions[.bottom], dimensions[.firstTextBaseline],
            dimensions[HorizontalAlignment.center], dimensions[explicit: .bottom],
            dimensions[explicit: .firstTextBaseline],
          ]
          return 0
        }
    }
  }
  #expect(seen == [20, 10, 10, 7, 10, nil, 7])
}

@Test func theOutermostGuideWins() {
  let laid = laid { probes in
    HStack(alignment: .top, spacing: 0) {
      Leaf(10, 10).alignmentGuide(.top) { _ in 3 }.alignmentGuide(.top) { $0[.top] + 4 }.probe("moved", probes)
      Leaf(10, 10).probe("still", probes)
    }
  }
  #expect(laid["still"].minY - laid["moved"].minY == 7)
}

@Test func zStacksAndLayersAlignByGuides() {
  let laid = laid { probes in
    ZStack(alignment: .top) {
      Leaf(50, 50).probe("card", probes)
      Leaf(10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }.probe("badge", probes)
    }
    Leaf(50, 50).probe("primary", probes).overlay(alignment: .topTrailing) {
      Leaf(10, 10).alignmentGuide(.top) { $0[.bottom] }.probe("above", probes)
    }
    Leaf(50, 50, baseline: 40).probe("text", probes)
      .background(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        Leaf(10, 2).probe("line", probes)
      }
  }
  #expect(laid["badge"].midY == laid["card"].minY)
  #expect(laid["above"].maxY == laid["primary"].minY)
  #expect(laid["above"].maxX == laid["primary"].maxX)
  #expect(laid["line"].maxY == laid["text"].minY + 40)
  #expect(laid["line"].minX == laid["text"].minX)
}

@Test func guidesPassThroughModifiers() {
  let laid = laid { probes in
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Leaf(10, 20, baseline: 15).padding(5).background(Color.red).opacity(0.5).frame(height: 50, alignment: .bottom)
        .offset(y: 30).probe("wrapped", probes)
      Leaf(10, 10, baseline: 8).probe("plain", probes)
    }
  }
  #expect(laid["plain"].minY + 8 == laid["wrapped"].minY + 20 + 5 + 15)
}
