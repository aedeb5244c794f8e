import Masthead
import MastheadDiff
import MastheadSnapshots

/// The results of a run, for programs.
enum SnapshotJSON {
  static func document(_ outcome: SnapshotRun.Outcome, _ run: SnapshotRun) -> String {
    let failed = outcome.results.count { $0.status == .failed }
    return JSONValue.object([
      "version": .number(1),
      "snapshots": .string(run.folder),
      "summary": .object([
        "total": .number(outcome.results.count + outcome.failures.count),
        "passed": .number(outcome.results.count - failed), "failed": .number(failed),
        "notMade": .number(outcome.failures.count),
      ]),
      "environment": .object(EnvironmentStamp.current.entries.map { .init($0.name, .string($0.value)) }),
      "accept": failed == 0 ? nil : .string(run.acceptance),
      "results": .array(outcome.results.map { .object(members(of: $0)) }),
      "failures": .array(
        outcome.failures.map {
          .object(["preview": .string($0.preview), "frame": .string($0.frame), "message": .string($0.message)])
        }),
    ]).pretty() + "\n"
  }

  /// A snapshot. The page of the report has the same, and pictures.
  static func members(of result: SnapshotResult) -> [JSONValue.Member] {
    let request = result.request
    let members: [(String, JSONValue?)] = [
      ("preview", .string(result.name)),
      ("frame", .string(result.frameName)),
      ("status", .string(result.status.rawValue)),
      ("cause", result.cause.map { .string($0.rawValue) }),
      ("offset", result.hasOffset ? .number(request.offset ?? 0) : nil),
      ("instant", request.time.map { .number($0) }),
      ("theme", .string(request.theme.rawValue)),
      ("scale", .number(request.scale)),
      ("direction", .string(request.direction.rawValue)),
      ("textSize", .string(request.textSize.rawValue)),
      ("tab", request.tab.map { .string($0) }),
      ("message", result.status == .failed ? .string(result.message[0]) : nil),
      ("findings", .array(result.findings.map(json))),
    ]
    return members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
  }

  private static func json(_ finding: SnapshotResult.Finding) -> JSONValue {
    var members: [(String, JSONValue?)] = [
      ("what", .string(finding.strategy.title)), ("golden", .string(finding.golden)),
    ]
    switch finding.outcome {
    case .same: members.append(("outcome", .string("same")))
    case .missing: members.append(("outcome", .string("missing")))
    case .unusable(let reason):
      members += [("outcome", .string("unusable")), ("reason", .string(reason))]
    case .image(let image):
      members += [
        ("outcome", .string("differs")), ("summary", .string(image.summary)), ("pixels", .number(image.count)),
        ("box", image.box.json), ("largest", .number(image.largest)),
        ("expectedSize", image.expectedSize.json), ("actualSize", image.actualSize.json),
        ("views", .array(image.views.map(\.json))),
      ]
    case .text(let text):
      members += [
        ("outcome", .string("differs")), ("removed", .number(text.removedCount)), ("added", .number(text.addedCount)),
        ("lines", .array(text.lines.map { .string($0) })),
      ]
    }
    members += [
      ("problem", finding.problem.map { .string($0) }),
      ("expected", finding.artifacts.expected.map { .string($0) }),
      ("actual", finding.artifacts.actual.map { .string($0) }),
      ("difference", finding.artifacts.difference.map { .string($0) }),
    ]
    return .object(members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } })
  }
}

extension PixelBox {
  fileprivate var json: JSONValue {
    .object(["x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height)])
  }
}

extension PixelSize {
  fileprivate var json: JSONValue { .object(["width": .number(width), "height": .number(height)]) }
}

extension ViewShare {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "what": .string(what), "views": .array(views.map { .string($0) }),
      "pixels": .number(count), "box": box.json, "largest": .number(largest),
    ])
  }
}
