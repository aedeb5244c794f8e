import MastheadLayout
import MastheadText
import Testing

@testable import Masthead

/// Numbers that look random, as code of rendered files draws them.
struct SeededNumbersTests {
  fileprivate static func draw(_ limit: Int = 1_000_000) -> Int {
    var numbers = _FixedMachine.Numbers()
    return Int.random(in: 0..<limit, using: &numbers)
  }

  private let rows = Preview("rows") {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { row in
          Text("\(row): \(Self.draw())").frame(height: 44)
        }
      }
    }
  }

  private func labels(_ renderer: FrameRenderer, _ preview: Preview, _ request: FrameRequest) throws -> [String] {
    func all(_ node: AccessibilityNode) -> [String] { [node.label] + node.children.flatMap(all) }
    return all(try renderer.frame(of: preview, request: request, rasterizing: false).accessibility)
      .filter { !$0.isEmpty }
  }

  @Test func rowsKeepTheirNumbersWhileTheyScroll() throws {
    let renderer = FrameRenderer(fonts: FontLibrary())
    let top = try labels(renderer, rows, FrameRequest(offset: 0))
    let below = try labels(renderer, rows, FrameRequest(offset: 220))
    #expect(below.filter { top.contains($0) }.count > 5)
    // Those that are new below have other names, not other numbers of the same rows.
    let names = Set(top.map { $0.prefix { $0 != ":" } })
    #expect(below.allSatisfy { top.contains($0) || !names.contains($0.prefix { $0 != ":" }) })
    #expect(Set(top.map { $0.drop { $0 != ":" } }).count == top.count)
  }

  @Test func whatWasDrawnBeforeDoesNotCount() throws {
    let used = FrameRenderer(fonts: FontLibrary())
    _ = try labels(used, rows, FrameRequest(offset: 0))
    let request = FrameRequest(offset: 1000)
    let alone = try labels(FrameRenderer(fonts: FontLibrary()), rows, request)
    #expect(try labels(used, rows, request) == alone)
  }

  private struct Dice: View {
    @State private var shown = 0

    var body: some View {
      Button("\(shown)") {
        var next = shown
        repeat { next = SeededNumbersTests.draw(2) } while next == shown
        shown = next
      }
      .accessibilityIdentifier("dice")
    }
  }

  @Test func actionsGoOnWithTheirNumbers() throws {
    let dice = Preview("dice") { Dice() }.timeline((0..<3).flatMap { _ in [.wait(0.1), .tap("dice")] })
    let renderer = FrameRenderer(fonts: FontLibrary())
    #expect(try labels(renderer, dice, FrameRequest(time: 0)) == ["0"])
    #expect(try labels(renderer, dice, FrameRequest(time: 0.15)) == ["1"])
    #expect(try labels(renderer, dice, FrameRequest(time: 0.25)) == ["0"])
    #expect(try labels(FrameRenderer(fonts: FontLibrary()), dice, FrameRequest(time: 0.35)) == ["1"])
  }
}
