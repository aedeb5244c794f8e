import Foundation
import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadText
import Testing

/// A frame of the gallery that is stored.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let preview: String
  let request: FrameRequest

  /// The path of its files below the folder of goldens, without an ending (DESIGN, 6).
  var name: String {
    var name = "\(preview)/y\(Int(request.offset ?? 0))-\(request.theme.rawValue)"
    if request.direction != .leftToRight { name += "-\(request.direction.rawValue)" }
    if request.textSize != .large { name += "-\(request.textSize.rawValue)" }
    return "\(name)@\(Int(request.scale))x"
  }

  var testDescription: String { name }

  static func still(_ preview: String, direction: Direction = .leftToRight) -> [GoldenCase] {
    Theme.allCases.map { GoldenCase(preview: preview, request: FrameRequest(theme: $0, direction: direction)) }
  }

  /// The smallest canvas on which a header, its large title and what they do can be seen.
  static func scrolled(
    _ preview: String, _ offsets: [Double], themes: [Theme] = Theme.allCases, direction: Direction = .leftToRight,
    textSize: TextSize = .large
  ) -> [GoldenCase] {
    offsets.flatMap { offset in
      themes.map { theme in
        GoldenCase(
          preview: preview,
          request: FrameRequest(
            offset: offset, theme: theme, viewport: .size(Size(width: 390, height: 240)), direction: direction,
            textSize: textSize))
      }
    }
  }
}

private let goldens: [GoldenCase] = [
  GoldenCase.still("header/profile"), GoldenCase.still("header/profile", direction: .rightToLeft),
  GoldenCase.still("header/subtitle"), GoldenCase.still("header/leading-actions"),
  GoldenCase.still("header/back-only"), GoldenCase.still("header/buttons"), GoldenCase.still("header/text"),
  // Overscrolled, at rest, half collapsed, collapsed.
  GoldenCase.scrolled("header/large-title", [-50, 0, 26, 52]),
  GoldenCase.scrolled("header/large-title-subtitle", [-50, 0, 37, 74]),
  GoldenCase.scrolled("header/compact-scroll", [-50, 0, 4, 8]),
  GoldenCase.scrolled("header/large-title", [-50, 26], themes: [.light], direction: .rightToLeft),
  GoldenCase.scrolled("header/large-title-subtitle", [0], themes: [.light], textSize: .ax3),
].flatMap { $0 }

@Suite struct HeaderGoldenTests {
  private static let store = GoldenStore(
    folder: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Snapshots").standardized,
    artifacts: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "masthead-artifacts"),
    mode: RecordMode(environment: ProcessInfo.processInfo.environment))

  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    let preview = try #require(Gallery.previews.first { $0.name == golden.preview })
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: golden.request, rasterizing: true)
    if let problem = try Self.store.problem(with: frame, named: golden.name) {
      Issue.record(Comment(rawValue: problem))
    }
  }

  @Test func everyStoredFrameIsCompared() throws {
    let folder = Self.store.folder.appending(path: "header")
    let stored = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.map { "header/" + $0.dropLast(4) }
    #expect(Set(stored).subtracting(goldens.map(\.name)) == [])
  }
}
