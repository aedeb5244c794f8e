import Foundation
import Masthead
import MastheadDisplayList
import MastheadMacroSyntax

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
  var imports: [String] { Set(texts.flatMap(Imports.names)).sorted() }
}

/// The imports of a file.
private enum Imports {
  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  /// What may stand before a name when one declaration of a module is imported.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]

  static func names(in text: String) -> [String] {
    code(of: text).split { $0.isNewline || $0 == ";" }.compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") || accessLevels.contains($0) }
      guard words.first == "import" else { return nil }
      let name = words.dropFirst().drop(while: kinds.contains).first?.prefix { $0 != "." } ?? ""
      return isIdentifier(name) ? String(name) : nil
    }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The text with a space in place of each literal and comment.
  private static func code(of text: String) -> String {
    let characters = Array(text)
    var code = ""
    var index = 0
    while index < characters.count {
      let end = SwiftText.literalOrCommentEnd(characters, index)
      code.append(end > index ? " " : characters[index])
      index = max(end, index + 1)
    }
    return code
  }
}
