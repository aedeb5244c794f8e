import MastheadDisplayList

/// The record mode of a run, and who said so.
package struct RecordSetting: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Nobody: it is the usual one.
    case usual
    /// An argument, a trait, a scope.
    case code
    /// An environment variable of this name.
    case variable(String)
    /// The variable `CI`, which rules out recording, whatever was asked for.
    case continuousIntegration
  }

  package let mode: RecordMode
  package let source: Source

  package init(mode: RecordMode, source: Source) {
    self.mode = mode
    self.source = source
  }

  /// In this order: the variable `CI`, the code, `MASTHEAD_RECORD`, `SNAPSHOT_TESTING_RECORD`, `missing`.
  ///
  /// - Parameters:
  ///   - code: what an argument, a trait or a scope says.
  ///   - variables: the process's environment.
  package init(code: RecordMode?, variables: [String: String]) throws(RecordSettingError) {
    if let value = variables["CI"], Self.isOn(value) {
      self.init(mode: .never, source: .continuousIntegration)
      return
    }
    if let code {
      self.init(mode: code, source: .code)
      return
    }
    for name in ["MASTHEAD_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = variables[name], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value) else { throw RecordSettingError(variable: name, value: value) }
      self.init(mode: mode, source: .variable(name))
      return
    }
    self.init(mode: .missing, source: .usual)
  }

  /// What the variable `CI` means by a value.
  package static func isOn(_ value: String) -> Bool { !["", "0", "false", "no"].contains(value.lowercased()) }
}

/// An environment variable that names no record mode.
package struct RecordSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  package let variable: String
  package let value: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue)
    let near = NearestName.similar(to: value, among: modes, count: 1).first
    return "\(variable) is \(quoted(value)), which is no record mode: "
      + (near.map { "did you mean \($0)?" } ?? "use \(modes.joined(separator: ", ")).")
  }
}
