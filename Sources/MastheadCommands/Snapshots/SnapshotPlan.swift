import Masthead
import MastheadDisplayList
import MastheadFiles

/// Which frames of each preview have goldens: a file beside them, one line for each preview, as the axes are typed.
///
///     header/large-title --offsets -50,0,13,26,52,80 --themes light,dark
///
/// `record` writes the lines, and `verify` without axes goes by them. People may edit them.
struct SnapshotPlan: Hashable, Sendable {
  static let fileName = "plan.txt"

  private static let head = "# Which frames have goldens, as the options of record say it. One preview a line."

  /// A preview's name, and its options as words.
  private var lines: [(name: String, words: [String])] = []

  init() {}

  /// - Parameter file: for messages.
  init(text: String, file: String) throws(CommandFailure) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = Self.words(of: line)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      do { _ = try Self.axes(Array(words.dropFirst())) } catch {
        throw CommandFailure("\(shown(file)), line \(index + 1): \(error)", .couldNotRun)
      }
      if lines.contains(where: { $0.name == name }) {
        throw CommandFailure(
          "\(shown(file)), line \(index + 1): \(quoted(name)) has a line already.", .couldNotRun)
      }
      lines.append((name, Array(words.dropFirst())))
    }
  }

  /// Sorted by name, so that two who record meet in few places.
  var text: String {
    let sorted = lines.sorted { $0.name < $1.name }
    return ([Self.head] + sorted.map { ([$0.name] + $0.words).map(Self.written).joined(separator: " ") })
      .map { $0 + "\n" }.joined()
  }

  /// What varies in a preview's goldens; nil when nothing is planned for it.
  func axes(of preview: String) throws(UsageError) -> Axes? {
    guard let line = lines.first(where: { $0.name == preview }) else { return nil }
    return try Self.axes(line.words)
  }

  /// Notes the axes of a call for a preview.
  mutating func set(_ preview: String, _ arguments: ParsedArguments) {
    let words = Axes.options.flatMap { option -> [String] in
      guard let values = arguments.values[option.name] else { return [] }
      return option.kind == .flag ? [option.long] : [option.long, values.joined(separator: ",")]
    }
    lines.removeAll { $0.name == preview }
    lines.append((preview, words))
  }

  private static let declaration = CommandDeclaration(
    name: "plan", summary: "", options: Axes.options, description: [], examples: [])

  private static func axes(_ words: [String]) throws(UsageError) -> Axes {
    try Axes(ArgumentParser(declaration).parse(words))
  }

  /// A word as it is written: in quotes when it has spaces, as the names of tabs may have.
  private static func written(_ word: String) -> String {
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

  static func == (left: SnapshotPlan, right: SnapshotPlan) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
