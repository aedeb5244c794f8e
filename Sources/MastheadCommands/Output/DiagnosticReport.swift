import Masthead
import MastheadLayout

/// The diagnostics of many frames, each once with the number of frames that have it.
struct DiagnosticReport {
  private struct Key: Hashable {
    let preview: String
    let diagnostic: Diagnostic
  }

  private struct Entry {
    let key: Key
    let firstFrame: String
    var frames: Int
  }

  /// More kinds than a person reads are only counted, so that memory stays small.
  private static let mostEntries = 100

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var leftOut = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ diagnostics: [Diagnostic], preview: String, frame: String) {
    var seen: Set<Diagnostic> = []
    for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
      let key = Key(preview: preview, diagnostic: diagnostic)
      if let index = indices[key] {
        entries[index].frames += 1
      } else if entries.count < Self.mostEntries {
        indices[key] = entries.count
        entries.append(Entry(key: key, firstFrame: frame, frames: 1))
      } else {
        leftOut += 1
      }
    }
  }

  /// One line for each, in the order in which they appeared.
  ///
  /// - Parameter areErrors: with `--strict`.
  func lines(areErrors: Bool) -> [String] {
    var lines = entries.map { entry in
      let diagnostic = entry.key.diagnostic
      let severity = areErrors ? "error" : diagnostic.severity.rawValue
      let place = diagnostic.path.isEmpty ? "" : " [\(diagnostic.path)]"
      let frames = entry.frames == 1 ? entry.firstFrame : "\(entry.firstFrame) and \(entry.frames - 1) more"
      return "\(severity): \(entry.key.preview): \(diagnostic.code): \(diagnostic.message)\(place) (\(frames))\n"
    }
    if leftOut > 0 { lines.append("\(leftOut) more diagnostics are left out.\n") }
    return lines
  }
}
