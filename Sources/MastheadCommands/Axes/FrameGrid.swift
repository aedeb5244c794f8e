import Masthead

/// All frames of a call, in order, without a list of them.
///
/// Previews come first, then the axes in this order: offset, theme, scale, direction, text size, tab, instant. The last
/// one changes fastest, so that a worker can play a timeline on from one frame to the next.
struct FrameGrid: Sendable {
  struct Cell: Sendable {
    let preview: Preview
    let offset: FixedDecimal?
    let scale: FixedDecimal
    let instant: FixedDecimal?
    let request: FrameRequest
  }

  /// The frames of one preview. Its values on an axis may be others than those of another preview.
  private struct Part: Sendable {
    let preview: Preview
    let axes: Axes
    let instants: [FixedDecimal]?
    /// The index of its first frame.
    let start: Int
  }

  let count: Int
  private let parts: [Part]

  init(previews: [Preview], axes: Axes) throws {
    try self.init(previews: previews) { _ in axes }
  }

  /// - Parameter axes: what is varied of each preview.
  init(previews: [Preview], axes: (Preview) throws -> Axes) throws {
    var parts: [Part] = []
    var count = 0
    for preview in previews {
      let axes = try axes(preview)
      let instants: [FixedDecimal]?
      if let asked = axes.instants { instants = try asked.seconds(in: preview) } else { instants = nil }
      parts.append(Part(preview: preview, axes: axes, instants: instants, start: count))
      // In floating point, where nothing overflows.
      guard Double(count) + Double(axes.stillCount) * Double(instants?.count ?? 1) <= Double(AxisLimits.frames) else {
        throw UsageError("This call asks for more than \(AxisLimits.frames) frames, the most in one call.")
      }
      count += axes.stillCount * (instants?.count ?? 1)
    }
    self.parts = parts
    self.count = count
  }

  subscript(index: Int) -> Cell {
    // There are as many parts as previews: few.
    guard let part = parts.last(where: { $0.start <= index }) else { preconditionFailure("no frame \(index)") }
    let axes = part.axes
    var rest = index - part.start
    func next<Element>(_ elements: [Element]) -> Element {
      defer { rest /= elements.count }
      return elements[rest % elements.count]
    }
    let instant = part.instants.map { next($0) }
    let tab = axes.tabs.map { next($0) }
    let textSize = next(axes.textSizes)
    let direction = next(axes.directions)
    let scale = next(axes.scales)
    let theme = next(axes.themes)
    let offset = axes.offsets.map { next($0) }
    return Cell(
      preview: part.preview, offset: offset, scale: scale, instant: instant,
      request: FrameRequest(
        offset: offset?.double, theme: theme, scale: scale.double, viewport: axes.viewport, direction: direction,
        textSize: textSize, tab: tab, time: instant?.double, showsSystemBars: axes.showsSystemBars,
        settings: axes.settings))
  }
}

extension FrameGrid.Cell {
  /// The frame's name, the same whatever else is asked for: `y13-dark@2x`, `y0-light-rtl-ax3@3x`, `y0-light-t0.25@2x`.
  var name: String { request.name }
}

extension Axes {
  /// The frames of one instant.
  fileprivate var stillCount: Int {
    (offsets?.count ?? 1) * themes.count * scales.count * directions.count * textSizes.count * (tabs?.count ?? 1)
  }
}
