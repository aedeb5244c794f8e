import Foundation
import Masthead
import MastheadDisplayList
import MastheadPNG

/// Stored frames: of each its picture, and the display list it was drawn from as text.
struct GoldenStore {
  let folder: URL
  /// Where files that explain a failure go.
  let artifacts: URL
  let mode: RecordMode

  /// Compares a frame with the stored one of its name.
  ///
  /// - Returns: what a person should read; nil when both are equal. Recording is something to read, too: a run that
  ///   recorded has compared nothing.
  func problem(with frame: Frame, named name: String) throws -> String? {
    let files = Files(folder: folder, name: name)
    let text = frame.displayList.description
    guard let bitmap = frame.bitmap else { return "\(name): the frame was not drawn" }
    guard let expectedText = try? String(contentsOf: files.text, encoding: .utf8),
      let expectedPNG = try? Data(contentsOf: files.picture)
    else {
      return try missing(files, text, bitmap)
    }
    let expected = try PNG.decode(Array(expectedPNG))
    let difference = PixelDifference(expected, bitmap)
    guard text != expectedText || difference != nil else { return nil }
    if mode == .all {
      try write(files, text, bitmap)
      return "\(name): recorded anew"
    }
    var lines = [verdict(name, isSameList: text == expectedText, difference)]
    if let change = Self.firstChange(expectedText, text) { lines.append(change) }
    lines += try explain(name, files, text, expected, bitmap)
    return lines.joined(separator: "\n")
  }

  private struct Files {
    let name: String
    let picture: URL
    let text: URL

    init(folder: URL, name: String, suffix: String = "") {
      self.name = name
      picture = folder.appending(path: "\(name)\(suffix).png")
      text = folder.appending(path: "\(name)\(suffix).txt")
    }
  }

  private func missing(_ files: Files, _ text: String, _ bitmap: Bitmap) throws -> String {
    guard mode == .never else {
      try write(files, text, bitmap)
      return "\(files.name): recorded; run again to compare"
    }
    let actual = Files(folder: artifacts, name: files.name, suffix: "-actual")
    try write(actual, text, bitmap)
    return "\(files.name): nothing is stored; the frame is \(actual.picture.path)"
  }

  private func verdict(_ name: String, isSameList: Bool, _ difference: PixelDifference?) -> String {
    let lists = isSameList ? "the display lists are equal" : "the display lists differ"
    guard let difference else { return "\(name): \(lists), the pixels are equal" }
    let box = difference.box
    return
      "\(name): \(lists), \(difference.count) pixels differ, in \(box.width) x \(box.height) at \(box.x), \(box.y), "
      + "by up to \(difference.largest)"
  }

  /// The first line that differs, in both texts.
  static func firstChange(_ expected: String, _ actual: String) -> String? {
    guard expected != actual else { return nil }
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(the end)" }
    return "line \(line + 1), expected: \(shown(expected))\nline \(line + 1), actual:   \(shown(actual))"
  }

  private func explain(
    _ name: String, _ files: Files, _ text: String, _ expected: Bitmap, _ bitmap: Bitmap
  ) throws -> [String] {
    let actual = Files(folder: artifacts, name: name, suffix: "-actual")
    try write(actual, text, bitmap)
    var lines = ["expected: \(files.picture.path)", "actual:   \(actual.picture.path)"]
    if let picture = PixelDifference.picture(expected, bitmap) {
      let diff = Files(folder: artifacts, name: name, suffix: "-diff")
      try Data(PNG.encode(picture, profile: .fast)).write(to: diff.picture, options: .atomic)
      lines.append("diff:     \(diff.picture.path)")
    }
    lines.append("to accept: MASTHEAD_RECORD=all swift test")
    return lines
  }

  private func write(_ files: Files, _ text: String, _ bitmap: Bitmap) throws {
    try FileManager.default.createDirectory(
      at: files.picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNG.encode(bitmap, profile: .small)).write(to: files.picture, options: .atomic)
    try Data(text.utf8).write(to: files.text, options: .atomic)
  }
}
