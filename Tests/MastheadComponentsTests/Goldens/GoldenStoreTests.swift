import Foundation
import Masthead
import MastheadDisplayList
import MastheadPNG
import Testing

@Suite struct GoldenStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "masthead-goldens-\(UUID().uuidString)")

  private func store(_ mode: RecordMode) -> GoldenStore {
    GoldenStore(folder: folder.appending(path: "goldens"), artifacts: folder.appending(path: "artifacts"), mode: mode)
  }

  /// A frame of 2 by 2 pixels, whose last one is given.
  private func frame(_ pixel: UInt32, width: Double = 2) -> Frame {
    let size = Size(width: width, height: 2)
    return Frame(
      displayList: DisplayList(size: size),
      bitmap: Bitmap(
        widthInPixels: 2, heightInPixels: 2, pixels: [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, pixel]),
      accessibility: AccessibilityNode(role: .screen, frame: Rect(origin: .zero, size: size)), scrollMetrics: [],
      diagnostics: [])
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["MASTHEAD_RECORD": "all"], .all), (["MASTHEAD_RECORD": "never"], .never),
    (["MASTHEAD_RECORD": "all", "CI": "true"], .never), (["CI": "true"], .never),
  ])
  func theEnvironmentChoosesTheMode(environment: [String: String], mode: RecordMode) {
    #expect(RecordMode(environment: environment) == mode)
  }

  @Test func recordingIsNoPass() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try store(.missing).problem(with: frame(0xFFFF_FFFF), named: "a/y0") == "a/y0: recorded; run again to compare")
    #expect(try store(.missing).problem(with: frame(0xFFFF_FFFF), named: "a/y0") == nil)
    #expect(try store(.all).problem(with: frame(0xFFFF_FFFF), named: "a/y0") == nil)
    #expect(try store(.all).problem(with: frame(0xFF00_FFFF), named: "a/y0") == "a/y0: recorded anew")
    #expect(try store(.never).problem(with: frame(0xFF00_FFFF), named: "a/y0") == nil)
  }

  @Test func neverWritesNoGolden() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let problem = try #require(try store(.never).problem(with: frame(0xFFFF_FFFF), named: "a/y0"))
    #expect(problem.hasPrefix("a/y0: nothing is stored"))
    #expect(!exists("goldens"))
    #expect(exists("artifacts/a/y0-actual.png"))
  }

  @Test func aDifferenceIsExplained() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try store(.missing).problem(with: frame(0xFF10_2030), named: "a/y0")
    let problem = try #require(try store(.missing).problem(with: frame(0xFF10_2055), named: "a/y0"))
    #expect(problem.hasPrefix("a/y0: the display lists are equal, 1 pixels differ, in 1 x 1 at 1, 1, by up to 37\n"))
    #expect(exists("artifacts/a/y0-actual.png"))
    #expect(exists("artifacts/a/y0-diff.png"))
    let list = try #require(try store(.missing).problem(with: frame(0xFF10_2030, width: 3), named: "a/y0"))
    #expect(list.hasPrefix("a/y0: the display lists differ, the pixels are equal\nline 1, expected: canvas 2 x 2\n"))
  }
}
