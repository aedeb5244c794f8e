import Foundation
import MastheadDisplayList
import Synchronization
import Testing

@testable import MastheadLayout

/// Notes of what happened, from any thread.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func callAsFunction(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}

private actor Store {
  var count = 0

  func add() -> Int {
    count += 1
    return count
  }
}

/// A view whose work is started by a tap.
private struct Working: View {
  @State private var starts = 0
  @State private var value = 0
  let log: Log
  let action: (Binding<Int>) async throws -> Void

  var body: some View {
    VStack {
      Button("Start") { starts += 1 }
      Text(verbatim: "value \(value)")
    }
    .onChange(of: value) { log("value \(value)") }
    .work("test", trigger: starts) { try await action($value) }
  }
}

private func working(_ log: Log, _ action: @escaping (Binding<Int>) async throws -> Void) -> some View {
  Working(log: log, action: action)
}

extension LayoutResult {
  fileprivate var texts: [String] {
    func open(_ items: [DisplayList.Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .group(let group): open(group.children)
        case .glyphs(let run, _): [run.text]
        default: []
        }
      }
    }
    return open(displayList.items)
  }
}

@Suite struct WorkTests {
  @Test func sleepTakesItsTimeOnTheTimeline() {
    let log = Log()
    let view = working(log) { value in
      try await Task.sleep(for: .seconds(1.5))
      value.wrappedValue += 1
      try await Task.sleep(nanoseconds: 250_000_000)
      value.wrappedValue += 1
    }
    let player = player(view, [.wait(0.5), .tap("Start"), .wait(5)])
    #expect(player.frame(at: 1.999).texts.contains("value 0"))
    let again = Self.copy(view)
    #expect(again.frame(at: 2).texts.contains("value 1"))
    #expect(again.frame(at: 2.2499).texts.contains("value 1"))
    #expect(Self.copy(view).frame(at: 2.25).texts.contains("value 2"))
    #expect(Self.copy(view).frame(at: 5).diagnostics.isEmpty)
  }

  private static func copy<V: View>(_ view: V) -> Player { player(view, [.wait(0.5), .tap("Start"), .wait(5)]) }

  @Test func anHourPassesWithoutWaiting() {
    let log = Log()
    let view = working(log) { value in
      for _ in 0..<60 { try await Task.sleep(for: .seconds(60)) }
      value.wrappedValue = 7
    }
    #expect(player(view, [.tap("Start"), .wait(3_600)]).frame(at: 3_600).texts.contains("value 7"))
  }

  @Test func everyKindOfTaskRunsOnTheTimeline() {
    let log = Log()
    let view = working(log) { value in
      let store = Store()
      log("actor \(await store.add())")
      log("task \(await Task { await store.add() }.value)")
      log("detached \(await Task.detached { await store.add() }.value)")
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        return await group.reduce(0, +)
      }
      log("group \(sum)")
      async let slow: Void = Task.sleep(for: .seconds(1))
      async let fast: Void = Task.sleep(for: .seconds(0.5))
      _ = try await (slow, fast)
      let inner = Task {
        try await Task.sleep(for: .seconds(1))
        log("inner")
      }
      try await inner.value
      await Task.yield()
      value.wrappedValue = 1
    }
    let player = player(view, [.tap("Start"), .wait(3)])
    #expect(player.frame(at: 1.9).diagnostics.isEmpty)
    #expect(log.all == ["actor 1", "task 2", "detached 3", "group 6"])
    _ = player.frame(at: 2.1)
    #expect(log.all.suffix(2) == ["inner", "value 1"])
  }

  @Test func aTaskThatAButtonMakesRunsOnTheTimeline() {
    struct Tapped: View {
      @State var value = 0

      var body: some View {
        let binding = Sent($value)
        Button("Start") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            withAnimation(.linear(duration: 1)) { binding.value.wrappedValue = 1 }
          }
        }
        Color.red.frame(width: 100, height: 100).opacity(value == 0 ? 1 : 0.5)
      }
    }
    let player = player(Tapped(), [.tap("Start"), .wait(3)])
    #expect(!player.frame(at: 0.99).displayList.description.contains("opacity"))
    #expect(player.frame(at: 1.5).displayList.description.contains("opacity 0.75"))
    #expect(player.frame(at: 2.5).displayList.description.contains("opacity 0.5"))
  }

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  @Test func errorsAreSaidAndCancellationIsNot() {
    struct Broken: Error {}
    let failing = player(working(Log()) { _ in throw Broken() }, [.tap("Start"), .wait(1)]).frame(at: 1)
    #expect(failing.diagnostics.map(\.code) == ["work-failed"])
    #expect(failing.diagnostics.first?.message == "test ended with an error: Broken()")
    let cancelled = player(working(Log()) { _ in throw CancellationError() }, [.tap("Start"), .wait(1)]).frame(at: 1)
    #expect(cancelled.diagnostics.isEmpty)
  }

  @Test func whatWaitsForTheWorldOutsideNeverEnds() {
    let waits: [(String, (Binding<Int>) async throws -> Void)] = [
      ("nobody", { _ in await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }),
      (
        "another thread",
        { value in
          await withUnsafeContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
          }
          value.wrappedValue = 1
        }
      ),
      (
        "the main thread",
        { value in
          await MainActor.run {}
          value.wrappedValue = 1
        }
      ),
      (
        "the machine's clock",
        { value in
          try await ContinuousClock().sleep(for: .milliseconds(20))
          value.wrappedValue = 1
        }
      ),
    ]
    for (name, wait) in waits {
      let player = player(working(Log(), wait), [.tap("Start"), .wait(1)])
      let result = player.frame(at: 1)
      #expect(result.diagnostics.map(\.code) == ["work-never-ends"], "\(name)")
      #expect(result.texts.contains("value 0"), "\(name)")
    }
    let until = player(
      working(Log()) { _ in try await Task.sleep(until: .now + .seconds(1)) }, [.tap("Start"), .wait(3)])
    #expect(until.frame(at: 3).diagnostics.first?.message.hasSuffix("use Task.sleep(for:)") == true)
  }

  @Test func whatNeverRestsEnds() {
    let spinning = player(working(Log()) { _ in while true { await Task.yield() } }, [.tap("Start"), .wait(1)])
    #expect(spinning.frame(at: 1).diagnostics.map(\.code) == ["work-never-ends"])
    let napping = player(
      working(Log()) { _ in while true { try await Task.sleep(nanoseconds: 1) } }, [.tap("Start"), .wait(200)])
    #expect(napping.frame(at: 5).diagnostics.isEmpty)
    #expect(napping.frame(at: 200).diagnostics.map(\.code) == ["work-never-ends"])
  }

  @Test func whatStillGoesOnIsCancelledWithTheTimeline() {
    let log = Log()
    do {
      let player = player(
        working(log) { _ in
          do { try await Task.sleep(for: .seconds(100)) } catch { log("\(type(of: error))") }
        }, [.tap("Start"), .wait(1)])
      _ = player.frame(at: 1)
      #expect(log.all.isEmpty)
    }
    #expect(log.all == ["CancellationError"])
  }

  private struct Loading: View {
    @State var id = 1
    @State var shown = "nothing"
    let log: Log

    var body: some View {
      VStack {
        Text(verbatim: shown)
        Button("Next") { id += 1 }
      }
      .task(id: id) { [id, shown = Sent($shown), log] in
        log("begins \(id)")
        do {
          try await Task.sleep(for: .seconds(1))
          shown.value.wrappedValue = "loaded \(id)"
        } catch {
          log("cancelled \(id)")
        }
      }
    }
  }

  @Test func aTaskBeginsAnewWithItsIdentifier() {
    let log = Log()
    let player = player(Loading(log: log), [.wait(0.5), .tap("Next"), .wait(3)])
    #expect(player.frame(at: 1.2).texts.contains("nothing"))
    #expect(player.frame(at: 1.6).texts.contains("loaded 2"))
    #expect(log.all == ["begins 1", "cancelled 1", "begins 2"])
    let still = Log()
    #expect(laid(390, 200) { _ in Loading(log: still) }.result.texts.contains("nothing"))
    #expect(still.all.isEmpty)
  }

  private struct Appearing: View {
    @State var lines = ["nothing"]

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text(verbatim: $0) } }
        .onAppear {
          let shown = Sent($lines)
          Task {
            shown.value.wrappedValue.append("task")
            let store = Store()
            shown.value.wrappedValue.append("actor \(await store.add())")
            try? await Task.sleep(for: .seconds(1))
            shown.value.wrappedValue.append("later")
          }
        }
    }
  }

  /// The same each time, on whatever threads: what needs no time is done, and nothing else.
  @Test(arguments: 0..<5) func inAStillTasksGetAsFarAsTheyDoNotWait(_: Int) {
    #expect(laid(390, 200) { _ in Appearing() }.result.texts == ["nothing", "task", "actor 1"])
    #expect(player(Appearing(), [.wait(2)]).frame(at: 0).texts == ["nothing", "task", "actor 1"])
    #expect(player(Appearing(), [.wait(2)]).frame(at: 1.5).texts == ["nothing", "task", "actor 1", "later"])
  }

  @Test func outsideOfATimelineSleepIsTheLibrarys() async throws {
    // A sleep never ends early, however busy the machine.
    let start = ContinuousClock.now
    try await Task.sleep(nanoseconds: 2_000_000)
    try await Task.sleep(for: .milliseconds(2))
    try await Task.sleep(until: start + .milliseconds(6))
    #expect(ContinuousClock.now - start >= .milliseconds(6))
  }

  @Test func framesInAnyOrderAreTheSame() {
    let view = working(Log()) { value in
      for _ in 0..<20 {
        try await Task.sleep(for: .seconds(0.1234))
        withAnimation { value.wrappedValue += 1 }
      }
    }
    let instants = [0.1, 0.55, 0.6, 1.0, 1.3, 2.2, 2.9]
    let many = Self.copy(view)
    for time in instants {
      let alone = Self.copy(view).frame(at: time).displayList
      #expect(many.canReach(time))
      #expect(many.frame(at: time).displayList == alone)
    }
  }
}
