import Foundation
import Masthead

/// What a tap or a pull of a file's preview does.
struct FileAction: Sendable {
  enum Step: Sendable {
    /// Gives a value of the state what an expression gives by then.
    case set([(name: String, value: Passage)])
    /// Selects a tab of the tabs around.
    case select(String)
    /// Lets time pass.
    case wait(TimeInterval)
  }

  let steps: [Step]

  static let none = FileAction(steps: [])

  /// Does what takes no time.
  ///
  /// - Parameter value: what the action is about; nil for nothing.
  func run(_ links: FileLinks, value: JSON.Value? = nil) {
    for step in steps { run(step, links, value) }
  }

  /// Does everything, one step after the other.
  func runWithPauses(_ links: FileLinks) async throws {
    for step in steps {
      if case .wait(let seconds) = step {
        try await Task.sleep(for: .seconds(seconds))
      } else {
        run(step, links, nil)
      }
    }
  }

  private func run(_ step: Step, _ links: FileLinks, _ value: JSON.Value?) {
    switch step {
    case .wait: break
    case .select(let tab): links.tab?.wrappedValue = tab
    case .set(let values):
      guard let state = links.state else { return }
      for (name, passage) in values {
        let now = JSON(state.wrappedValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, at: passage.json.place)
        let rows = value.map { [Self.row($0, passage.json.place)] } ?? []
        let read = passage.read(Self.value, scope: passage.scope.with(state: now), with: rows)
        if let new = read.value { state.wrappedValue[name] = new.value }
        if let problem = read.problem { links.report(problem) }
      }
    }
  }

  private static func row(_ value: JSON.Value, _ place: Place) -> Scope.Row {
    Scope.Row(name: "change", value: JSON([("value", value)], at: place), role: .change)
  }

  /// A value of the state, or an expression that gives one.
  private static let value = Kind<JSON>(.either([.bool, .number(nil), .string])) { json, decoding in
    guard let value = Template.resolved(json, decoding) else { return nil }
    switch value.value {
    case .bool, .number, .string: return value
    case .null where decoding.hasPlaceholders: return nil
    case .null, .array, .object: return decoding.wrong(value, "a number, a text, true or false")
    }
  }
}

extension FileAction {
  /// Steps that take no time.
  static let kind = kind(StepCatalog(canWait: false).kind)

  /// Steps of which some may take time.
  static let workKind = kind(StepCatalog(canWait: true).kind)

  /// What happens with a change, which is called `value`.
  static func kind(about sample: JSON.Value) -> Kind<FileAction> {
    Kind(kind.schema) { json, decoding in
      decoding.withRow(row(sample, json.place)) { kind.read(json, decoding) }
    }
  }

  private static func kind(_ step: Kind<Step>) -> Kind<FileAction> {
    Kind<[Step]>.oneOrMore(of: step, count: 0...100).map { FileAction(steps: $0) }
  }

  private struct StepCatalog: Sendable {
    let kind: Kind<Step>

    init(canWait: Bool) {
      var steps = [
        Declaration<Step>("set", "Gives values of the preview's state others.", of: Self.values) { .set($0) },
        Declaration<Step>("select", "Selects a tab of the tabs around.", of: .text) { .select($0) },
      ]
      if canWait {
        steps.append(
          Declaration("wait", "Lets time pass.", of: MastheadDocuments.StepCatalog.seconds) { .wait($0) })
      }
      let all = Catalog("an action", steps)
      kind = Kind(all.inlineSchema) { all.read($0, $1) }
    }

    private static let values = Kind<[(name: String, value: Passage)]>(.map(value.schema)) { json, decoding in
      guard case .object(let members) = json.value else {
        return decoding.wrong(json, "an object with names of the state and values")
      }
      let state = decoding.scope.state?.value
      var result: [(name: String, value: Passage)] = []
      for member in members {
        decoding.at(.name(member.name)) {
          let names = state?.memberNames ?? []
          if !names.contains(member.name), !decoding.hasPlaceholders {
            let guess = decoding.guess(member.name, among: names)
            let list = names.isEmpty ? "; the preview has none." : "; there is \(names.joined(separator: ", "))."
            decoding.note(
              at: member.place, "Nothing in the state is named \(quotedForMessage(member.name))\(guess ?? list)")
          }
          guard value.read(member.value, decoding) != nil else { return }
          // What the change is called comes anew with each.
          var passage = decoding.passage(member.value)
          if passage.scope.rows.last?.role == .change {
            var scope = passage.scope
            scope.rows.removeLast()
            passage = Passage(json: passage.json, scope: scope, file: passage.file)
          }
          result.append((member.name, passage))
        }
      }
      return result
    }
  }
}
