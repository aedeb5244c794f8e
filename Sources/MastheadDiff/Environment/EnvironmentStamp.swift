/// What goldens were made with, besides the code: the libraries, the fonts, the processor.
///
/// It is kept as text in a file beside the goldens, one entry a line.
package struct EnvironmentStamp: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// For example `cairo`, or `font Inter`.
    package let name: String
    /// A version, or a hash.
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// One line for each entry: the value is the last word.
  package var lines: [String] { entries.map { "\($0.name) \($0.value)" } }

  init(lines: some Sequence<Substring>) {
    entries = lines.compactMap { line in
      guard let space = line.lastIndex(of: " ") else { return nil }
      return Entry(String(line[..<space]), String(line[line.index(after: space)...]))
    }
  }

  /// What is not the same here, for example `cairo 1.16.0 is now 1.18.0`.
  package func changes(to current: EnvironmentStamp) -> [String] {
    let old = Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(current.entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let added = current.entries.filter { old[$0.name] == nil }.map { "\($0.name) is new" }
    return entries.compactMap { entry in
      guard let value = new[entry.name] else { return "\(entry.name) is gone" }
      guard value != entry.value else { return nil }
      // Hashes say nothing to a person.
      return entry.name.hasPrefix("font ")
        ? "\(entry.name) has changed" : "\(entry.name) \(entry.value) is now \(value)"
    } + added
  }
}

/// The file of stamps beside goldens: the environment of the latest recording, and earlier ones of which goldens may be left.
package struct EnvironmentFile: Hashable, Sendable {
  package static let name = "environment.txt"

  private static let head =
    "What the snapshots in this folder were made with. Masthead writes this file when it records."

  /// The latest first.
  package private(set) var stamps: [EnvironmentStamp]

  package init(stamps: [EnvironmentStamp] = []) {
    self.stamps = stamps
  }

  package init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    stamps = lines.split(separator: "").map { EnvironmentStamp(lines: $0) }
  }

  package var text: String {
    ([[Self.head]] + stamps.map(\.lines)).map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Notes that goldens were recorded.
  ///
  /// - Parameter isComplete: true when no golden of an earlier recording is left.
  package mutating func note(_ stamp: EnvironmentStamp, isComplete: Bool) {
    stamps = [stamp] + (isComplete ? [] : stamps.filter { $0 != stamp })
  }

  /// Why pixels may differ although nothing that is drawn does, in one sentence.
  package func explanation(current: EnvironmentStamp) -> String {
    guard let latest = stamps.first else {
      return "What the goldens were made with is not known: there is no \(Self.name) beside them."
    }
    if latest == current {
      return stamps.count == 1
        ? "The goldens were made with the same libraries and fonts, so the renderer itself has changed."
        : "Some goldens may be of an earlier environment, in which \(Self.list(stamps[1].changes(to: current)))."
    }
    return "Since the goldens were recorded, \(Self.list(latest.changes(to: current)))."
  }

  private static func list(_ changes: [String]) -> String {
    // More fonts than these are one update.
    let shown = changes.prefix(4).joined(separator: ", ")
    return changes.count > 4 ? "\(shown) and \(changes.count - 4) more" : shown
  }
}
