import Masthead

/// All frames of a call, in order, without a list of them.
///
/// Previews come first, then the axes in the order in which a frame's name has them; the last one changes fastest.
struct FrameGrid: Sendable {
  struct Cell: Sendable {
    let preview: Preview
    let offset: FixedDecimal?
    let scale: FixedDecimal
    let request: FrameRequest
  }

  let previews: [Preview]
  let axes: Axes
  let count: Int

  init(previews: [Preview], axes: Axes) throws(UsageError) {
    self.previews = previews
    self.axes = axes
    let (count, overflow) = previews.count.multipliedReportingOverflow(by: axes.count)
    guard !overflow, count <= AxisLimits.frames else {
      throw UsageError(
        "\(previews.count) previews with \(axes.count) frames each are \(overflow ? "too many" : "\(count)") frames; "
          + "the most in one call are \(AxisLimits.frames).")
    }
    self.count = count
  }

  subscript(index: Int) -> Cell {
    var rest = index
    func next<Element>(_ elements: [Element]) -> Element {
      defer { rest /= elements.count }
      return elements[rest % elements.count]
    }
    let textSize = next(axes.textSizes)
    let direction = next(axes.directions)
    let scale = next(axes.scales)
    let theme = next(axes.themes)
    let offset = axes.offsets.map { next($0) }
    return Cell(
      preview: next(previews), offset: offset, scale: scale,
      request: FrameRequest(
        offset: offset?.double, theme: theme, scale: scale.double, viewport: axes.viewport, direction: direction,
        textSize: textSize))
  }
}

extension FrameGrid.Cell {
  /// The frame's name, the same whatever else is asked for: `y13-dark@2x`, `y0-light-rtl-ax3@3x`.
  ///
  /// Direction and text size are named when they are not the usual ones.
  var name: String {
    var name = "y\(offset?.description ?? "0")-\(request.theme.rawValue)"
    if request.direction != .leftToRight { name += "-\(request.direction.rawValue)" }
    if request.textSize != .large { name += "-\(request.textSize.rawValue)" }
    return "\(name)@\(scale)x"
  }
}
