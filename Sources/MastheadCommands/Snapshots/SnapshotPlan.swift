import Masthead
import MastheadDisplayList
import MastheadFiles

/// Which frames of each preview have goldens: a file beside them, one line for each preview, as the axes are typed.
///
///     header/large-title --offsets -50,0,13,26,52,80 --themes light,dark
///
/// A preview may have more lines, for frames that no one call makes. `record` writes the lines, and `verify` without axes
/// goes by them. People may edit them.
struct SnapshotPlan: Hashable, Sendable {
  static let fileName = "plan.txt"

  private static let head = "# Which frames have goldens, as the options of record say it. One preview a line."

  private struct Line: Hashable, Sendable {
    let preview: String
    /// The options.
    let words: [String]

    var text: String { ([preview] + words).map(SnapshotPlan.written).joined(separator: " ") }
  }

  private var lines: [Line] = []

  init() {}

  /// The plan of a folder of goldens; an empty one where there is none.
  init(in folder: String) throws {
    let file = "\(folder)/\(Self.fileName)"
    guard let bytes = try File.read(file) else {
      self.init()
      return
    }
    try self.init(text: String(decoding: bytes, as: UTF8.self), file: file)
  }

  /// - Parameter file: for messages.
  init(text: String, file: String) throws(CommandFailure) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = Self.words(of: line)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      do { _ = try Self.axes(Array(words.dropFirst())) } catch {
        throw CommandFailure("\(shown(file)), line \(index + 1): \(error)", .couldNotRun)
      }
      lines.append(Line(preview: name, words: Array(words.dropFirst())))
    }
  }

  /// Sorted, so that two who record meet in few places.
  var text: String { ([Self.head] + lines.map(\.text).sorted()).map { $0 + "\n" }.joined() }

  /// What varies in a preview's goldens, line by line; nothing when nothing is planned for it.
  func axes(of preview: Preview) throws(UsageError) -> [Axes] {
    var result: [Axes] = []
    for line in lines where line.preview == preview.name { result.append(try Self.axes(line.words, preview.axes)) }
    return result
  }

  /// Notes that a call makes goldens of a preview's frames. Those that are planned already stay so.
  ///
  /// - Parameters:
  ///   - file: for messages.
  ///   - filled: gives axes the offsets that they ask for to be found. Such a line stays beside others: its offsets follow
  ///     the layout.
  /// - Throws: when the call would overwrite goldens of some frames of a line with those of another viewport.
  mutating func add(
    _ preview: Preview, _ arguments: ParsedArguments, file: String, filled: (Axes) throws -> Axes = { $0 }
  ) throws {
    let words = Axes.options.flatMap { option -> [String] in
      guard let values = arguments.values[option.name] else { return [] }
      return option.kind == .flag ? [option.long] : [option.long, values.joined(separator: ",")]
    }
    let line = Line(preview: preview.name, words: words)
    guard !lines.contains(line) else { return }
    let added = try Self.frames(of: preview, words, filled)
    var planned: [String: FrameRequest] = [:]
    var kept: [Line] = []
    for line in lines {
      guard line.preview == preview.name else {
        kept.append(line)
        continue
      }
      let frames = try Self.frames(of: preview, line.words, filled)
      planned.merge(frames) { first, _ in first }
      guard try Self.findsOffsets(preview, line.words) || frames.keys.contains(where: { added[$0] == nil }) else {
        continue
      }
      if let frame = frames.keys.sorted().first(where: { name in added[name].map { $0 != frames[name] } ?? false }) {
        throw CommandFailure(
          "\(preview.name) \(frame) has a golden in another size, after \(shown(file)): \(line.text). Record all of that "
            + "line's frames anew, or change the line.", .couldNotRun)
      }
      kept.append(line)
    }
    let isFound = try Self.findsOffsets(preview, words)
    if !isFound, added.allSatisfy({ planned[$0.key] == $0.value }) { return }
    lines = kept + [line]
  }

  private static func findsOffsets(_ preview: Preview, _ words: [String]) throws(UsageError) -> Bool {
    try axes(words, preview.axes).findsOffsets
  }

  private static func frames(
    of preview: Preview, _ words: [String], _ filled: (Axes) throws -> Axes
  ) throws -> [String: FrameRequest] {
    let grid = try FrameGrid(previews: [preview], axes: filled(axes(words, preview.axes)))
    var frames: [String: FrameRequest] = [:]
    for index in 0..<grid.count {
      var request = grid[index].request
      // At rest is at 0.
      request.offset = request.offset ?? 0
      frames[grid[index].name] = request
    }
    return frames
  }

  private static let declaration = CommandDeclaration(
    name: "plan", summary: "", options: Axes.options, description: [], examples: [])

  private static func axes(_ words: [String], _ wishes: PreviewAxes = PreviewAxes()) throws(UsageError) -> Axes {
    try Axes(ArgumentParser(declaration).parse(words), wishes: wishes)
  }

  /// A word as it is written: in quotes when it has spaces, as the names of tabs may have.
  fileprivate static func written(_ word: String) -> String {
    guard word.isEmpty || word.contains(where: { " \"\\".contains($0) }) else { return word }
    return "\"\(word.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined())\""
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if !isQuoted, character == " " || character == "\t" || character == "\r" {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
