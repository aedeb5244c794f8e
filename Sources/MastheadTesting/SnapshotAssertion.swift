import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadSnapshots
import MastheadText

/// One assertion: makes the frames, and says how they compare. It knows no test library.
struct SnapshotAssertion {
  struct Outcome {
    /// What a person is told; nil when all is as it was.
    var message: String?
    /// Pictures and texts for the test's report.
    var attachments: [AttachedFile] = []
  }

  let preview: Preview
  let name: String
  let axes: SnapshotAxes
  let strategies: [SnapshotStrategy]
  /// What the code says; nil when it says nothing.
  let record: RecordMode?
  let place: TestPlace
  /// The process's environment.
  let variables: [String: String]
  var registry = SnapshotRegistry.shared

  /// Frames whose files go into the report. More would make it too heavy to open.
  private static let mostAttached = 10

  func outcome() -> Outcome {
    if let problem = Preview.problem(withName: name) {
      return Outcome(message: "A snapshot can't be named \(quoted(name)): \(problem).")
    }
    guard !strategies.isEmpty else { return Outcome(message: "Snapshot \(name) compares nothing: `as` is empty.") }
    let setting: RecordSetting
    let series: [[FrameRequest]]
    do {
      setting = try RecordSetting(code: record, variables: variables)
      series = try axes.series()
    } catch {
      let reason = "\(error)"
      return Outcome(message: "Snapshot \(name): \(reason)\(reason.last.map { ".?".contains($0) } == true ? "" : ".")")
    }
    let checker = SnapshotChecker(
      goldens: GoldenFolder(place.goldenFolder, files: files),
      artifacts: ArtifactFolder(place.artifactFolder(variables), files: files), setting: setting,
      strategies: strategies)
    return run(checker, series)
  }

  private func run(_ checker: SnapshotChecker, _ series: [[FrameRequest]]) -> Outcome {
    // Its caches are its own, and go with it: another preview of the same name may be another view.
    let renderer = FrameRenderer(fonts: Self.fonts)
    var results: [SnapshotResult] = []
    var problems: [String] = []
    for requests in series {
      var curve = HeaderCurve()
      // What lacks a frame would be recorded without it, and then pass.
      var isWhole = true
      for request in requests {
        do {
          let frame = try renderer.frame(of: preview, request: request, rasterizing: checker.needsBitmap)
          if let collision = registry.register(
            "\(place.goldenFolder)/\(name)/\(request.name)", content: frame.displayList.description, place: place)
          {
            problems.append("Snapshot \(name), \(request.name): \(collision)")
            isWhole = false
            continue
          }
          problems += frame.diagnostics.filter { $0.severity == .error }.map {
            "Snapshot \(name), \(request.name), can't be made as it should: \($0.line)"
          }
          if checker.needsSeries { curve.add(HeaderCurve.Row(frame, offset: request.offset)) }
          results.append(checker.check(frame, request: request, name: name))
        } catch {
          problems.append("Snapshot \(name), \(request.name), can't be made: \(error)")
          isWhole = false
        }
      }
      if checker.needsSeries, isWhole, !curve.isEmpty, let request = requests.first {
        results.append(checker.check(series: curve, request: request, name: name))
      }
    }
    let report = SnapshotReport.message(results, setting: checker.setting, acceptance: place.acceptance)
    let message = (problems + [report].compactMap { $0 }).joined(separator: "\n")
    return Outcome(message: message.isEmpty ? nil : message, attachments: attachments(results))
  }

  private func attachments(_ results: [SnapshotResult]) -> [AttachedFile] {
    results.filter { $0.status == .failed }.prefix(Self.mostAttached).flatMap { result in
      result.findings.flatMap { finding in
        [finding.artifacts.expected, finding.artifacts.actual, finding.artifacts.difference].compactMap { path in
          path.map { AttachedFile(path: $0, snapshot: result.name) }
        }
      }
    }
  }

  /// Whole files, or none.
  private var files: TemporaryFiles { Self.temporaryFiles }
  private static let temporaryFiles = TemporaryFiles()
  /// Immutable, and shared by all tests.
  static let fonts = FontLibrary()
}

/// A file for a test's report.
struct AttachedFile: Hashable {
  let path: String
  /// The snapshot that it is about.
  let snapshot: String

  /// The file's name after that of the snapshot. Its ending stays at the end: report tools go by it.
  var name: String {
    "\(snapshot.map { $0 == "/" ? "-" : String($0) }.joined())-\(path.split(separator: "/").last ?? "")"
  }
}
