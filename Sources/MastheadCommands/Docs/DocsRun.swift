import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG

/// Makes the pictures of a page, and writes what has changed or says so.
struct DocsRun {
  let folder: String
  /// True to write nothing, and to say what is stale.
  let isCheck: Bool
  let arguments: ParsedArguments
  let context: CommandContext
  /// Files that are not as they would be made now, in the order found.
  private(set) var stale: [String] = []
  private(set) var written: [String] = []

  init(folder: String, isCheck: Bool, arguments: ParsedArguments, context: CommandContext) {
    self.folder = folder
    self.isCheck = isCheck
    self.arguments = arguments
    self.context = context
  }

  /// What one frame adds to a page.
  private struct Made: Sendable {
    let bytes: [UInt8]
    let size: Size
    let alternative: String
  }

  /// - Parameter words: axes.
  /// - Returns: the pictures, or nil when a frame failed.
  func pictures(of preview: Preview, _ words: ParsedArguments) throws -> [DocsPicture]? {
    var axes = try Axes(words, wishes: preview.axes)
    if words.value(of: Options.themes) == nil { axes.themes = Theme.allCases }
    if words.value(of: Options.scales) == nil {
      axes.scales = [1, 2, 3].map { FixedDecimal(millionths: $0 * 1_000_000) }
    }
    let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
    var pictures: [DocsPicture] = []
    let (_, failures) = try run.run { worker, cell in
      let frame = try worker(cell.preview, cell.request, true)
      guard let bitmap = frame.bitmap else { throw CommandFailure("The frame has no picture.", .couldNotRun) }
      return .init(
        value: Made(
          bytes: try PNG.encode(bitmap, profile: .small), size: frame.displayList.size,
          alternative: AltText.text(of: frame.accessibility)), diagnostics: frame.diagnostics)
    } emit: { cell, outcome in
      let file = DocsPicture.File(
        path: "\(cell.preview.name)/\(cell.name).png", theme: cell.request.theme, scale: cell.scale,
        bytes: outcome.value.bytes)
      // All that the themes and scales of one picture have in common.
      var plain = cell.request
      (plain.theme, plain.scale) = (.light, 1)
      let name = plain.name.replacing("-light", with: "").replacing("@1x", with: "")
      if let index = pictures.firstIndex(where: { $0.name == name }) {
        pictures[index].files.append(file)
      } else {
        pictures.append(
          DocsPicture(
            preview: cell.preview.name, name: name, size: outcome.value.size, alternative: outcome.value.alternative,
            files: [file]))
      }
    }
    return failures.isEmpty ? pictures : nil
  }

  /// Writes the files of pictures that are not there, or show something else.
  mutating func put(_ pictures: [DocsPicture]) throws {
    for file in pictures.flatMap(\.files) {
      let path = "\(folder)/\(file.path)"
      // By what they show: another program may have packed them again.
      if let old = try File.read(path), old == file.bytes || isSamePicture(old, file.bytes) { continue }
      try put(file.bytes, path)
    }
  }

  /// Writes a text that is not there, or says something else.
  mutating func put(_ text: String, at path: String) throws {
    let bytes = Array(text.utf8)
    if try File.read(path) == bytes { return }
    try put(bytes, path)
  }

  private mutating func put(_ bytes: [UInt8], _ path: String) throws {
    guard !isCheck else { return stale.append(path) }
    try Folder.make(above: path)
    try context.files.write(bytes, to: path)
    written.append(path)
  }

  private func isSamePicture(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    guard let old = try? PNG.decode(old), let new = try? PNG.decode(new) else { return false }
    return old == new
  }

  /// A folder's name as a part of an address: a space would end one in `srcset`, a comma or a bracket elsewhere.
  private static func encoded(_ name: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ",();'&"))
    return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
  }

  /// The way from a Markdown file to the pictures, with a slash at its end; empty for the same folder.
  func prefix(from file: String) -> String {
    func parts(_ path: String) -> [String] {
      let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
      var result: [String] = []
      for part in whole.split(separator: "/") where part != "." {
        if part == ".." { _ = result.popLast() } else { result.append(String(part)) }
      }
      return result
    }
    let (from, to) = (Array(parts(file).dropLast()), parts(folder))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let way = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)
    return way.isEmpty ? "" : way.map(Self.encoded).joined(separator: "/") + "/"
  }
}
