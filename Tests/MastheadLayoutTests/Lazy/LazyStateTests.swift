import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Rows that keep state are measured with it, also where they are made only to be measured.
@Suite struct LazyStateTests {
  /// As high as its state says: 10 points, and 30 once it has been seen.
  private struct Growing: View {
    let name: String
    @State private var height: CGFloat = 10

    var body: some View {
      Color.clear.frame(height: height).accessibilityLabel(name).onAppear { height = 30 }
    }
  }

  @Test func aRowGrowsByItsOwnState() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { Growing(name: "row\($0)") }
        Growing(name: "single")
      }
    }
    let layout = LaidOut(view)
    #expect(["row0", "row1", "row2", "single"].map { layout.top($0) } == [0, 30, 60, 90])
    #expect(layout.result.diagnostics.isEmpty)
    #expect(layout.result.passes == 2)
  }

  @Test func aRowThatWasNeverMadeHasItsFirstState() {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Growing(name: "row\($0)") } }
    }
    let layout = LaidOut(view, size: Size(width: 390, height: 100))
    // In sight at first are 14 rows of 10 points, 40 beyond the edge counted; the others were not seen.
    let grown = layout.result.scrollMetrics.first.map { ($0.contentSize.height - 100 * 10) / 20 }
    #expect(grown == 14)
    #expect(layout.top("row1") == 30)
  }

  @Test func measuringLeavesNothingBehind() {
    let memory = ViewMemory()
    let known = memory.identities.child(of: .root, at: 3)
    let value = memory.remember(known, slot: 0) { LastValue<Int>() }
    let scratch = ViewMemory(over: memory)
    #expect(scratch.identities.child(of: .root, at: 3) == known)
    #expect(scratch.remember(known, slot: 0) { LastValue<Int>() } === value)
    let other = scratch.identities.child(of: known, at: 0)
    _ = scratch.remember(other, slot: 0) { LastValue<Int>() }
    #expect(memory.identities.child(of: known, at: 0) != other)
    scratch.removeAll()
    #expect(scratch.identities.child(of: known, at: 0) != other)
  }
}
