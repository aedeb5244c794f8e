package import Masthead
package import MastheadDiff
import MastheadDisplayList
import MastheadFiles
import MastheadPNG

/// Compares frames with goldens, records what the mode says, and leaves files about what differs.
///
/// It has no state: any number of threads may use it at once.
package struct SnapshotChecker: Sendable {
  package let goldens: GoldenFolder
  package let artifacts: ArtifactFolder
  package let setting: RecordSetting
  package let strategies: [SnapshotStrategy]
  private let stamp: EnvironmentStamp

  package init(
    goldens: GoldenFolder, artifacts: ArtifactFolder, setting: RecordSetting, strategies: [SnapshotStrategy],
    stamp: EnvironmentStamp = .current
  ) {
    self.goldens = goldens
    self.artifacts = artifacts
    self.setting = setting
    self.strategies = strategies
    self.stamp = stamp
  }

  /// True when some strategy looks at pixels.
  package var needsBitmap: Bool { strategies.contains { if case .image = $0.kind { true } else { false } } }

  /// True when some strategy looks at many frames together.
  package var needsSeries: Bool { strategies.contains(.headerCurve) }

  /// Checks one frame.
  ///
  /// - Parameter name: of the snapshot, for example `header/profile`.
  package func check(_ frame: Frame, request: FrameRequest, name: String) -> SnapshotResult {
    let parts = SnapshotPart.parts(of: frame, request: request, name: name, strategies: strategies)
    return check(
      parts, list: frame.displayList, name: name, frameName: request.name, request: request, hasOffset: true)
  }

  /// Checks what is made of the frames at many offsets.
  ///
  /// - Parameter request: of any of them.
  package func check(series: HeaderCurve, request: FrameRequest, name: String) -> SnapshotResult {
    let strategy = SnapshotStrategy.headerCurve
    let part = SnapshotPart(
      strategy: strategy, path: "\(name)/\(request.variant)\(strategy.fileEnding)", content: .text(series.text))
    return check([part], list: nil, name: name, frameName: request.variant, request: request, hasOffset: false)
  }

  private func check(
    _ parts: [SnapshotPart], list: DisplayList?, name: String, frameName: String, request: FrameRequest,
    hasOffset: Bool
  ) -> SnapshotResult {
    let verdict = SnapshotVerdict(
      parts.map { PartVerdict($0, golden: goldens.state(of: $0.path), list: list, scale: request.scale) })
    // Read before anything is recorded.
    let environment = verdict.cause == .rendering ? goldens.environment.explanation(current: stamp) : nil
    let findings = verdict.parts.map { finding($0, list, request.scale) }
    let hasFailed = findings.contains { !$0.isSame && !$0.isRecorded || $0.problem != nil }
    let hasRecorded = findings.contains(where: \.isRecorded) || setting.mode == .all
    return SnapshotResult(
      name: name, frameName: frameName, request: request, hasOffset: hasOffset,
      status: hasFailed ? .failed : hasRecorded ? .recorded : .passed, cause: verdict.cause, environment: environment,
      findings: findings)
  }

  private func finding(_ verdict: PartVerdict, _ list: DisplayList?, _ scale: Double) -> SnapshotResult.Finding {
    let part = verdict.part
    var finding = SnapshotResult.Finding(
      strategy: part.strategy, golden: goldens.file(part.path), outcome: outcome(verdict, list, scale))
    do {
      if setting.mode.records(verdict) {
        try goldens.write(part)
        finding.isRecorded = true
        try goldens.note(stamp, isComplete: false)
      }
    } catch {
      finding.problem = "\(error)"
    }
    if verdict.isSame || finding.isRecorded {
      artifacts.remove(part)
    } else {
      do {
        try artifacts.write(verdict, golden: goldens.state(of: part.path), into: &finding.artifacts)
      } catch {
        finding.problem = [finding.problem, "\(error)"].compactMap { $0 }.joined(separator: " ")
      }
    }
    return finding
  }

  private func outcome(
    _ verdict: PartVerdict, _ list: DisplayList?, _ scale: Double
  ) -> SnapshotResult.Finding.Outcome {
    switch verdict.outcome {
    case .same: return .same
    case .missing: return .missing
    case .unusable(let reason): return .unusable(reason)
    case .textDiffers(let difference):
      return .text(
        SnapshotResult.TextFinding(
          removedCount: difference.removedCount, addedCount: difference.addedCount, lines: difference.text()))
    case .imageDiffers(let difference, let expected):
      var views: [ViewShare] = []
      if let list, case .image(let actual) = verdict.part.content {
        views = difference.shares(expected: expected, actual: actual, list: list, scale: scale)
      }
      return .image(
        SnapshotResult.ImageFinding(
          summary: "\(difference)", count: difference.count, box: difference.box, largest: difference.largest,
          expectedSize: difference.expectedSize, actualSize: difference.actualSize, views: views))
    }
  }
}

extension RecordMode {
  func records(_ verdict: PartVerdict) -> Bool {
    switch self {
    case .all, .failed: !verdict.isSame
    case .missing: verdict.isMissing
    case .never: false
    }
  }
}
