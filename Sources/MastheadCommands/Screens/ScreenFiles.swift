import Foundation
import Masthead
import MastheadDisplayList

/// Swift files among a call's operands: their previews are made by a program of their own, which is this tool with the
/// files compiled into it.
struct ScreenFiles: Sendable {
  /// As given, each once.
  let paths: [String]
  /// What is in them, in the same order.
  let texts: [String]

  /// - Returns: nil when no operand is a Swift file.
  /// - Throws: when one can't be read, or when there are operands of other kinds beside them.
  init?(_ operands: [String]) throws {
    let files = operands.filter(Self.isSwiftFile)
    guard !files.isEmpty else { return nil }
    if let other = operands.first(where: { !Self.isSwiftFile($0) }) {
      throw UsageError(
        "\(quoted(other)) and \(quoted(files[0])) can't be in one call: the previews of Swift files are made by a program "
          + "of their own.")
    }
    paths = files.withoutRepetitions
    texts = try paths.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandFailure("Can't read \(quoted(path)).", .couldNotRun)
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw CommandFailure("\(quoted(path)) is not text in UTF-8.", .couldNotRun)
      }
      return text
    }
    guard texts.contains(where: { $0.contains("#Preview") || $0.contains("PreviewProvider") }) else {
      let which = paths.count == 1 ? "\(quoted(paths[0])) declares" : "The \(paths.count) files declare"
      throw CommandFailure(
        "\(which) no preview: add #Preview { … } with a view, or a type that conforms to PreviewProvider.", .couldNotRun
      )
    }
  }

  private static func isSwiftFile(_ operand: String) -> Bool { operand.hasSuffix(".swift") }

  /// The modules that the files import, sorted.
  var imports: [String] {
    var names: Set<String> = []
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" || $0 == "internal" }
        guard words.first == "import", let name = words.dropFirst().last else { continue }
        names.insert(String(name.prefix { $0 != "." && $0 != ";" }))
      }
    }
    return names.sorted()
  }
}
