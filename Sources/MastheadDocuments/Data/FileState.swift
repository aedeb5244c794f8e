import Foundation
import Masthead

/// What a preview of a file remembers: named numbers, texts and truths.
enum FileState {
  /// What it is at first.
  static let values = Kind<[(String, JSON.Value)]>(.map(.either([.bool, .number(nil), .string]))) { json, decoding in
    guard case .object(let members) = json.value else {
      return decoding.wrong(json, "an object with names and values")
    }
    var result: [(String, JSON.Value)] = []
    for member in members {
      switch member.value.value {
      case .bool, .number, .string: result.append((member.name, member.value.value))
      case .null, .array, .object:
        decoding.at(.name(member.name)) {
          decoding.note(
            at: member.value.place, "Here should be a number, a text, true or false, not \(member.value.shown).")
        }
      }
    }
    return result
  }
}

/// The view of a preview with state: read again with the state as it is.
struct FileStateView: View {
  private let view: Live<BuiltView>
  private let names: [String]
  @State private var values: [String: JSON.Value]
  @State private var problem: String?

  init(_ view: Live<BuiltView>, _ values: [(String, JSON.Value)]) {
    self.view = view
    names = values.map(\.0)
    _values = State(initialValue: Dictionary(values, uniquingKeysWith: { first, _ in first }))
  }

  var body: some View {
    let read = view.read(names.map { ($0, values[$0] ?? .null) })
    // With or without a problem the view is the same one: what is inside remembers what it did.
    read.value.make()
      .reports(.fileNotReadable, read.problem)
      .reports(.fileNotReadable, problem)
      .environment(\.fileLinks.state, $values)
      .environment(\.fileLinks.problem, $problem)
  }
}

/// How what is inside reaches what is around it.
struct FileLinks {
  /// The preview's state; nil for none.
  var state: Binding<[String: JSON.Value]>?
  /// What was wrong with a value of an action, the first time; nil for a preview without state.
  var problem: Binding<String?>?
  /// The selected tab of the innermost tabs; nil for none.
  var tab: Binding<String>?
  /// The header around; nil for none.
  var header: FileHeader?

  /// Says what was wrong with a value of an action. The first is said until the end: what follows may come from it.
  func report(_ message: String) {
    guard let problem, problem.wrappedValue == nil else { return }
    problem.wrappedValue = message
  }

  private struct Key: EnvironmentKey {
    static var defaultValue: FileLinks { FileLinks() }
  }

  fileprivate static func get(_ values: EnvironmentValues) -> FileLinks { values[Key.self] }
  fileprivate static func set(_ values: inout EnvironmentValues, _ links: FileLinks) { values[Key.self] = links }
}

/// What a header of a file's view is told.
enum FileHeader {
  case tabs(HeaderContext<String>)
  case sticky(StickyHeaderContext)
}

extension EnvironmentValues {
  var fileLinks: FileLinks {
    get { FileLinks.get(self) }
    set { FileLinks.set(&self, newValue) }
  }
}
