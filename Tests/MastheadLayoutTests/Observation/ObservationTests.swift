import Foundation
import MastheadDisplayList
import Observation
import Testing

@testable import MastheadLayout

/// An object of either kind that changes leads to another pass; nothing else does.
@Suite struct ObservationTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "counter"
  }

  @Observable final class Model {
    var count = 0
    var unread = 0
  }

  private struct Counted: View {
    @StateObject private var counter = Counter()
    var changes: Int

    var body: some View {
      Text("count \(counter.count)").onAppear { for _ in 0..<changes { counter.count += 1 } }
    }
  }

  @Test(arguments: [0, 1, 3]) func aStateObjectIsMadeOnceAndItsChangesAreSeen(_ changes: Int) {
    let layout = LaidOut(Counted(changes: changes))
    #expect(layout.frames["count \(changes)"] != nil)
    #expect(layout.result.passes == (changes == 0 ? 1 : 2))
  }

  private struct Owner: View {
    @StateObject private var counter = Counter()

    var body: some View {
      VStack {
        Text("outside \(counter.count)")
        Reader(counter: counter)
        Inherited().environmentObject(counter)
      }
    }

    struct Reader: View {
      @ObservedObject var counter: Counter

      var body: some View { Text("inside \(counter.count)").onAppear { $counter.count.wrappedValue = 7 } }
    }

    struct Inherited: View {
      @EnvironmentObject var counter: Counter

      var body: some View { Text("inherited \(counter.count)") }
    }
  }

  @Test func anObjectIsTheSameForAllViewsThatHaveIt() {
    let layout = LaidOut(Owner())
    for name in ["outside 7", "inside 7", "inherited 7"] { #expect(layout.frames[name] != nil, "\(name)") }
    #expect(layout.result.passes == 2)
  }

  private struct Observed: View {
    @State private var model = Model()
    var change: @Sendable (Model) -> Void

    var body: some View {
      Text("count \(model.count)").onAppear { change(model) }
    }
  }

  @Test func aChangeOfAPropertyThatABodyReadLeadsToAnotherPass() {
    let layout = LaidOut(Observed { $0.count = 5 })
    #expect(layout.frames["count 5"] != nil)
    #expect(layout.result.passes == 2)
  }

  @Test func aChangeOfAPropertyThatNoBodyReadDoesNot() {
    #expect(LaidOut(Observed { $0.unread = 5 }).result.passes == 1)
  }

  private struct Scrolled: View {
    @State private var model = Model()

    var body: some View {
      ScrollView {
        Bar().frame(height: 2_000)
      }
      .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { _, new in model.count = new }
      .environment(model)
    }

    struct Bar: View {
      @Environment(Model.self) private var model

      var body: some View {
        @Bindable var model = model
        Text("count \(model.count)").accessibilityValue("\($model.count.wrappedValue)")
      }
    }
  }

  @Test func anObjectOfTheEnvironmentTellsViewsDeepInside() {
    let layout = LaidOut(Scrolled(), offset: 88)
    #expect(layout.frames["count 88"] != nil)
    #expect(layout.result.passes == 2)
  }

  final class Manual: ObservableObject {
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class Derived: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct Plain<Object: ObservableObject>: View {
    @StateObject var object: Object
    let path: ReferenceWritableKeyPath<Object, Int>

    var body: some View {
      Text("count \(object[keyPath: path])").onAppear { object[keyPath: path] = 3 }
    }
  }

  @Test func objectsThatSendByHandAreHeard() {
    #expect(LaidOut(Plain(object: Manual(), path: \.count)).frames["count 3"] != nil)
    #expect(LaidOut(Plain(object: Derived(), path: \.count)).frames["count 3"] != nil)
  }

  @Test func publishedValuesCanBeFollowed() {
    let counter = Counter()
    var seen: [Int] = []
    var subscription: AnyCancellable? = counter.$count.removeDuplicates().map { $0 * 10 }.sink { seen.append($0) }
    counter.count = 1
    counter.count = 1
    counter.count = 2
    #expect(seen == [0, 10, 20])
    subscription = nil
    counter.count = 3
    #expect(seen == [0, 10, 20])
    #expect(subscription == nil)
  }

  private struct Received: View {
    @State private var total = 0
    let subject = CurrentValueSubject<Int, Never>(4)

    var body: some View { Text("total \(total)").onReceive(subject) { total += $0 } }
  }

  @Test func aValueIsReceivedOnce() {
    #expect(LaidOut(Received()).frames["total 4"] != nil)
  }

  private struct Stored: View {
    @AppStorage("number") private var number = 1
    @SceneStorage("number") private var other = 2
    @Namespace private var namespace

    var body: some View {
      Text("number \(number), other \(other)").onAppear { number += 1 }.id(namespace)
      Reader()
    }

    struct Reader: View {
      @AppStorage("number") private var number = 1

      var body: some View { Text("same \(number)") }
    }
  }

  @Test func storedValuesStartAsDeclaredAndAreShared() {
    for _ in 0..<2 {
      let layout = LaidOut(Stored())
      #expect(layout.frames["number 2, other 2"] != nil)
      #expect(layout.frames["same 2"] != nil)
    }
  }
}
