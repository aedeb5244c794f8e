import Masthead
import MastheadDisplayList
import MastheadLayout
import MastheadSnapshots

/// Finds the offsets where something happens in a preview: where a header starts or ends to change, a bar pins or hands over.
///
/// It lays out every few points, looks where the curves of the header bend, and looks there more closely.
struct HappeningOffsets {
  /// How far it looks, in points. What a header does it does within the first screen or two.
  private static let reach = 1_200.0
  /// Points pulled down.
  private static let pull = 48.0
  /// Points between the first looks.
  private static let stride = 6.0

  /// What the curves may be off from straight lines before it counts. Heights are rounded to pixels, opacities to 8 bits.
  private static let heightTolerance = 0.75
  private static let shareTolerance = 0.02

  private let row: (Double) throws -> HeaderCurve.Row
  private let range: ClosedRange<Double>
  private var rows: [Double: HeaderCurve.Row] = [:]

  /// - Parameters:
  ///   - range: the offsets that can be scrolled to, and those that can be pulled to.
  ///   - row: what is known of the header at an offset.
  init(range: ClosedRange<Double>, row: @escaping (Double) throws -> HeaderCurve.Row) {
    self.range = range
    self.row = row
  }

  /// The axes with the offsets that they ask for to be found.
  static func filled(_ axes: Axes, _ preview: Preview, _ context: CommandContext) throws -> Axes {
    guard axes.findsOffsets else { return axes }
    var result = axes
    let found = try events(of: preview, axes, context)
    let around = Set(found.events.flatMap { [$0 - 1, $0, $0 + 1] }).filter(found.range.contains)
    let all = Set(around.map { FixedDecimal(rounding: $0) } + (axes.offsets ?? []) + [FixedDecimal(millionths: 0)])
    result.offsets = all.sorted()
    result.findsOffsets = false
    return result
  }

  /// The offsets where something happens, rising, and how far the content goes.
  static func events(
    of preview: Preview, _ axes: Axes, _ context: CommandContext
  ) throws -> (events: [Double], range: ClosedRange<Double>) {
    try OwnPicture.onLargeStack(for: preview.name) { try look(at: preview, axes, context.makeFrameMaker()) }
  }

  private static func look(
    at preview: Preview, _ axes: Axes, _ maker: @escaping CommandContext.FrameMaker
  ) throws -> (events: [Double], range: ClosedRange<Double>) {
    // One look for all frames of the call: what happens where hardly depends on the theme.
    func frame(_ offset: Double) throws -> Frame {
      let request = FrameRequest(
        offset: offset, theme: axes.themes[0], scale: axes.scales[0].double, viewport: axes.viewport,
        direction: axes.directions[0], textSize: axes.textSizes[0], tab: axes.tabs?.first)
      return try maker(preview, request, .accessibility)
    }
    let rest = try frame(0)
    guard let metrics = rest.scrollMetrics.first else { return ([], 0...0) }
    let end = metrics.axis == .vertical ? metrics.maximumOffset.y : metrics.maximumOffset.x
    let range = -pull...max(0, min(end, reach).rounded(.down))
    var search = HappeningOffsets(range: range) { HeaderCurve.Row(try frame($0), offset: $0) }
    return (try search.find(), range)
  }

  /// The offsets, rising, in whole points.
  mutating func find() throws -> [Double] {
    var offset = range.lowerBound
    while offset < range.upperBound {
      try look(at: offset)
      offset += Self.stride
    }
    try look(at: range.upperBound)
    try look(at: 0)
    // Once around each bend, at every point.
    for bend in bends() + changes().flatMap({ [$0.from, $0.to] }) {
      for step in -Int(Self.stride)...Int(Self.stride) { try look(at: bend + Double(step)) }
    }
    var events: [Double] = []
    for event in Set(bends() + changes().map(\.to)).sorted() {
      // Both ends of a jump are one thing that happens.
      if let last = events.last, event - last <= 1 { events.removeLast() }
      events.append(event)
    }
    return events
  }

  private mutating func look(at offset: Double) throws {
    guard range.contains(offset), rows[offset] == nil else { return }
    rows[offset] = try row(offset)
  }

  private var sorted: [(offset: Double, row: HeaderCurve.Row)] {
    rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Where a curve bends.
  private func bends() -> [Double] {
    let rows = sorted
    var curves: [String: Polyline] = [:]
    var heights = Polyline(points: [])
    for (offset, row) in rows {
      if let height = row.height { heights.points.append((offset, height)) }
      for (name, value) in row.opacities {
        curves["opacity \(name)", default: Polyline(points: [])].points.append((offset, value))
      }
      for (name, value) in row.progress {
        curves["progress \(name)", default: Polyline(points: [])].points.append((offset, value))
      }
    }
    var found = heights.bends(tolerance: Self.heightTolerance)
    for curve in curves.values {
      // A progress may be in points: its tolerance is a share of its own range.
      let values = curve.points.map(\.y)
      let span = max(1, (values.max() ?? 0) - (values.min() ?? 0))
      found += curve.bends(tolerance: Self.shareTolerance * span)
    }
    return found
  }

  /// Where something begins or ends to be pinned: the last offset before, and the first one after.
  private func changes() -> [(from: Double, to: Double)] {
    let rows = sorted
    return zip(rows, rows.dropFirst()).filter { $0.row.pinned != $1.row.pinned }.map { ($0.offset, $1.offset) }
  }
}
