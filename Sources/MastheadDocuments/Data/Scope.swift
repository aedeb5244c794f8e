/// What names stand for at one place of a document: the rows of the lists around it, what is measured there, the preview's state,
/// and the file's data.
struct Scope: Sendable {
  struct Row: Sendable {
    /// What a row is, whatever it is called: files may choose any name for theirs.
    enum Role: Sendable {
      /// A row of a list, the parameters of a definition, or something measured.
      case other
      /// The preview's state as a whole.
      case state
      /// What an action is about.
      case change
    }

    /// The name of the whole row.
    let name: String
    let value: JSON
    /// The first is 0; nil for what is no row of a list.
    var index: Int?
    var role = Role.other
  }

  /// What stands around a view that it can't do without.
  struct Surroundings: Sendable {
    /// True inside the header of tabs or of a sticky header.
    var isInHeader = false
    /// True inside something with tabs to select.
    var hasTabs = false
    /// True for the rows of a lazy stack.
    var isInLazyStack = false
    /// True where rows are promised to have one length.
    var hasUniformRows = false
  }

  /// The outermost list's first; the state before all.
  var rows: [Row] = []
  /// The file's `data`; nil when it has none.
  let data: JSON?
  var surroundings = Surroundings()
  /// How many rows the generated lists around have together.
  var rowsAround = 1
  /// How many definitions of views stand inside each other here.
  var definitions = 0

  init(data: JSON?) {
    self.data = data
  }

  /// The value that a name stands for. Inner rows come before outer ones, and the row's own name before its members.
  ///
  /// - Parameter name: words with dots between them: `title`, `day.expenses`.
  subscript(name: String) -> (value: JSON, row: Int?)? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = words.first, let (value, row) = value(named: first) else { return nil }
    var inner: JSON? = value
    for word in words.dropFirst() { inner = inner?[word] }
    return inner.map { ($0, row) }
  }

  private func value(named name: String) -> (JSON, Int?)? {
    for (place, row) in rows.enumerated().reversed() {
      if name == row.name { return (row.value, place) }
      if let member = row.value[name] { return (member, place) }
      guard let index = row.index else { continue }
      if name == Self.indexName { return (JSON(value: .number(Double(index)), place: row.value.place), place) }
      if name == Self.numberName { return (JSON(value: .number(Double(index + 1)), place: row.value.place), place) }
    }
    return data?[name].map { ($0, nil) }
  }

  static let indexName = "index"
  static let numberName = "number"
  /// What the state as a whole is called.
  static let stateName = "state"

  /// Names that stand for something, for messages.
  var names: [String] {
    var names: [String] = []
    for row in rows.reversed() {
      names.append(row.name)
      names += row.value.memberNames + (row.index == nil ? [] : [Self.indexName, Self.numberName])
    }
    names += data?.memberNames ?? []
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The preview's state; nil where there is none.
  var state: Row? { rows.first.flatMap { $0.role == .state ? $0 : nil } }

  static func row(state: JSON) -> Row { Row(name: stateName, value: state, role: .state) }

  /// The same with other values for the preview's state.
  func with(state: JSON) -> Scope {
    var result = self
    if self.state != nil { result.rows[0] = Self.row(state: state) }
    return result
  }
}

extension JSON {
  var memberNames: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }
}
