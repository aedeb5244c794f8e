import Foundation
import Testing

@testable import MastheadComponents

struct ScrollRow: Sendable {
  let offset: CGFloat
  let header: CGFloat
  let unit: CGFloat
  let bottom: CGFloat
  var opacity: CGFloat?
}

struct ScrollCase: Sendable, CustomTestStringConvertible {
  let id: String
  let least: HeaderGeometry.Least
  let rows: [ScrollRow]

  var testDescription: String { id }
}

private func row(_ s: CGFloat, _ o: CGFloat, _ unit: CGFloat, _ bottom: CGFloat, _ opacity: CGFloat? = nil) -> ScrollRow
{
  ScrollRow(offset: s, header: o, unit: unit, bottom: bottom, opacity: opacity)
}

private let cases = [
  ScrollCase(
    id: "no least title", least: .absolute(0),
    rows: [
      row(0, 0, 0, 196, 1), row(30, 30, 0.2, 166, 0.8), row(75, 75, 0.5, 121, 0.5), row(149, 149, 0.9933, 47, 0.0067),
      row(150, 150, 1, 46, 0), row(300, 150, 1, 46, 0), row(290, 150, 1, 46, 0), row(160, 150, 1, 46, 0),
      row(140, 140, 0.9333, 56, 0.0667), row(60, 60, 0.4, 136, 0.6), row(0, 0, 0, 196, 1),
      row(-40, -40, -0.2667, 236, 1), row(-75, -75, -0.5, 271, 1),
    ]),
  ScrollCase(
    id: "50 points stay", least: .absolute(50),
    rows: [
      row(25, 25, 0.25, 171), row(50, 50, 0.5, 146), row(100, 100, 1, 96), row(120, 100, 1, 96), row(90, 90, 0.9, 106),
      row(-50, -50, -0.3333, 246),
    ]),
]

/// Spec material-tabs.md, 5.
@Suite struct HeaderStateTests {
  @Test(arguments: cases, [true, false]) func theHeaderFollowsTheContent(_ c: ScrollCase, _ resets: Bool) {
    let geometry = HeaderGeometry.fixture(c.least)
    var state = HeaderState()
    var last: CGFloat = 0
    for row in c.rows {
      let animates = state.scroll(from: last, to: row.offset, maxOffset: geometry.maxOffset, resetsTitle: resets)
      last = row.offset
      #expect(!animates, "at \(row.offset)")
      #expect(state.offset == row.header, "at \(row.offset)")
      #expect(state.contentOffset == row.offset)
      #expect(isClose(geometry.unitOffset(of: state.offset), row.unit), "at \(row.offset)")
      #expect(geometry.bottom(at: state.offset) == row.bottom, "at \(row.offset)")
      if let opacity = row.opacity {
        #expect(isClose(min(max(1 - geometry.unitOffset(of: state.offset), 0), 1), opacity))
      }
    }
  }

  /// A frame at an offset is one step from rest, and shows what many steps show.
  @Test(arguments: [-75, 0, 30, 149, 150, 400] as [CGFloat]) func oneStepFromRestIsAsManySteps(_ offset: CGFloat) {
    var one = HeaderState()
    _ = one.scroll(from: 0, to: offset, maxOffset: 150, resetsTitle: true)
    var many = HeaderState()
    let steps = stride(from: 0.0, through: 1, by: 0.125).map { CGFloat($0) * offset }
    for (old, new) in zip(steps, steps.dropFirst()) {
      _ = many.scroll(from: old, to: new, maxOffset: 150, resetsTitle: true)
    }
    #expect(one.offset == many.offset)
    #expect(one.contentOffset == many.contentOffset)
  }

  @Test func aHeaderWithoutWayStaysUntilItIsPulled() {
    var state = HeaderState()
    _ = state.scroll(from: 0, to: 200, maxOffset: 0, resetsTitle: true)
    #expect(state.offset == 0)
    _ = state.scroll(from: 200, to: -30, maxOffset: 0, resetsTitle: true)
    #expect(state.offset == -30)
  }
}
