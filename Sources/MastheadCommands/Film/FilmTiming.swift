import Foundation
import Masthead
import MastheadLayout

/// The frames of a film: which ones, and how long each is shown.
struct FilmTiming {
  let axes: Axes
  /// How many frames each of the grid is shown for.
  let counts: [Int]

  /// Seconds that a scroll takes that nobody described, that it rests where it turns, and that the end of a film stays.
  private static let scrollTime = 1.5
  private static let restTime = 0.5
  /// Points that such a scroll goes on after the last thing that happens, and the most and the least that it goes.
  private static let rundown = 60.0
  private static let longestScroll = 600.0
  private static let shortestScroll = 120.0

  /// - Parameter rate: frames per second.
  /// - Throws: for a preview in which nothing moves.
  init(_ preview: Preview, _ axes: Axes, rate: Int, _ context: CommandContext) throws {
    var axes = axes
    if axes.findsOffsets { axes = try HappeningOffsets.filled(axes, preview, context) }
    if let instants = try axes.instants?.seconds(in: preview) {
      self.init(axes: axes, counts: Self.counts(of: instants, rate))
    } else if let offsets = axes.offsets {
      self.init(axes: axes, counts: offsets.map { _ in 1 })
    } else if let timeline = preview.timeline {
      let end = FixedDecimal(rounding: timeline.duration)
      // In whole numbers: a sum of waits is a hair longer than what is meant, and would have one frame too many.
      let (whole, part) = (end.millionths * rate).quotientAndRemainder(dividingBy: 1_000_000)
      let frames = part > 0 ? whole + 1 : whole
      // Rounded down: then a player knows an instant that is a tick, and goes on from one to the next. The last one is the end
      // itself, which need not lie on a frame.
      let instants = (0...frames).map { min(end, FixedDecimal(millionths: $0 * 1_000_000 / rate)) }
      axes.instants = Instants(instants)
      let rest = Int(Self.restTime * Double(rate))
      self.init(axes: axes, counts: instants.indices.map { $0 == frames ? 1 + rest : 1 })
    } else {
      let offsets = try Self.scroll(preview, axes, rate, context)
      axes.offsets = offsets.map(\.offset)
      self.init(axes: axes, counts: offsets.map(\.count))
    }
  }

  private init(axes: Axes, counts: [Int]) {
    self.axes = axes
    self.counts = counts
  }

  /// Each instant until the next one, in frames.
  private static func counts(of instants: [FixedDecimal], _ rate: Int) -> [Int] {
    let frames = instants.map { Int(($0.double * Double(rate)).rounded()) }
    return instants.indices.map { $0 + 1 < frames.count ? max(1, frames[$0 + 1] - frames[$0]) : 1 }
  }

  /// Down to where nothing more happens, a rest, and back.
  private static func scroll(
    _ preview: Preview, _ axes: Axes, _ rate: Int, _ context: CommandContext
  ) throws -> [(offset: FixedDecimal, count: Int)] {
    let (events, range) = try HappeningOffsets.events(of: preview, axes, context)
    guard range.upperBound > 0 else {
      throw CommandFailure(
        "\(preview.name) has no timeline and does not scroll at this size, so that nothing moves in it.", .couldNotRun)
    }
    let last = events.last(where: { $0 < longestScroll }) ?? 0
    let distance = min(range.upperBound, max(shortestScroll, last + rundown))
    let steps = max(1, Int(scrollTime * Double(rate)))
    let scale = axes.scales[0].double
    // Slow at both ends, on whole pixels, where text is sharpest.
    let down = (0...steps).map { step in
      let share = (1 - cos(Double.pi * Double(step) / Double(steps))) / 2
      return FixedDecimal(rounding: (distance * share * scale).rounded() / scale)
    }
    let rest = Int(restTime * Double(rate))
    let way = down + down.reversed().dropFirst()
    return way.indices.map { (way[$0], $0 == 0 || $0 == steps ? 1 + rest : 1) }
  }
}
