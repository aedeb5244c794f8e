import MastheadSnapshots

/// The results of a run in the form that CI systems read: a suite for each preview, a case for each frame.
enum JUnitReport {
  private struct Case {
    let name: String
    /// What went wrong, and whether the frame was made at all.
    var failure: (kind: String, first: String, text: String)?
  }

  static func document(_ outcome: SnapshotRun.Outcome) -> String {
    var suites: [(name: String, cases: [Case])] = []
    func add(_ item: Case, to suite: String) {
      if suites.last?.name != suite { suites.append((suite, [])) }
      suites[suites.count - 1].cases.append(item)
    }
    for result in outcome.results {
      var item = Case(name: result.frameName)
      if result.status == .failed {
        let message = result.message
        item.failure = ("failure", message[0], message.joined(separator: "\n"))
      }
      add(item, to: result.name)
    }
    for failure in outcome.failures {
      add(Case(name: failure.frame, failure: ("error", failure.message, failure.message)), to: failure.preview)
    }
    let all = suites.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"snapshots\" \(counts(all))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(escaped(suite.name))\" \(counts(suite.cases))>\n"
      for item in suite.cases {
        let start = "    <testcase classname=\"\(escaped(suite.name))\" name=\"\(escaped(item.name))\""
        guard let failure = item.failure else {
          text += "\(start)/>\n"
          continue
        }
        text += "\(start)>\n      <\(failure.kind) message=\"\(escaped(failure.first))\">\(escaped(failure.text))"
        text += "</\(failure.kind)>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.failure?.kind == "failure" }
    let errors = cases.count { $0.failure?.kind == "error" }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// For text and for attributes. Characters that XML has no way to say become a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "?")
      }
    }
    return result
  }
}

/// What GitHub shows beside files, from lines of this form on standard output.
enum GitHubAnnotations {
  /// GitHub shows no more of one step.
  private static let most = 10

  static func lines(_ outcome: SnapshotRun.Outcome) -> [String] {
    let snapshots = outcome.results.filter { $0.status == .failed }.map { result in
      line(
        file: result.findings.first { !$0.isSame }?.golden, title: "\(result.name) \(result.frameName)",
        message: result.message.joined(separator: "\n"))
    }
    let frames = outcome.failures.map { failure in
      line(file: nil, title: "\(failure.preview) \(failure.frame)", message: failure.message)
    }
    return Array((snapshots + frames).prefix(most))
  }

  private static func line(file: String?, title: String, message: String) -> String {
    let properties = [file.map { "file=\(property($0))" }, "title=\(property(title))"].compactMap { $0 }
    return "::error \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
