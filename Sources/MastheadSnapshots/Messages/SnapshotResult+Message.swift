import MastheadDiff
import MastheadDisplayList
import MastheadFiles

extension SnapshotResult {
  /// What a person reads about a snapshot that did not pass, without what to do about it. The first line stands alone.
  package var message: [String] {
    ["\(headline)\(environment.map { " \($0)" } ?? "")"] + findings.flatMap(\.message)
  }

  private var headline: String {
    let subject = "Snapshot \(name) (\(place))"
    switch cause {
    case .interface?: return "\(subject) differs: the interface has changed."
    case .rendering?: return "\(subject) differs: the same things are drawn, but they look different."
    case .pixels?: return "\(subject) differs."
    case nil: break
    }
    if findings.contains(where: { if case .unusable = $0.outcome { true } else { false } }) {
      return "\(subject) has a golden that can't be read."
    }
    if findings.contains(where: { if case .missing = $0.outcome { true } else { false } }) {
      return "\(subject) has no golden."
    }
    return "\(subject) is as it was."
  }
}

extension SnapshotResult.Finding {
  /// Views that are named at most: the rest are counted.
  private static let mostViews = 6
  /// Lines of a text that are shown at most.
  private static let mostLines = 16

  fileprivate var message: [String] {
    var lines: [String]
    switch outcome {
    case .same: return []
    case .missing: lines = ["\(strategy.title): there is no golden"]
    case .unusable(let reason): lines = ["\(strategy.title): the golden can't be compared: \(reason)"]
    case .image(let image):
      lines = ["\(strategy.title): \(image.summary)"]
      lines += image.views.prefix(Self.mostViews).map { "  \($0)" }
      let rest = image.views.count - Self.mostViews
      if rest > 0 { lines.append("  and \(counted(rest, "more view"))") }
    case .text(let text):
      lines = ["\(strategy.title): \(counted(text.removedCount, "line")) gone, \(counted(text.addedCount, "line")) new"]
      lines += text.lines.prefix(Self.mostLines).map { "  \($0)" }
      let rest = text.lines.count - Self.mostLines
      if rest > 0 { lines.append("  and more, see the difference") }
    }
    if let problem { lines.append("  \(problem)") }
    if isRecorded {
      lines.append("  recorded    \(shown(golden))")
    } else {
      lines.append("  expected    \(shown(golden))")
      if let actual = artifacts.actual { lines.append("  actual      \(shown(actual))") }
      if let difference = artifacts.difference { lines.append("  difference  \(shown(difference))") }
    }
    return lines.map { "  \($0)" }
  }
}

extension SnapshotStrategy {
  /// For people.
  package var title: String {
    switch kind {
    case .image: "image"
    case .displayList: "display list"
    case .accessibility: "accessibility tree"
    case .metrics: "metrics"
    case .headerCurve: "header curve"
    }
  }
}
