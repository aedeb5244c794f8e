/// How two texts differ, line by line.
package struct LineDifference: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case common(String)
    /// Only in the expected text.
    case removed(String)
    /// Only in the actual text.
    case added(String)
  }

  /// Lines that changed, with lines around them.
  package struct Hunk: Hashable, Sendable {
    /// Of the expected and of the actual text, counted from 1.
    package let expectedLine: Int
    package let actualLine: Int
    package let lines: [Line]
    /// The labels of the groups that the first changed line is in, outermost first.
    package let views: [String]
  }

  package let hunks: [Hunk]
  package let removedCount: Int
  package let addedCount: Int

  /// Nil when the texts have the same lines. A line feed at the end is no difference.
  ///
  /// - Parameter context: lines around each change.
  package init?(expected: String, actual: String, context: Int = 2) {
    let old = Self.lines(of: expected)
    let new = Self.lines(of: actual)
    guard old != new else { return nil }
    let script = LineMatching(old, new).script
    removedCount = script.count { if case .removed = $0 { true } else { false } }
    addedCount = script.count { if case .added = $0 { true } else { false } }
    hunks = Self.hunks(script, context)
  }

  private static func lines(of text: String) -> [TextLine] {
    // By scalars: a line feed after a carriage return is one Character that no "\n" splits.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextLine(text: Substring($0)) }
    if lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func hunks(_ script: [Line], _ context: Int) -> [Hunk] {
    let changes = script.indices.filter { if case .common = script[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - context)..<min(script.count, change + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (oldLine, newLine, position) = (1, 1, 0)
    return ranges.map { range in
      for line in script[position..<range.lowerBound] { Self.count(line, &oldLine, &newLine) }
      let start = (oldLine, newLine)
      for line in script[range] { Self.count(line, &oldLine, &newLine) }
      position = range.upperBound
      let firstChange = range.first { if case .common = script[$0] { false } else { true } } ?? range.lowerBound
      return Hunk(
        expectedLine: start.0, actualLine: start.1, lines: Array(script[range]), views: views(script, firstChange))
    }
  }

  private static func count(_ line: Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .common:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }

  /// The labelled groups of a printed display list that a line is indented below.
  private static func views(_ script: [Line], _ index: Int) -> [String] {
    var views: [String] = []
    var depth = script[index].indentation
    for line in script[..<index].reversed() where line.indentation < depth {
      depth = line.indentation
      let text = line.text.drop { $0 == " " }
      guard text.hasPrefix("group \""), let end = text.dropFirst(7).firstIndex(of: "\"") else { continue }
      views.append(String(text.dropFirst(7)[..<end]))
    }
    return views.reversed()
  }
}

/// A line that equals no other than one of the same code points: as strings, e and an accent equal one letter with it.
struct TextLine: Hashable {
  let text: Substring

  static func == (left: TextLine, right: TextLine) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension LineDifference.Line {
  package var text: String {
    switch self {
    case .common(let text), .removed(let text), .added(let text): text
    }
  }

  fileprivate var indentation: Int { text.prefix { $0 == " " }.count }
}

extension LineDifference {
  /// The difference to read: a line that says where, and then the lines, `-` for expected, `+` for actual.
  ///
  /// - Parameters:
  ///   - most: how many lines there are at most; what is left out is counted.
  ///   - width: longer lines are cut around what changed.
  package func text(most: Int = 40, width: Int = 160) -> [String] {
    var result: [String] = []
    var left = 0
    for hunk in hunks {
      let place = hunk.views.isEmpty ? "" : " in \(hunk.views.joined(separator: " > "))"
      let lines = ["line \(hunk.expectedLine)\(place)"] + hunk.lines.map { $0.marked(width) }
      let room = max(0, most - result.count)
      result += lines.prefix(room)
      left += max(0, lines.count - room)
    }
    if left > 0 { result.append("and \(counted(left, "more line"))") }
    return result
  }
}

extension LineDifference.Line {
  fileprivate func marked(_ width: Int) -> String {
    let sign =
      switch self {
      case .common: " "
      case .removed: "-"
      case .added: "+"
      }
    let scalars = text.unicodeScalars
    return scalars.count <= width ? "\(sign) \(text)" : "\(sign) \(String(scalars.prefix(width - 1)))…"
  }
}
