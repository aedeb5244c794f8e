import Foundation
import Masthead
import MastheadDisplayList
import MastheadPNG

/// How long a frame's stages took, each time it was made.
struct StageTimes: Sendable {
  enum Stage: String, CaseIterable, Sendable {
    case layout, raster, png
    /// From the view to the file, all of the above.
    case whole
    /// The same for a frame that equals the one before it.
    case again
  }

  /// Seconds, in order, for each stage.
  private(set) var seconds: [Stage: [Double]] = [:]
  private(set) var widthInPixels = 0
  private(set) var heightInPixels = 0
  private(set) var fileBytes = 0

  /// Makes one frame many times, as a worker would.
  ///
  /// - Parameter now: seconds on a clock that never goes back.
  init(
    of preview: Preview, _ request: FrameRequest, profile: PNG.Profile, count: Int, renderer: FrameRenderer,
    now: () -> Double
  ) throws {
    let encoder = FrameEncoder()
    for _ in 0..<count {
      let start = now()
      var laidOut = start
      let frame = try renderer.redrawnFrame(of: preview, request: request) { laidOut = now() }
      let drawn = now()
      let file = try encoder.encode(frame, profile: profile, again: true)
      let end = now()
      add(laidOut - start, to: .layout)
      add(drawn - laidOut, to: .raster)
      add(end - drawn, to: .png)
      add(end - start, to: .whole)
      widthInPixels = frame.bitmap?.widthInPixels ?? 0
      heightInPixels = frame.bitmap?.heightInPixels ?? 0
      fileBytes = file.count
    }
    for _ in 0..<count {
      let start = now()
      let frame = try renderer.frame(of: preview, request: request, parts: .bitmap)
      _ = try encoder.encode(frame, profile: profile)
      add(now() - start, to: .again)
    }
  }

  private mutating func add(_ time: Double, to stage: Stage) { seconds[stage, default: []].append(time) }

  /// Milliseconds of one stage.
  struct Summary {
    let first: Double
    let least: Double
    let median: Double
    let most: Double
  }

  /// The first time is told apart: glyphs are drawn then, and memory is asked for. It counts only when there is no other.
  func summary(of stage: Stage) -> Summary {
    let times = (seconds[stage] ?? []).map { $0 * 1000 }
    let later = (times.count > 1 ? Array(times.dropFirst()) : times).sorted()
    return Summary(
      first: times.first ?? 0, least: later.first ?? 0, median: later.isEmpty ? 0 : later[later.count / 2],
      most: later.last ?? 0)
  }
}

extension StageTimes {
  /// A table of milliseconds.
  var lines: [String] {
    func row(_ name: String, _ cells: [String]) -> String {
      "  " + name.padding(toLength: 8, withPad: " ", startingAt: 0)
        + cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
    }
    return [row("ms", ["first", "least", "median", "most"])]
      + Stage.allCases.map { stage in
        let times = summary(of: stage)
        return row(
          stage.rawValue,
          [times.first, times.least, times.median, times.most].map { String(format: "%.3f", $0) })
      }
  }

  var json: JSONValue {
    .array(
      Stage.allCases.map { stage in
        let times = summary(of: stage)
        return .object([
          "stage": .string(stage.rawValue), "firstMilliseconds": .number(times.first),
          "leastMilliseconds": .number(times.least), "medianMilliseconds": .number(times.median),
          "mostMilliseconds": .number(times.most),
        ])
      })
  }
}
