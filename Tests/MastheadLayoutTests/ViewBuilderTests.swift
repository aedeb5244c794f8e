import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// The widths of the leaves in a row, left to right.
private func widths<V: View>(@ViewBuilder _ content: @escaping (Probes) -> V) -> [Double] {
  let laid = laid(1000, 100) { probes in HStack(spacing: 0) { content(probes) } }
  return laid.probes.frames.values.sorted { $0.minX < $1.minX }.map(\.width)
}

private enum Kind: CaseIterable { case small, medium, large }

private func leaf(_ width: Double, _ probes: Probes) -> some View { Leaf(width, 10).probe("\(width)", probes) }

@Test func builtViewsStandSideBySide() {
  #expect(widths { _ in }.isEmpty)
  #expect(widths { leaf(1, $0) } == [1])
  let twelve = widths { probes in
    leaf(1, probes)
    leaf(2, probes)
    leaf(3, probes)
    leaf(4, probes)
    leaf(5, probes)
    leaf(6, probes)
    leaf(7, probes)
    leaf(8, probes)
    leaf(9, probes)
    leaf(10, probes)
    leaf(11, probes)
    leaf(12, probes)
  }
  #expect(twelve == (1...12).map { Double($0) })
}

@Test(arguments: [true, false]) func conditionsChoose(_ isOn: Bool) {
  let ifAlone = widths { probes in
    if isOn { leaf(1, probes) }
    leaf(2, probes)
  }
  #expect(ifAlone == (isOn ? [1, 2] : [2]))
  let ifElse = widths { probes in
    if isOn {
      leaf(1, probes)
      leaf(2, probes)
    } else {
      leaf(3, probes)
    }
  }
  #expect(ifElse == (isOn ? [1, 2] : [3]))
}

@Test(arguments: Kind.allCases) private func switchesChoose(_ kind: Kind) {
  let chosen = widths { probes in
    switch kind {
    case .small: leaf(1, probes)
    case .medium:
      leaf(2, probes)
      leaf(3, probes)
    case .large: EmptyView()
    }
  }
  #expect(chosen == [.small: [1], .medium: [2, 3], .large: []][kind])
}

@Test(arguments: [5.0, nil]) func optionalsAreUnwrapped(_ width: Double?) {
  let chosen = widths { probes in
    if let width { leaf(width, probes) }
    let doubled = width.map { $0 * 2 }
    if let doubled, doubled > 9 { leaf(doubled, probes) } else { leaf(1, probes) }
  }
  #expect(chosen == (width == nil ? [1] : [5, 10]))
}

@Test func loopsGoThroughForEach() {
  struct Item: Identifiable {
    let id: String
    let width: Double
  }
  let items = [Item(id: "a", width: 3), Item(id: "b", width: 4)]
  let all = widths { probes in
    ForEach(1..<3) { leaf(Double($0), probes) }
    ForEach(items) { leaf($0.width, probes) }
    ForEach([5.0, 6], id: \.self) { leaf($0, probes) }
  }
  #expect(all == [1, 2, 3, 4, 5, 6])
}

@Test func availabilityAndErasureAreViewsToo() {
  let all = widths { probes in
    if #available(macOS 15, *) { leaf(1, probes) }
    AnyView(leaf(2, probes))
    AnyView(AnyView(leaf(3, probes)))
    AnyView(
      Group {
        leaf(4, probes)
        leaf(5, probes)
      })
  }
  #expect(all == [1, 2, 3, 4, 5])
}

@Test func bodiesAndFunctionsOfViewsBuildToo() {
  struct Pair: View {
    let probes: Probes

    var body: some View {
      leaf(1, probes)
      second
    }

    @ViewBuilder private var second: some View {
      if true {
        leaf(2, probes)
        leaf(3, probes)
      }
    }
  }
  #expect(widths { Pair(probes: $0) } == [1, 2, 3])
}

@Test func duplicateIdentifiersAreSaid() {
  let laid = laid { probes in
    HStack(spacing: 0) { ForEach([1, 2, 1], id: \.self) { Leaf(Double($0 * 10), 10).probe("\($0)", probes) } }
      .probe("row", probes)
  }
  #expect(laid["row"].width == 40)
  #expect(laid.codes == ["duplicate-id"])
  #expect(laid.result.diagnostics.first?.message == "ForEach has more than one element with the id 1; they share state")
  let reordered = MastheadLayoutTests.laid { _ in
    HStack { ForEach([3, 1, 2], id: \.self) { Leaf(Double($0), 1) } }
  }
  #expect(reordered.codes.isEmpty)
}
