import MastheadDisplayList
import MastheadLayout

extension Rect {
  var json: JSONValue {
    .object(["x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height)])
  }
}

extension Size {
  var json: JSONValue { .object(["width": .number(width), "height": .number(height)]) }
}

extension Point {
  var json: JSONValue { .object(["x": .number(x), "y": .number(y)]) }
}

extension AccessibilityNode {
  /// One line for each element, children indented.
  ///
  /// - Parameter indentation: spaces before the first line.
  func lines(indentation: Int) -> [String] {
    var line = String(repeating: " ", count: indentation) + role.rawValue
    if let headingLevel { line += " \(headingLevel)" }
    if !label.isEmpty { line += " \(quotedInFull(label))" }
    if let value { line += " value \(quotedInFull(value))" }
    if let hint { line += " hint \(quotedInFull(hint))" }
    if let identifier { line += " id \(quotedInFull(identifier))" }
    if !traits.isEmpty { line += " (\(traits.map(\.rawValue).joined(separator: ", ")))" }
    return ["\(line) at \(frame)"] + children.flatMap { $0.lines(indentation: indentation + 2) }
  }

  var json: JSONValue {
    .object([
      "role": .string(role.rawValue),
      "label": label.isEmpty ? nil : .string(label),
      "value": value.map { .string($0) },
      "hint": hint.map { .string($0) },
      "headingLevel": headingLevel.map { .number($0) },
      "identifier": identifier.map { .string($0) },
      "traits": traits.isEmpty ? nil : .array(traits.map { .string($0.rawValue) }),
      "frame": frame.json,
      "children": children.isEmpty ? nil : .array(children.map(\.json)),
    ])
  }
}

extension ScrollMetrics {
  func lines(indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    return [
      "\(space)\(axis.rawValue) at \(viewport)\(path.isEmpty ? "" : " [\(path)]")",
      "\(space)  content \(contentSize), insets \(insets)",
      "\(space)  offset \(offset), from \(minimumOffset) to \(maximumOffset)",
      "\(space)  visible \(visibleRect)",
    ] + pinnedViews.map { "\(space)  \($0.line)" }
  }

  private var insets: String {
    [contentInsets.top, contentInsets.left, contentInsets.bottom, contentInsets.right].map(JSONValue.shortest)
      .joined(separator: " ")
  }

  var json: JSONValue {
    .object([
      "path": .string(path),
      "axis": .string(axis.rawValue),
      "viewport": viewport.json,
      "contentSize": contentSize.json,
      "contentInsets": .object([
        "top": .number(contentInsets.top), "left": .number(contentInsets.left),
        "bottom": .number(contentInsets.bottom), "right": .number(contentInsets.right),
      ]),
      "offset": offset.json,
      "minimumOffset": minimumOffset.json,
      "maximumOffset": maximumOffset.json,
      "visibleRect": visibleRect.json,
      "pinnedViews": pinnedViews.isEmpty ? nil : .array(pinnedViews.map(\.json)),
    ])
  }
}

extension PinnedView {
  fileprivate var line: String {
    "\(role.rawValue) \(section)\(label.isEmpty ? "" : " \(quotedInFull(label))") \(state.rawValue) at \(frame)"
      + (state == .resting ? "" : ", resting place \(restingFrame)")
  }

  fileprivate var json: JSONValue {
    .object([
      "role": .string(role.rawValue), "section": .number(section), "label": label.isEmpty ? nil : .string(label),
      "state": .string(state.rawValue), "frame": frame.json, "restingFrame": restingFrame.json,
    ])
  }
}

extension ReportedProgress {
  var line: String {
    "\(name) \(JSONValue.shortest(value))\(path.isEmpty ? "" : " [\(path)]")"
  }

  var json: JSONValue {
    .object(["path": .string(path), "name": .string(name), "value": .number(value)])
  }
}

extension Diagnostic {
  var line: String { "\(severity.rawValue) \(code): \(message)\(path.isEmpty ? "" : " [\(path)]")" }

  var json: JSONValue {
    .object([
      "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
      "path": .string(path),
    ])
  }
}
