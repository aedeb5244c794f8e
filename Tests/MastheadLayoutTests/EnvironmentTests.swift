import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

private struct SpacingKey: EnvironmentKey {
  static let defaultValue = 4.0
}

extension EnvironmentValues {
  fileprivate var gap: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

private struct Gap: View {
  let name: String
  let probes: Probes
  @Environment(\.gap) private var gap

  var body: some View { Leaf(gap, 10).probe(name, probes) }
}

@Test func valuesReachTheViewsInside() {
  let laid = laid { probes in
    VStack {
      Gap(name: "default", probes: probes)
      VStack {
        Gap(name: "outer", probes: probes)
        Gap(name: "inner", probes: probes).environment(\.gap, 30)
        Gap(name: "changed", probes: probes).transformEnvironment(\.gap) { $0 *= 2 }
      }.environment(\.gap, 20)
      Gap(name: "sibling", probes: probes)
    }
  }
  let widths = ["default", "outer", "inner", "changed", "sibling"].map { laid[$0].width }
  #expect(widths == [4, 20, 30, 40, 4])
}

@Test func theInnermostValueWins() {
  let laid = laid { Gap(name: "view", probes: $0).environment(\.gap, 1).environment(\.gap, 2) }
  #expect(laid["view"].width == 1)
}

@Test func readersPassTheEnvironmentOn() {
  let laid = laid { probes in
    GeometryReader { _ in Gap(name: "view", probes: probes) }.environment(\.gap, 12)
  }
  #expect(laid["view"].width == 12)
}

private final class Model {
  var width = 17.0
}

@Test func objectsReachTheViewsInside() {
  struct Reading: View {
    let probes: Probes
    @Environment(Model.self) private var model
    @Environment(Model.self) private var optional: Model?

    var body: some View { Leaf(model.width + (optional == nil ? 1 : 0), 10).probe("view", probes) }
  }
  struct Missing: View {
    let probes: Probes
    @Environment(Model.self) private var model: Model?

    var body: some View { Leaf(model == nil ? 3 : 4, 10).probe("missing", probes) }
  }
  let laid = laid { probes in
    Reading(probes: probes).environment(Model())
    Missing(probes: probes)
  }
  #expect(laid["view"].width == 17)
  #expect(laid["missing"].width == 3)
}

private struct Bordered: ViewModifier {
  let name: String
  let probes: Probes
  @Environment(\.gap) private var gap
  @State private var extra = 0.0

  func body(content: Content) -> some View {
    content.padding(gap + extra).probe(name, probes).onAppear { extra = 1 }
  }
}

@Test func modifiersOfUserCodeHaveStateAndEnvironment() {
  let laid = laid { probes in
    HStack {
      Leaf(10, 10).modifier(Bordered(name: "a", probes: probes))
      Leaf(10, 10).modifier(Bordered(name: "b", probes: probes)).environment(\.gap, 20)
    }
  }
  #expect(laid["a"].width == 20)
  #expect(laid["b"].width == 52)
}

@Test func aModifierMayShowItsContentTwiceOrNotAtAll() {
  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        content
      }
    }
  }
  struct Never: ViewModifier {
    func body(content: Content) -> some View { EmptyView() }
  }
  let laid = laid { probes in
    HStack(spacing: 0) {
      Leaf(10, 10).modifier(Twice()).probe("twice", probes)
      Leaf(10, 10).modifier(Never()).probe("never", probes)
    }
  }
  #expect(laid["twice"].width == 20)
  #expect(laid.probes.frames["never"] == nil)
}

@Test func aModifierOnAGroupGetsTheGroup() {
  struct Row: ViewModifier {
    func body(content: Content) -> some View { HStack(spacing: 5) { content } }
  }
  let laid = laid { probes in
    Group {
      Leaf(10, 10)
      Leaf(10, 10)
    }.modifier(Row()).probe("row", probes)
  }
  #expect(laid["row"].width == 25)
}

private struct GapStyle: ButtonStyle {
  @Environment(\.gap) private var gap
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? gap : 0)
  }
}

@Test func buttonStylesReadTheEnvironment() {
  let laid = laid { probes in
    VStack {
      Button {
      } label: {
        Leaf(10, 10)
      }.probe("enabled", probes)
      Button {
      } label: {
        Leaf(10, 10)
      }.disabled(true).probe("disabled", probes)
    }
    .buttonStyle(GapStyle())
    .environment(\.gap, 6)
  }
  #expect(laid["enabled"].width == 22)
  #expect(laid["disabled"].width == 10)
}

@Test func disabledViewsStayDisabledInside() {
  struct Reading: View {
    let probes: Probes
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Leaf(isEnabled ? 20 : 10, 10).probe("view", probes) }
  }
  let laid = laid { Reading(probes: $0).disabled(false).disabled(true) }
  #expect(laid["view"].width == 10)
}

@Test func scaledLengthsFollowTheTextSize() {
  struct Scaled: View {
    let probes: Probes
    @ScaledMetric private var width = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var height = 34

    var body: some View { Leaf(width, height).probe("view", probes) }
  }
  let laid = laid { Scaled(probes: $0).dynamicTypeSize(.accessibility5) }
  #expect(laid["view"].width == 53)
  #expect(laid["view"].height == 60)
}
