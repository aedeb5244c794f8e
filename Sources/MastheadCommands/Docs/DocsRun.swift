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
  /// True when `--strict` made an error of a warning.
  private(set) var failedStrictly = false
  /// What each picture's file holds in this run, and whose it is.
  private var made: [String: (bytes: [UInt8], place: String)] = [:]

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
  mutating func pictures(of preview: Preview, _ words: ParsedArguments) throws -> [DocsPicture]? {
    var axes = try Axes(words, wishes: preview.axes)
    if words.value(of: Options.themes) == nil { axes.themes = Theme.allCases }
    if words.value(of: Options.scales) == nil {
      axes.scales = [1, 2, 3].map { FixedDecimal(millionths: $0 * 1_000_000) }
    }
    let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
    var pictures: [DocsPicture] = []
    let (exitCode, failures) = try run.run { worker, cell in
      let frame = try worker(cell.preview, cell.request, [.bitmap, .accessibility])
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
      let name = cell.request.plainName
      if let index = pictures.firstIndex(where: { $0.name == name }) {
        pictures[index].files.append(file)
      } else {
        pictures.append(
          DocsPicture(
            preview: cell.preview.name, name: name, caption: Self.caption(cell), size: outcome.value.size,
            alternative: outcome.value.alternative, files: [file]))
      }
    }
    guard failures.isEmpty else { return nil }
    if exitCode != .done { failedStrictly = true }
    return pictures
  }

  /// What a frame shows, in words: `Scrolled by 26 points, right to left`.
  private static func caption(_ cell: FrameGrid.Cell) -> String {
    let request = cell.request
    let offset = cell.offset ?? FixedDecimal(millionths: 0)
    let points = { (distance: FixedDecimal) in "\(distance) \(distance.millionths == 1_000_000 ? "point" : "points")" }
    var parts: [String] = []
    if offset.millionths < 0 {
      parts.append("Pulled down by \(points(FixedDecimal(millionths: -offset.millionths)))")
    } else if offset.millionths > 0 {
      parts.append("Scrolled by \(points(offset))")
    }
    if let instant = cell.instant { parts.append("\(parts.isEmpty ? "At" : "at") \(instant) s") }
    if parts.isEmpty { parts.append("At rest") }
    if let tab = request.tab { parts.append("tab \(tab)") }
    if request.direction == .rightToLeft { parts.append("right to left") }
    if request.textSize != .large { parts.append("text size \(request.textSize.rawValue)") }
    for setting in AccessibilitySetting.allCases where request.settings.contains(setting) {
      parts.append(setting.rawValue.replacing("-", with: " "))
    }
    return parts.joined(separator: ", ")
  }

  /// Writes the files of pictures that are not there, or show something else.
  ///
  /// - Parameter place: who asks for them, for a message: `README.md:8`.
  /// - Throws: when another place has asked for a file of the same name that shows something else.
  mutating func put(_ pictures: [DocsPicture], for place: String) throws {
    for file in pictures.flatMap(\.files) {
      let path = "\(folder)/\(file.path)"
      if let other = made[path], other.bytes != file.bytes {
        throw CommandFailure(
          "\(place): \(shown(path)) is another picture for \(other.place): a frame's size and device are not in its "
            + "name, so that both must say the same.", .couldNotRun)
      }
      made[path] = (file.bytes, place)
      // By what they show: another program may have packed them again.
      if let old = try File.read(path), old == file.bytes || isSamePicture(old, file.bytes) { continue }
      try put(file.bytes, path, path)
    }
  }

  /// Writes a text that is not there, or says something else.
  ///
  /// - Parameter name: for messages, where it is another one than the path.
  mutating func put(_ text: String, at path: String, calledBy name: String? = nil) throws {
    let bytes = Array(text.utf8)
    if try File.read(path) == bytes { return }
    try put(bytes, path, name ?? path)
  }

  private mutating func put(_ bytes: [UInt8], _ path: String, _ name: String) throws {
    guard !isCheck else { return stale.append(name) }
    try Folder.make(above: path)
    try context.files.write(bytes, to: path)
    written.append(name)
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
