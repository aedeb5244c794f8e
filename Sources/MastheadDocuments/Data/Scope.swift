/// What names stand for at one place of a document: the rows of the lists around it, and the file's data.
struct Scope: Sendable {
  struct Row: Sendable {
    /// The name of the whole row.
    let name: String
    let value: JSON
    /// The first is 0.
    let index: Int
  }

  /// The outermost list's first.
  var rows: [Row] = []
  /// The file's `data`; nil when it has none.
  let data: JSON?

  init(data: JSON?) {
    self.data = data
  }

  /// The value that a name stands for. Inner rows come before outer ones, and the row's own name before its members.
  ///
  /// - Parameter name: words with dots between them: `title`, `day.expenses`.
  subscript(name: String) -> JSON? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = words.first else { return nil }
    var value = value(named: first)
    for word in words.dropFirst() { value = value?[word] }
    return value
  }

  private func value(named name: String) -> JSON? {
    for row in rows.reversed() {
      if name == row.name { return row.value }
      if let member = row.value[name] { return member }
      if name == Self.indexName { return JSON(value: .number(Double(row.index)), place: row.value.place) }
      if name == Self.numberName { return JSON(value: .number(Double(row.index + 1)), place: row.value.place) }
    }
    return data?[name]
  }

  static let indexName = "index"
  static let numberName = "number"

  /// Names that stand for something, for messages.
  var names: [String] {
    var names: [String] = []
    for row in rows.reversed() {
      names.append(row.name)
      names += row.value.memberNames + [Self.indexName, Self.numberName]
    }
    names += data?.memberNames ?? []
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension JSON {
  fileprivate var memberNames: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }
}
