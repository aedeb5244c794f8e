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

  /// - Parameter height: of the canvas, in points. By default the smallest on which a header, its large title and what they do
  ///   can be seen.
  static func scrolled(
    _ preview: String, _ offsets: [Double], themes: [Theme] = Theme.allCases, direction: Direction = .leftToRight,
    textSize: TextSize = .large, scale: Double = 2, height: Double = 240
  ) -> [GoldenCase] {
    offsets.flatMap { offset in
      themes.map { theme in
        GoldenCase(
          preview: preview,
          request: FrameRequest(
            offset: offset, theme: theme, scale: scale, viewport: .size(Size(width: 390, height: height)),
            direction: direction, textSize: textSize))
      }
    }
  }

  private static let store = GoldenStore(
    folder: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Snapshots").standardized,
    artifacts: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "masthead-artifacts"),
    mode: RecordMode(environment: ProcessInfo.processInfo.environment))

  /// Compares the frame with the stored one, and records an issue where they differ.
  func compare() throws {
    let preview = try #require(Gallery.previews.first { $0.name == self.preview })
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: true)
    if let problem = try Self.store.problem(with: frame, named: name) {
      Issue.record(Comment(rawValue: problem))
    }
  }

  /// The names of the frames that are stored of a family.
  static func stored(in family: String) throws -> Set<String> {
    let folder = store.folder.appending(path: family)
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".png") }.map { "\(family)/" + $0.dropLast(4) })
  }
}
