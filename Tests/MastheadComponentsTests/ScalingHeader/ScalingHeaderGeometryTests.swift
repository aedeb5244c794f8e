import Foundation
import Testing

@testable import MastheadComponents

/// A row of the table of spec scaling-header.md, 3.
struct HeaderRow: Sendable {
  let heights: (CGFloat, CGFloat)
  let offset: CGFloat
  let collapse: (CGFloat, CGFloat)
  let moveUp: (CGFloat, CGFloat)
  let grown: (CGFloat, CGFloat)
  let progress: CGFloat
}

let headerRows: [HeaderRow] = [
  HeaderRow(
    heights: (110, 372), offset: -100, collapse: (0, 372), moveUp: (0, 372), grown: (0, 472), progress: 0),
  HeaderRow(heights: (110, 372), offset: 0, collapse: (0, 372), moveUp: (0, 372), grown: (0, 372), progress: 0),
  HeaderRow(
    heights: (110, 372), offset: 50, collapse: (0, 322), moveUp: (-50, 372), grown: (0, 322), progress: 0.190840),
  HeaderRow(
    heights: (110, 372), offset: 131, collapse: (0, 241), moveUp: (-131, 372), grown: (0, 241), progress: 0.5),
  HeaderRow(heights: (110, 372), offset: 262, collapse: (0, 110), moveUp: (-262, 372), grown: (0, 110), progress: 1),
  HeaderRow(heights: (110, 372), offset: 362, collapse: (0, 110), moveUp: (-262, 372), grown: (0, 110), progress: 1),
  HeaderRow(heights: (150, 350), offset: -40, collapse: (0, 350), moveUp: (0, 350), grown: (0, 390), progress: 0),
  HeaderRow(heights: (150, 350), offset: 50, collapse: (0, 300), moveUp: (-50, 350), grown: (0, 300), progress: 0.25),
  HeaderRow(heights: (150, 350), offset: 100, collapse: (0, 250), moveUp: (-100, 350), grown: (0, 250), progress: 0.5),
  HeaderRow(heights: (150, 350), offset: 200, collapse: (0, 150), moveUp: (-200, 350), grown: (0, 150), progress: 1),
  HeaderRow(heights: (150, 350), offset: 300, collapse: (0, 150), moveUp: (-200, 350), grown: (0, 150), progress: 1),
]

@Suite struct ScalingHeaderGeometryTests {
  @Test(arguments: headerRows) func aHeaderStandsAsTheTableSays(_ row: HeaderRow) {
    let geometry = ScalingHeaderGeometry(minHeight: row.heights.0, maxHeight: row.heights.1)
    #expect(geometry.frame(at: row.offset, collapses: true, grows: false) == row.collapse)
    #expect(geometry.frame(at: row.offset, collapses: false, grows: false) == row.moveUp)
    #expect(geometry.frame(at: row.offset, collapses: true, grows: true) == row.grown)
    #expect(abs(geometry.progress(at: row.offset) - row.progress) < 1e-4)
  }

  /// Spec scaling-header.md, 5: positions, heights, and from where to where.
  @Test(
    arguments: [
      (
        [0, 1], (110, 372),
        [(50, 0), (130, 0), (131, 262), (132, 262), (262, 262), (300, 300)]
      ),
      (
        [0, 0.5, 1], (150, 350),
        [(40, 0), (50, 100), (99, 100), (100, 100), (149, 100), (150, 200), (199, 200)]
      ),
      ([0.25, 0.75], (150, 350), [(10, 10), (60, 50), (120, 150), (180, 180)]),
    ] as [([CGFloat], (CGFloat, CGFloat), [(CGFloat, CGFloat)])])
  func contentSnapsAsTheTableSays(
    positions: [CGFloat], heights: (CGFloat, CGFloat), ways: [(from: CGFloat, to: CGFloat)]
  ) {
    let geometry = ScalingHeaderGeometry(minHeight: heights.0, maxHeight: heights.1)
    for way in ways {
      #expect(geometry.snap(from: way.from, positions: positions) ?? way.from == way.to, "from \(way.from)")
      #expect(geometry.snap(from: way.from, positions: positions.reversed()) ?? way.from == way.to)
    }
  }

  @Test func statesAndPositionsAreOffsets() {
    let geometry = ScalingHeaderGeometry(minHeight: 150, maxHeight: 702)
    #expect(geometry.offset(of: 0.5) == 276)
    #expect(geometry.offset(of: -3) == 552)
    #expect(geometry.offset(of: 7) == 0)
    #expect(geometry.offset(of: .expanded) == 0)
    #expect(geometry.offset(of: .collapsed) == 552)
    #expect(geometry.offset(of: .custom(300)) == 402)
    #expect(geometry.offset(of: .custom(9)) == 552)
    #expect(geometry.offset(of: .custom(9_999)) == 0)
    #expect(geometry.offset(of: .custom(.nan)) == 0)
  }

  @Test(arguments: [
    (CGFloat(200), CGFloat(100), CGFloat(200), CGFloat(200)), (-50, 100, 0, 100), (.nan, 400, 150, 400),
    (100, .infinity, 100, 350), (-10, -20, 0, 0),
  ])
  func heightsThatCannotBeAreSetRight(min: CGFloat, max: CGFloat, least: CGFloat, most: CGFloat) {
    let geometry = ScalingHeaderGeometry(minHeight: min, maxHeight: max)
    #expect(geometry.minHeight == least)
    #expect(geometry.maxHeight == most)
    #expect(geometry.problem != nil)
  }

  @Test func equalHeightsAreInOrder() {
    let geometry = ScalingHeaderGeometry(minHeight: 120, maxHeight: 120)
    #expect(geometry.problem == nil)
    #expect(geometry.progress(at: 50) == 0)
    #expect(geometry.frame(at: 50, collapses: true, grows: false) == (0, 120))
    #expect(geometry.frame(at: 50, collapses: false, grows: false) == (0, 120))
    #expect(geometry.snap(from: 0, positions: [0, 1]) == nil)
  }

  @Test func aSnapNeverMovesFurtherThanTheNearerNeighbour() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      let extra = CGFloat.random(in: 1...600, using: &numbers)
      let geometry = ScalingHeaderGeometry(minHeight: 100, maxHeight: 100 + extra)
      let positions = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in CGFloat.random(in: 0...1, using: &numbers)
      }
      let offset = CGFloat.random(in: -100...700, using: &numbers)
      guard let target = geometry.snap(from: offset, positions: positions) else { continue }
      let targets = positions.map { geometry.offset(of: $0) }
      #expect(targets.contains(target))
      #expect(abs(target - offset) <= targets.map { abs($0 - offset) }.min() ?? 0)
      // What has snapped stays.
      #expect(geometry.snap(from: target, positions: positions) == nil)
    }
  }
}
