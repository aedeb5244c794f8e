// What long lists cost: `Scripts/bench-rows` builds and runs this.
//
// A frame of a million rows of a known height is compared with one of a hundred, view to PNG, in turns, so that whatever else
// the machine does hits both alike. Rows whose height only measuring tells are measured once: the first frame shows what a
// row costs, the second one that it is not measured again.
import Foundation
import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadLayout
import MastheadPNG
import MastheadText

/// Seconds that `body` takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The most memory that the process has had so far, in megabytes; 0 where the system does not say.
func mostMemory() -> Double {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
    let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Double($0) })
  else { return 0 }
  return kilobytes / 1024
}

func text(_ value: Double) -> String { String(format: "%.3f", value) }

func summary(_ values: [Double]) -> String {
  let sorted = values.sorted()
  guard let least = sorted.first, let most = sorted.last else { return "none" }
  return "\(text(least)) / \(text(sorted[sorted.count / 2])) / \(text(most))"
}

/// Rows of which nothing is known before they are measured.
struct TextRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Message number \($0)") }
      }
    }
  }
}

/// The benchmark: prints the least, the median and the largest of each measure.
@main
struct RowsBenchmark {
  // No view here is nested deep.
  private let renderer = FrameRenderer(fonts: FontLibrary(), isOnLargeStack: true)
  private let hundred = Preview("rows/hundred") { MillionRows(sections: 1, rowsInSection: 100) }
  private let million = Preview("rows/million") { MillionRows() }
  private let viewport = Viewport.size(Size(width: 390, height: 844))

  static func main() throws {
    let benchmark = RowsBenchmark()
    if let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
      // For a profiler: so many frames of the long list and of the short one, and nothing else.
      let isLong = CommandLine.arguments.contains("long")
      for _ in 0..<count {
        try benchmark.frame(isLong ? benchmark.million : benchmark.hundred, isLong ? 22_017_600 : 1_800)
      }
      return
    }
    print("least / median / most")
    if CommandLine.arguments.dropFirst().first != "text" { try benchmark.knownHeights() }
    if CommandLine.arguments.dropFirst().first != "known" { try benchmark.unknownHeights() }
  }

  private func frame(_ preview: Preview, _ offset: Double) throws {
    let frame = try renderer.frame(
      of: preview, request: FrameRequest(offset: offset, viewport: viewport), rasterizing: true)
    if let bitmap = frame.bitmap { _ = try PNG.encode(bitmap, profile: .fast) }
  }

  private func knownHeights() throws {
    for _ in 0..<5 { try frame(hundred, 1_800) }
    let before = mostMemory()
    for (place, offset) in [("the middle", 22_017_600.0), ("the end", 44_035_156)] {
      try frame(million, offset)
      var ratios: [Double] = []
      var times: [Double] = []
      for _ in 0..<40 {
        let short = try seconds { try frame(hundred, 1_800) }
        let long = try seconds { try frame(million, offset) }
        ratios.append(long / short)
        times.append(short * 1000)
      }
      print("1,000,000 rows at \(place) against 100 rows: \(summary(ratios)) (100 rows: \(summary(times)) ms)")
    }
    print("more memory: \(text(mostMemory() - before)) MB of \(text(before)) MB")
  }

  private func unknownHeights() throws {
    let count = 1_000_000
    let rows = Preview("rows/text") { TextRows(count: count) }
    let few = Preview("rows/few-text") { TextRows(count: 50) }
    for _ in 0..<5 { try frame(few, 100) }
    let usual = try seconds { try frame(few, 100) }
    let first = try seconds { try frame(rows, 1_000_000) }
    print("\(count) rows of text, measured: \(text((first - usual) * 1e6 / Double(count))) µs a row")
    var ratios: [Double] = []
    for turn in 0..<20 {
      let short = try seconds { try frame(few, 100) }
      let long = try seconds { try frame(rows, 1_000_000 + Double(turn) * 1_000) }
      ratios.append(long / short)
    }
    print("the frames after it against 50 rows: \(summary(ratios))")
  }
}
