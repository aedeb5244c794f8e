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
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var open: (line: Int, words: [String])?
    var isCode = false
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmingSpaces
      // Marks in an example are no marks.
      if trimmed.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      if trimmed.hasPrefix(Self.start), trimmed.hasSuffix("-->") {
        if let open {
          throw CommandFailure("\(file):\(open.line + 1): This block has no \(Self.end).", .couldNotRun)
        }
        let call = trimmed.dropFirst(Self.start.count).dropLast(3)
        open = (index, call.split(separator: " ").map { String($0.filter { $0 != "'" && $0 != "\"" }) })
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

  /// The file with new content in its blocks.
  ///
  /// - Parameter content: as many texts as there are blocks.
  func filled(_ content: [String]) -> String {
    var result: [Substring] = []
    var index = 0
    for (block, text) in zip(blocks, content) {
      result += lines[index..<block.content.lowerBound]
      result += text.split(separator: "\n", omittingEmptySubsequences: false)
      index = block.content.upperBound
    }
    return (result + lines[index...]).joined(separator: "\n")
  }
}
