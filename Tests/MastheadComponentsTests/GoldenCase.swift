import Foundation
import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadLayout
import MastheadTesting
import Testing

/// A frame of the gallery that is stored.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let preview: String
  let request: FrameRequest

  /// The path of its files below the folder of goldens, without an ending (DESIGN, 6).
  var name: String { "\(preview)/\(request.name)" }

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

  /// - Parameter times: seconds on the preview's timeline.
  static func played(
    _ preview: String, at times: [Double], themes: [Theme] = Theme.allCases, direction: Direction = .leftToRight,
    scale: Double = 2, height: Double = 240, settings: Set<AccessibilitySetting> = []
  ) -> [GoldenCase] {
    times.flatMap { time in
      themes.map { theme in
        GoldenCase(
          preview: preview,
          request: FrameRequest(
            theme: theme, scale: scale, viewport: .size(Size(width: 390, height: height)), direction: direction,
            time: time, settings: settings))
      }
    }
  }

  /// Compares the frame with the stored one, and records an issue where they differ.
  func compare() throws {
    let preview = try #require(Gallery.previews.first { $0.name == self.preview })
    var size: CGSize?
    if case .size(let given) = request.viewport { size = CGSize(width: given.width, height: given.height) }
    assertSnapshot(
      of: preview, at: request.offset.map { [$0] } ?? .atRest, instants: request.time.map { [$0] } ?? [],
      themes: [request.theme == .light ? .light : .dark],
      scales: [request.scale], size: size,
      directions: [request.direction == .leftToRight ? .leftToRight : .rightToLeft],
      textSizes: [DynamicTypeSize(request.textSize)], settings: Set(request.settings.map(SnapshotSetting.init)),
      in: Self.folder)
  }

  /// From this file on.
  private static let folder = "../../Snapshots"

  /// The names of the frames that are stored of a family.
  static func stored(in family: String) throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(folder)/\(family)")
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder.standardized.path)
        .filter { $0.hasSuffix(".png") }.map { "\(family)/" + $0.dropLast(4) })
  }
}
