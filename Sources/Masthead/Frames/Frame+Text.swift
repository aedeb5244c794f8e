import MastheadDisplayList
package import MastheadLayout

// What a frame is made of, as lines to read: what `describe` prints, and what text goldens hold.

extension Frame {
  /// What assistive technology is told.
  package var accessibilityLines: [String] { accessibility.lines(indentation: 0) }

  /// How far scroll views are and can go, what is pinned, and how far headers have come.
  package var metricsLines: [String] {
    scrollMetrics.flatMap { $0.lines(indentation: 0) } + progress.map { "progress \($0.line)" }
  }
}

extension AccessibilityNode {
  /// One line for each element, children indented.
  ///
  /// - Parameter indentation: spaces before the first line.
  package func lines(indentation: Int) -> [String] {
    var line = String(repeating: " ", count: indentation) + role.rawValue
    if let headingLevel { line += " \(headingLevel)" }
    if !label.isEmpty { line += " \(quotedInFull(label))" }
    if let value { line += " value \(quotedInFull(value))" }
    if let hint { line += " hint \(quotedInFull(hint))" }
    if let identifier { line += " id \(quotedInFull(identifier))" }
    if !traits.isEmpty { line += " (\(traits.map(\.rawValue).joined(separator: ", ")))" }
    return ["\(line) at \(frame)"] + children.flatMap { $0.lines(indentation: indentation + 2) }
  }
}

extension ScrollMetrics {
  package func lines(indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    return [
      "\(space)\(axis.rawValue) at \(viewport)\(path.isEmpty ? "" : " [\(path)]")",
      "\(space)  content \(contentSize), insets \(insets)",
      "\(space)  offset \(offset), from \(minimumOffset) to \(maximumOffset)",
      "\(space)  visible \(visibleRect)",
    ] + pinnedViews.map { "\(space)  \($0.line)" }
  }

  private var insets: String {
    [contentInsets.top, contentInsets.left, contentInsets.bottom, contentInsets.right].map(FixedDecimal.text)
      .joined(separator: " ")
  }
}

extension PinnedView {
  fileprivate var line: String {
    "\(role.rawValue) \(section)\(label.isEmpty ? "" : " \(quotedInFull(label))") \(state.rawValue) at \(frame)"
      + (state == .resting ? "" : ", resting place \(restingFrame)")
  }
}

extension ReportedProgress {
  package var line: String {
    "\(name) \(FixedDecimal.text(value))\(path.isEmpty ? "" : " [\(path)]")"
  }
}

extension Diagnostic {
  package var line: String { "\(severity.rawValue) \(code): \(message)\(path.isEmpty ? "" : " [\(path)]")" }
}
