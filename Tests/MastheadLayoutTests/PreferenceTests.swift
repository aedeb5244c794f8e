import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Height: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }

  fileprivate func noting(_ probes: Probes, _ prefix: String = "") -> some View {
    onPreferenceChange(Names.self) { probes.notes.append(prefix + $0.joined(separator: " ")) }
  }
}

@Test func preferencesJoinInTheOrderOfTheTree() {
  let laid = laid { probes in
    VStack {
      Leaf(1, 1).named("a")
      HStack {
        Leaf(1, 1).named("b")
        ForEach(["c", "d"], id: \.self) { Leaf(1, 1).named($0) }
      }
      Leaf(1, 1).named("e").overlay { Leaf(1, 1).named("f") }
      Leaf(1, 1)
    }.noting(probes)
  }
  #expect(laid.probes.notes == ["a b c d e f"])
}

@Test func aViewsOwnPreferenceHidesThoseInside() {
  let laid = laid { probes in
    VStack { Leaf(1, 1).named("inside") }.named("outside").noting(probes)
  }
  #expect(laid.probes.notes == ["outside"])
}

@Test func withoutAWriterThereIsTheDefault() {
  let laid = laid { probes in Leaf(1, 1).noting(probes, "default") }
  #expect(laid.probes.notes == ["default"])
}

@Test func readersSeeOnlyWhatIsInside() {
  let laid = laid { probes in
    HStack {
      Leaf(1, 1).named("a").noting(probes, "left ")
      Leaf(1, 1).named("b")
    }.noting(probes, "all ")
  }
  #expect(laid.probes.notes == ["left a", "all a b"])
}

@Test func eachViewOfAGroupCounts() {
  let laid = laid { probes in
    HStack {
      Group {
        Leaf(1, 1)
        Leaf(1, 1)
      }.named("each")
      Group {
        Leaf(1, 1).named("a")
        Leaf(1, 1).named("b")
      }.noting(probes, "group ")
    }.noting(probes)
  }
  #expect(laid.probes.notes.contains("each each a b"))
  #expect(laid.probes.notes.filter { $0.hasPrefix("group") } == ["group a", "group b"])
}

@Test func aReaderRunsAgainOnlyWhenTheValueDiffers() {
  struct Growing: View {
    let probes: Probes
    @State private var width = 1.0

    var body: some View {
      Leaf(width, 10).named(width < 3 ? "narrow" : "wide").noting(probes)
        .onChange(of: width, initial: true) { width = min(5, width + 1) }
    }
  }
  let laid = laid { Growing(probes: $0) }
  #expect(laid.result.passes == 5)
  #expect(laid.probes.notes == ["narrow", "wide"])
}

@Test func aMeasuredHeightComesBackInASecondPass() {
  struct Equal: View {
    let probes: Probes
    @State private var height: CGFloat?

    var body: some View {
      HStack(spacing: 0) {
        ForEach([10, 30, 20], id: \.self) { own in
          Leaf(10, Double(own))
            .background { GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) } }
            .frame(height: height).probe("\(own)", probes)
        }
      }
      .onPreferenceChange(Height.self) { height = CGFloat($0) }
    }
  }
  let laid = laid { Equal(probes: $0) }
  #expect(laid.result.passes == 2)
  #expect(["10", "20", "30"].map { laid[$0].height } == [30, 30, 30])
}

@Test func preferencesComeBeforeAppearancesAndChanges() {
  struct Ordered: View {
    let probes: Probes

    var body: some View {
      Leaf(1, 1).named("preference").noting(probes)
        .onAppear { probes.notes.append("appear") }
        .onChange(of: 1, initial: true) { probes.notes.append("change") }
    }
  }
  #expect(laid { Ordered(probes: $0) }.probes.notes.first == "preference")
}

private struct Choice: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

@Test func aPreferenceMayBeNothing() {
  let laid = laid { probes in
    HStack {
      Leaf(1, 1)
      Leaf(1, 1).preference(key: Choice.self, value: 7)
      Leaf(1, 1).preference(key: Choice.self, value: nil)
    }.onPreferenceChange(Choice.self) { probes.notes.append("\($0 ?? -1)") }
  }
  #expect(laid.probes.notes == ["7"])
}
