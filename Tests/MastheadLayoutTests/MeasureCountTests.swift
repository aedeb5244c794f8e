import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// How stacks are nested for counting: a level around what is inside it.
struct NestingCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// The most measurements of the innermost leaf.
  let most: Int
  let level: @Sendable (Int, AnyView) -> AnyView

  var testDescription: String { id }

  init<V: View>(_ id: String, most: Int, @ViewBuilder _ level: @escaping @Sendable (Int, AnyView) -> V) {
    self.id = id
    self.most = most
    self.level = { AnyView(level($0, $1)) }
  }

  /// The innermost leaf with `depth` levels around it.
  func view(_ depth: Int, _ probes: Probes) -> AnyView {
    (0..<depth).reduce(AnyView(Leaf(5...60, 5...60).probe("leaf", probes))) { level($1, $0) }
  }
}

private let nestingCases: [NestingCase] = [
  NestingCase("rows and columns", most: 4) { index, inner in
    if index.isMultiple(of: 2) {
      HStack {
        inner
        Color.red
      }
    } else {
      VStack {
        Color.red
        inner
      }
    }
  },
  NestingCase("with frames and padding", most: 16) { index, inner in
    if index.isMultiple(of: 2) {
      HStack {
        inner.padding(1)
        Leaf(3, 3)
      }.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading) {
        Leaf(3, 3)
        inner.padding(1)
      }.frame(minHeight: 2)
    }
  },
  NestingCase("rows in rows", most: 3) { _, inner in
    HStack(spacing: 0) {
      inner
      Color.red
    }
  },
  NestingCase("layers", most: 1) { _, inner in ZStack { inner.background(Color.red) } },
  NestingCase("baselines", most: 3) { _, inner in
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      VStack { inner }
      Leaf(2, 4, baseline: 3)
    }
  },
  NestingCase("frames", most: 1) { _, inner in inner.frame(maxWidth: .infinity, minHeight: 1, maxHeight: 90) },
]

@Suite struct MeasureCountTests {
  @Test(arguments: nestingCases) func theLeafOfAHundredLevelsIsMeasuredAFewTimes(_ c: NestingCase) {
    let (leaf, all) = onLargeStack {
      let laid = laid(4000, 4000) { c.view(100, $0) }
      return (laid.probes.measures(of: "leaf"), laid.result.measureCount)
    }
    #expect(leaf <= c.most)
    #expect(leaf > 0)
    // A few nodes a level, each as often as the leaf at most.
    #expect(all <= 100 * 6 * c.most)
  }

  @Test func noAnswerIsForgotten() {
    // Where width depends on height and height on width, each level brings new proposals: 48 for the leaf of eight levels.
    let measures = onLargeStack {
      laid(4000, 4000) { probes in
        (0..<8).reduce(AnyView(Text("some words that wrap over lines").probe("leaf", probes))) { inner, index in
          let square = Leaf(0...100, 0...100).aspectRatio(Double(index + 3) / 7, contentMode: .fit)
          return index.isMultiple(of: 2)
            ? AnyView(
              HStack {
                inner
                square
                Text("other words to wrap")
              })
            : AnyView(
              VStack {
                square
                inner
                Text("other words to wrap")
              })
        }
      }.probes.measures(of: "leaf")
    }
    #expect(measures <= 80)
  }

  @Test func aTreeIsMeasuredInProportionToItsSize() {
    func count(_ rows: Int) -> Int {
      laid(390, 4000) { _ in
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in
            HStack {
              Circle().frame(width: 20, height: 20)
              VStack(alignment: .leading) {
                Leaf(20...200)
                Leaf(20...300)
              }
              Spacer()
              Leaf(8, 8)
            }.padding()
          }
        }
      }.result.measureCount
    }
    let (few, many) = (count(10), count(40))
    #expect(many < few * 5)
  }

  @Test func aFixedFrameAsksNobodyForItsOwnSize() {
    let laid = laid { probes in
      HStack { Color.red.probe("leaf", probes).frame(width: 20, height: 20) }
    }
    // Once, to be placed.
    #expect(laid.probes.measures(of: "leaf") == 1)
  }
}
