import MastheadDisplayList

/// The marked blocks of a Markdown file: between two comments stands what `docs` puts there.
///
///     <!-- masthead: header/large-title --offsets 26 -->
///     <picture>…</picture>
///     <!-- /masthead -->
struct MarkdownBlocks {
  struct Block {
    /// The words of the call: a preview, and axes.
    let words: [String]
    /// The line of the mark, from 1.
    let line: Int
    /// The indices of the lines between the marks.
    fileprivate let content: Range<Int>
  }

  private let lines: [Substring]
  let blocks: [Block]

  private static let start = "<!-- masthead:"
  private static let end = "<!-- /masthead -->"

  /// - Parameter file: for messages.
  init(_ text: String, file: String) throws(CommandFailure) {
    // By scalars: as a character a line's end of Windows is one of its own.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    var blocks: [Block] = []
    var open: (line: Int, words: [String])?
    var fence: Substring?
    for (index, line) in lines.enumerated() {
      let trimmed = Self.trimmed(line)
      // Marks in an example are no marks.
      if let start = fence {
        if trimmed.count >= start.count, trimmed.allSatisfy({ $0 == start.first }) { fence = nil }
        continue
      }
      fence = Self.fence(trimmed)
      if fence != nil { continue }
      if trimmed.hasPrefix(Self.start), trimmed.hasSuffix("-->") {
        if let open {
          throw CommandFailure("\(file):\(open.line + 1): This block has no \(Self.end).", .couldNotRun)
        }
        open = (index, Self.words(trimmed.dropFirst(Self.start.count).dropLast(3)))
      } else if trimmed == Self.end {
        guard let start = open else {
          throw CommandFailure("\(file):\(index + 1): \(Self.end) ends no block.", .couldNotRun)
        }
        blocks.append(Block(words: start.words, line: start.line + 1, content: start.line + 1..<index))
        open = nil
      }
    }
    if let open { throw CommandFailure("\(file):\(open.line + 1): This block has no \(Self.end).", .couldNotRun) }
    self.blocks = blocks
  }

  /// The three or more signs with which a line begins a block of code; nil when it begins none.
  private static func fence(_ line: Substring) -> Substring? {
    guard let first = line.first, first == "`" || first == "~" else { return nil }
    let signs = line.prefix { $0 == first }
    // Code inside of a line may have as many, and ends on it.
    return signs.count >= 3 && (first == "~" || !line.dropFirst(signs.count).contains("`")) ? signs : nil
  }

  /// The words between spaces, and between the quotes that a shell would want around a word with spaces.
  private static func words(_ call: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in call {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// A line without the spaces around it, the mark of a byte order before it, and what of a line's end belongs to it.
  private static func trimmed(_ line: Substring) -> Substring {
    let scalars = line.unicodeScalars.drop { $0 == "\u{FEFF}" || $0 == " " || $0 == "\t" }
    let rest = scalars.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return Substring(scalars.prefix(rest.count))
  }

  /// The file with new content in its blocks.
  ///
  /// - Parameter content: as many texts as there are blocks.
  func filled(_ content: [String]) -> String {
    var result: [Substring] = []
    var index = 0
    for (block, text) in zip(blocks, content) {
      result += lines[index..<block.content.lowerBound]
      // The lines end as those of the marks do.
      let end = lines[block.line - 1].unicodeScalars.last == "\r" ? "\r" : ""
      result += text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + end }
      index = block.content.upperBound
    }
    return (result + lines[index...]).joined(separator: "\n")
  }
}
