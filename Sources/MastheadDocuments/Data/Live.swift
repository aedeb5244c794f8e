import Masthead
import Synchronization

/// A part of a file that depends on what is only known while a frame is laid out: how far a header has collapsed, how large a
/// view is, which tab is selected, the preview's state.
///
/// The part is read once when the file is, so that its mistakes are found, and again where it names something that has another
/// value by now.
struct Live<Value: Sendable>: Sendable {
  let loaded: Value
  /// What is read again; nil for a part that depends on nothing.
  private let passage: Passage?
  private let row: @Sendable (JSON) -> Scope.Row
  private let sample: [(String, JSON.Value)]
  private let kind: Kind<Value>
  /// What was read last: a frame asks in every pass, and most frames of a film have the state of the one before.
  private let last = Last()

  private final class Last: Sendable {
    struct Reading: Sendable {
      let members: [(String, JSON.Value)]
      let value: Value
      let problem: String?
    }

    let reading = Mutex<Reading?>(nil)
  }

  init(
    loaded: Value, passage: Passage?, row: @escaping @Sendable (JSON) -> Scope.Row,
    sample: [(String, JSON.Value)], kind: Kind<Value>
  ) {
    self.loaded = loaded
    self.passage = passage
    self.row = row
    self.sample = sample
    self.kind = kind
  }

  /// The part, and what was wrong with it: nil for nothing. With a mistake it is what was read first.
  func read(_ members: [(String, JSON.Value)]) -> (value: Value, problem: String?) {
    guard let passage else { return (loaded, nil) }
    if members.elementsEqual(sample, by: ==) { return (loaded, nil) }
    if let known = last.reading.withLock({ $0 }), members.elementsEqual(known.members, by: ==) {
      return (known.value, known.problem)
    }
    let values = JSON(members, at: passage.json.place)
    let read = passage.read(kind, scope: passage.scope, with: [row(values)])
    let reading = Last.Reading(members: members, value: read.value ?? loaded, problem: read.problem)
    last.reading.withLock { $0 = reading }
    return (reading.value, reading.problem)
  }
}

/// A value of a file, and what names mean at its place.
struct Passage: Sendable {
  let json: JSON
  let scope: Scope
  let file: FileParts

  /// Reads the value again.
  ///
  /// - Parameter rows: what is in sight besides.
  func read<Value>(
    _ kind: Kind<Value>, scope: Scope, with rows: [Scope.Row] = []
  ) -> (value: Value?, problem: String?) {
    var scope = scope
    scope.rows += rows
    let decoding = Decoding(scope: scope, file: file, isChecking: false)
    let value = kind.read(json, decoding)
    guard let mistake = decoding.mistakes.first else { return (value, nil) }
    return (nil, "line \(mistake.place.line) of the file: \(mistake.message)")
  }
}

extension Decoding {
  func passage(_ json: JSON) -> Passage { Passage(json: json, scope: scope, file: file) }
}

extension Kind where Value: Sendable {
  /// The same, read again for each frame.
  ///
  /// - Parameters:
  ///   - row: what the measured values are called together.
  ///   - sample: their names, and values with which the file is checked.
  ///   - change: what is different around the part.
  func live(
    as row: String, _ sample: [(String, JSON.Value)],
    in change: @escaping @Sendable (inout Scope.Surroundings) -> Void = { _ in }
  ) -> Kind<Live<Value>> {
    live(sample, in: change) { Scope.Row(name: row, value: $0) }
  }

  /// The same, read again with other values of the preview's state.
  func live(state: [(String, JSON.Value)]) -> Kind<Live<Value>> { live(state) { Scope.row(state: $0) } }

  private func live(
    _ sample: [(String, JSON.Value)], in change: @escaping @Sendable (inout Scope.Surroundings) -> Void = { _ in },
    row: @escaping @Sendable (JSON) -> Scope.Row
  ) -> Kind<Live<Value>> {
    Kind<Live<Value>>(schema) { json, decoding in
      decoding.surrounded(change) {
        let values = row(JSON(sample, at: json.place))
        let (loaded, isUsed) = decoding.countingViews(json) { decoding.usingRow(values) { read(json, decoding) } }
        return loaded.map {
          Live(
            loaded: $0, passage: isUsed ? decoding.passage(json) : nil, row: row, sample: sample, kind: self)
        }
      }
    }
  }
}

/// Views that are read again with what is measured now.
struct LiveViews: View {
  private let views: ViewSequence
  private let problem: String?

  init(_ live: Live<ViewSequence>?, _ members: @autoclosure () -> [(String, JSON.Value)]) {
    (views, problem) = live?.read(members()) ?? (ViewSequence([]), nil)
  }

  var body: some View {
    if let problem { views.reports(.fileNotReadable, problem) } else { views }
  }
}
