import Foundation
import Testing

@testable import MastheadComponents

struct ArrangementCase: Sendable, CustomTestStringConvertible {
  let id: String
  let intrinsic: [CGFloat]
  var isEqual = false
  var spacing: CGFloat = 0
  var fills = true
  let widths: [CGFloat]
  let starts: [CGFloat]
  let width: CGFloat
  /// Of a row of just these labels.
  var centers: [CGFloat]?

  var testDescription: String { id }
}

private let cases = [
  ArrangementCase(
    id: "proportional", intrinsic: [60, 90, 120], widths: [100, 130, 160], starts: [0, 100, 230], width: 390),
  ArrangementCase(
    id: "equal", intrinsic: [60, 90, 120], isEqual: true, widths: [130, 130, 130], starts: [0, 130, 260], width: 390),
  ArrangementCase(
    id: "proportional, own sizes", intrinsic: [60, 90, 120], fills: false, widths: [60, 90, 120], starts: [0, 60, 150],
    width: 270),
  ArrangementCase(
    id: "equal, own sizes", intrinsic: [60, 90, 120], isEqual: true, fills: false, widths: [120, 120, 120],
    starts: [0, 120, 240], width: 360),
  ArrangementCase(
    id: "proportional, spaced", intrinsic: [60, 90, 120], spacing: 10, widths: [93.333, 123.333, 153.333],
    starts: [0, 103.333, 236.667], width: 390),
  ArrangementCase(
    id: "equal, spaced", intrinsic: [60, 90, 120], isEqual: true, spacing: 10, widths: [123.333, 123.333, 123.333],
    starts: [0, 133.333, 266.667], width: 390),
  ArrangementCase(id: "one", intrinsic: [80], widths: [390], starts: [0], width: 390),
  ArrangementCase(
    id: "too wide", intrinsic: [100, 150, 200, 120], widths: [100, 150, 200, 120], starts: [0, 100, 250, 450],
    width: 570, centers: [0, 0, 155, 180]),
  ArrangementCase(
    id: "too wide, equal", intrinsic: [100, 150, 200, 120], isEqual: true, widths: [200, 200, 200, 200],
    starts: [0, 200, 400, 600], width: 800, centers: [0, 105, 305, 410]),
  ArrangementCase(id: "none", intrinsic: [], widths: [], starts: [], width: 390),
]

/// Spec material-tabs.md, 7.
@Suite struct TabBarArrangementTests {
  @Test(arguments: cases) func labelsShareTheBar(_ c: ArrangementCase) {
    let sizes = c.intrinsic.enumerated().map { CGSize(width: $0.element, height: CGFloat(30 + $0.offset)) }
    let arrangement = TabBarArrangement(
      sizes: sizes, fitting: 390, isEqual: c.isEqual, spacing: c.spacing, fills: c.fills)
    #expect(arrangement.widths.count == c.widths.count)
    for (width, expected) in zip(arrangement.widths, c.widths) { #expect(isClose(width, expected)) }
    for (start, expected) in zip(arrangement.starts, c.starts) { #expect(isClose(start, expected)) }
    #expect(isClose(arrangement.width, c.width))
    #expect(arrangement.height == (sizes.last?.height ?? 0))
    for (index, center) in (c.centers ?? []).enumerated() {
      let offset = TabBarArrangement.centerOffset(
        start: arrangement.starts[index], width: arrangement.widths[index], rowWidth: arrangement.width, viewport: 390)
      #expect(isClose(offset, center), "label \(index)")
    }
  }

  /// Accessories stand in the row: it is wider than the bar by their widths.
  @Test(arguments: [(44, 100, 0), (144, 130, 14), (274, 160, 88)] as [(CGFloat, CGFloat, CGFloat)])
  func accessoriesScrollWithTheLabels(_ start: CGFloat, _ width: CGFloat, _ center: CGFloat) {
    #expect(TabBarArrangement.centerOffset(start: start, width: width, rowWidth: 478, viewport: 390) == center)
  }
}
