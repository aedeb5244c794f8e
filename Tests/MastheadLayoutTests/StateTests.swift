import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// A view that counts up after each of its first layouts.
private struct Counting: View {
  let to: Int
  let probes: Probes
  @State private var count = 0

  var body: some View {
    Leaf(Double(count), 10).probe("count", probes)
      .onAppear { count = min(to, 1) }
      .onChange(of: count) { count = min(to, count + 1) }
  }
}

struct PassCase: Sendable, CustomTestStringConvertible {
  let id: String
  let to: Int
  let passes: Int
  let width: Double
  var codes: [String] = []

  var testDescription: String { id }
}

@Test(arguments: [
  PassCase(id: "nothing changes", to: 0, passes: 1, width: 0),
  PassCase(id: "one change", to: 1, passes: 2, width: 1),
  PassCase(id: "a chain of changes", to: 5, passes: 6, width: 5),
  PassCase(id: "as many as there may be", to: 7, passes: 8, width: 7),
  PassCase(id: "more than there may be", to: 99, passes: 8, width: 7, codes: ["state-not-settled"]),
])
func layoutRunsUntilStateHasSettled(_ c: PassCase) {
  let laid = laid { Counting(to: c.to, probes: $0) }
  #expect(laid.result.passes == c.passes)
  #expect(laid["count"].width == c.width)
  #expect(laid.codes == c.codes)
}

@Test func stateWrittenWhileTheBodyIsReadNeverSettles() {
  struct Restless: View {
    @State private var count = 0

    var body: some View {
      let _ = countUp()
      Color.red
    }

    private func countUp() { count += 1 }
  }
  let laid = laid { _ in Restless() }
  #expect(laid.result.passes == 8)
  #expect(laid.codes == ["state-not-settled"])
}

@Test func anEqualValueIsNoChange() {
  struct Same: View {
    @State private var name = "a"

    var body: some View { Color.red.onAppear { name = "a" } }
  }
  #expect(laid { _ in Same() }.result.passes == 1)
}

@Test func valuesThatCannotBeComparedAlwaysChange() {
  struct Opaque: View {
    struct Value { var number = 0 }
    @State private var value = Value()

    var body: some View { Leaf(10, 10).onAppear { value = Value(number: 0) } }
  }
  #expect(laid { _ in Opaque() }.result.passes == 2)
}

/// A view that remembers the first number it was made with.
private struct Remembering: View {
  let name: String
  let probes: Probes
  @State private var first: Double

  init(_ name: String, _ width: Double, _ probes: Probes) {
    self.name = name
    self.probes = probes
    _first = State(initialValue: width)
  }

  var body: some View { Leaf(first, 10).probe(name, probes) }
}

@Test func stateBelongsToTheIdentifierOfItsElement() {
  struct Reordering: View {
    let probes: Probes
    @State private var numbers = [1, 2, 3]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          // The width is that of the first pass, in which the number was at another place.
          Remembering("\(number)", Double(number * 10), probes)
        }
      }
      .onAppear { numbers = [3, 1, 4] }
    }
  }
  let laid = laid { Reordering(probes: $0) }
  #expect(["3", "1", "4"].map { laid[$0].width } == [30, 10, 40])
  #expect(["3", "1", "4"].map { laid[$0].minX } == [10, 40, 50])
}

@Test func stateOfAnElementIsItsOwn() {
  struct Row: View {
    let id: Int
    let probes: Probes
    @State private var width = 1.0

    var body: some View { Leaf(width, 10).probe("\(id)", probes).onAppear { width = Double(10 + id) } }
  }
  let laid = laid { probes in
    HStack { ForEach(0..<3, id: \.self) { Row(id: $0, probes: probes) } }
  }
  #expect((0..<3).map { laid["\($0)"].width } == [10, 11, 12])
}

@Test func anotherIdentifierIsAnotherView() {
  struct Resetting: View {
    let probes: Probes
    @State private var generation = 1

    var body: some View {
      Remembering("kept", Double(generation * 10), probes)
        .overlay { Remembering("reset", Double(generation * 10), probes).id(generation) }
        .onAppear { generation = 2 }
    }
  }
  let laid = laid { Resetting(probes: $0) }
  #expect(laid["kept"].width == 10)
  #expect(laid["reset"].width == 20)
}

@Test func theOtherBranchIsAnotherView() {
  struct Switching: View {
    let probes: Probes
    @State private var isFirst = true

    var body: some View {
      VStack {
        if isFirst { Remembering("a", 10, probes) } else { Remembering("b", 20, probes) }
      }
      .onAppear { isFirst = false }
    }
  }
  #expect(laid { Switching(probes: $0) }["b"].width == 20)
}

@Test func aViewThatWentAndCameBackIsNew() {
  struct Blinking: View {
    let probes: Probes
    @State private var step = 0

    var body: some View {
      let now = step
      VStack {
        if step != 1 { Remembering("shown", Double(10 + step), probes).onAppear { probes.notes.append("\(now)") } }
        Leaf(1, 1)
      }
      .onChange(of: step, initial: true) { step = min(step + 1, 2) }
    }
  }
  let laid = laid { Blinking(probes: $0) }
  #expect(laid["shown"].width == 12)
  #expect(laid.probes.notes == ["0", "2"])
}

@Test func bindingsReachTheStateOfAnotherView() {
  struct Child: View {
    @Binding var width: Double

    var body: some View { Color.clear.onAppear { width = 30 } }
  }
  struct Parent: View {
    let probes: Probes
    @State private var width = 10.0

    var body: some View { Child(width: $width).frame(width: width, height: 10).probe("view", probes) }
  }
  let laid = laid { Parent(probes: $0) }
  #expect(laid["view"].width == 30)
  #expect(laid.result.passes == 2)
}

@Test func bindingsReachParts() {
  struct Model: Equatable { var size = CGSize(width: 10, height: 10) }
  struct Parent: View {
    let probes: Probes
    @State private var model = Model()

    var body: some View {
      Color.clear.frame(width: model.size.width, height: 10).probe("view", probes)
        .onAppear { $model.size.width.wrappedValue = 25 }
    }
  }
  #expect(laid { Parent(probes: $0) }["view"].width == 25)
}

@Test func constantBindingsKeepTheirValue() {
  let binding = Binding.constant(3)
  binding.wrappedValue = 4
  #expect(binding.wrappedValue == 3)
}

@Test func stateOutsideOfALayoutIsItsInitialValue() {
  struct Lonely: View {
    @State var count = 3

    var body: some View { Color.red }
  }
  let view = Lonely()
  view.count = 9
  #expect(view.count == 3)
}

/// State inside a property of user code.
private struct Toggle: DynamicProperty {
  @State private var isOn = false
  @Environment(\.colorScheme) private var scheme
  private(set) var updates = 0

  var value: String { "\(isOn) \(scheme)" }
  func turnOn() { isOn = true }
  mutating func update() { updates += 1 }
}

@Test func dynamicPropertiesHoldDynamicProperties() {
  struct Outer: DynamicProperty {
    var first = Toggle()
    var second = Toggle()
  }
  struct Switches: View {
    let probes: Probes
    var outer = Outer()
    var alone = Toggle()

    var body: some View {
      let _ = probes.notes.append("\(outer.first.value), \(outer.second.value), \(alone.value) \(alone.updates)")
      Color.red.onAppear { outer.second.turnOn() }
    }
  }
  let laid = laid { Switches(probes: $0).colorScheme(.dark) }
  #expect(laid.probes.notes == ["false dark, false dark, false dark 1", "false dark, true dark, false dark 1"])
}

@Test func onAppearRunsOnce() {
  let laid = laid { probes in
    Counting(to: 3, probes: probes).onAppear { probes.notes.append("appeared") }
  }
  #expect(laid.result.passes == 4)
  #expect(laid.probes.notes == ["appeared"])
}

@Test func onChangeTellsOldAndNewOncePerChange() {
  struct Watched: View {
    let probes: Probes
    @State private var count = 0

    var body: some View {
      Color.red
        .onAppear { count = 5 }
        .onChange(of: count) { probes.notes.append("\($0) to \($1)") }
        .onChange(of: count, initial: true) { probes.notes.append("initial \($0) to \($1)") }
        .onChange(of: count) { probes.notes.append("new") }
        .onChange(of: "constant") { probes.notes.append("never") }
        .onChange(of: nil as Int?, initial: true) { probes.notes.append("nil") }
    }
  }
  let laid = laid { Watched(probes: $0) }
  #expect(laid.probes.notes.sorted() == ["0 to 5", "initial 0 to 0", "initial 0 to 5", "new", "nil"].sorted())
}
