import Masthead
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
  fileprivate var json: JSONValue {
    .object([
      "role": .string(role.rawValue), "section": .number(section), "label": label.isEmpty ? nil : .string(label),
      "state": .string(state.rawValue), "frame": frame.json, "restingFrame": restingFrame.json,
    ])
  }
}

extension ReportedProgress {
  var json: JSONValue {
    .object(["path": .string(path), "name": .string(name), "value": .number(value)])
  }
}

extension Diagnostic {
  var json: JSONValue {
    .object([
      "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
      "path": .string(path),
    ])
  }
}
