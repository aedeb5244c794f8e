import Foundation
import Masthead
import MastheadLayout

extension ViewCatalog {
  static let repetitions: [Declaration<BuiltView>] = [
    Declaration("ForEach", "Views for each row of the data.") { f in
      let rows = f.required(
        "data", rows,
        "The rows: a name of the data, a list, or whole numbers, such as {\"from\": 1, \"through\": 40} or {\"count\": 40}."
      )
      let name = f("as", .string, "What content calls the whole row; item if missing.") ?? "item"
      return forEach(f, rows ?? .values([]), as: name)
    },
    ViewDefinition.use,
  ]

  private enum Rows {
    case values([JSON])
    case numbers(from: Int, count: Int)

    var count: Int {
      switch self {
      case .values(let values): values.count
      case .numbers(_, let count): count
      }
    }

    func value(_ index: Int, _ place: Place) -> JSON {
      switch self {
      case .values(let values): values[index]
      case .numbers(let first, _): JSON(value: .number(Double(first + index)), place: place)
      }
    }
  }

  /// Rows, each with the place that it takes in lists of the file.
  private static let rows: Kind<Rows> = {
    let named = Kind<Rows>(.string) { json, decoding in
      guard case .string(let text) = json.value else { return nil }
      let expression = Template.expression(in: text) ?? text
      guard let value = decoding.value(of: expression, at: json) else { return nil }
      if case .null = value.value, decoding.hasPlaceholders { return nil }
      guard case .array(let rows) = value.value else {
        return decoding.mistake(
          json, "\(quotedForMessage(text)) is \(value.shown) in line \(value.place.line), and no list of rows.")
      }
      guard rows.count <= DocumentLimits.rows else { return tooMany(rows.count, json, decoding) }
      return .values(rows)
    }
    let inline = Kind<Rows>(.list(.any, count: 0...DocumentLimits.rows)) { json, decoding in
      guard case .array(let rows) = json.value else { return nil }
      guard rows.count <= DocumentLimits.rows else { return tooMany(rows.count, json, decoding) }
      return .values(rows)
    }
    let numbers = Kind<Rows>.objects("rows", ["count": count, "from": range])
    return Kind(.either([named.schema, inline.schema, numbers.schema])) { json, decoding in
      switch json.value {
      case .string: named.read(json, decoding)
      case .array: inline.read(json, decoding)
      case .object: numbers.read(json, decoding)
      default: decoding.wrong(json, "rows: a name of the data, a list, or whole numbers")
      }
    }
  }()

  private static let limits = -1_000_000_000...1_000_000_000

  private static let range = Declaration<Rows>("range", "Whole numbers, one for each row.") { f in
    let first = f.required("from", .integer(in: limits), "The first number.")
    let last = f.required("through", .integer(in: limits), "The last number.")
    guard let first, let last else { return nil }
    return numbers(f, from: first, count: max(0, last - first + 1))
  }

  private static let count = Declaration<Rows>("rows", "The numbers from 0 on, one for each row.") { f in
    let count = f.required("count", .integer(in: 0...limits.upperBound), "How many.")
    guard let count else { return nil }
    return numbers(f, from: 0, count: count)
  }

  private static func numbers(_ f: Fields, from first: Int, count: Int) -> Rows? {
    guard let json = f.json, let decoding = f.decoding else { return nil }
    guard count > DocumentLimits.rows else { return .numbers(from: first, count: count) }
    guard decoding.scope.surroundings.hasUniformRows else {
      return decoding.mistake(
        json,
        "These are \(count) rows; a list has at most \(DocumentLimits.rows), and up to \(DocumentLimits.uniformRows) only in a "
          + "lazy stack with uniformRowLength.")
    }
    guard count <= DocumentLimits.uniformRows else {
      return decoding.mistake(json, "These are \(count) rows; a list has at most \(DocumentLimits.uniformRows).")
    }
    return .numbers(from: first, count: count)
  }

  private static func tooMany(_ count: Int, _ json: JSON, _ decoding: Decoding) -> Rows? {
    decoding.mistake(json, "These are \(count) rows; a list has at most \(DocumentLimits.rows).")
  }

  /// Reads the content once for each row, with the row's values in the place of names.
  private static func forEach(_ f: Fields, _ rows: Rows, as name: String) -> BuiltView? {
    let help = "The views of one row; {title} stands for the row's value of that name."
    f.expect("content", .viewList, help)
    guard let decoding = f.decoding, let json = f.json else { return nil }
    if case .numbers(let first, let count) = rows, decoding.scope.surroundings.hasUniformRows {
      return uniform(f, json, decoding, UniformRows.Numbers(name: name, first: first, count: count))
    }
    if rows.count == 0 { decoding.useAllRows() }
    var content: [ViewSequence] = []
    for index in 0..<rows.count {
      let row = rows.value(index, json.place)
      guard decoding.countView(row), !decoding.isFull else { return nil }
      let views: ViewSequence? = decoding.withRow(Scope.Row(name: name, value: row, index: index)) {
        f.required("content", .viewList, help)
      }
      if let views { content.append(views) }
    }
    guard content.count == rows.count else { return nil }
    let made = content
    let singles = made.compactMap(\.single)
    guard singles.count == made.count else {
      return BuiltView(isSingle: false) { ForEach(0..<made.count, id: \.self) { made[$0] } }
    }
    return BuiltView(isSingle: false) { ForEach(0..<singles.count, id: \.self) { SingleRow(singles[$0]) } }
  }

  /// Rows that a lazy stack reads when they are in sight. A few of them are read now, so that mistakes are found.
  private static func uniform(
    _ f: Fields, _ json: JSON, _ decoding: Decoding, _ numbers: UniformRows.Numbers
  ) -> BuiltView? {
    guard let content = json["content"] else { return nil }
    let rows = decoding.withRows(numbers.count) { UniformRows(passage: decoding.passage(content), numbers: numbers) }
    // Rows that hold sections are all opened by the stack.
    let holdSections = rows.holdSections
    let most = holdSections ? DocumentLimits.rows : DocumentLimits.uniformRows
    guard decoding.countRows(numbers.count, most: most, json) else { return nil }
    if numbers.count == 0 || !decoding.isChecking { decoding.useAllRows() }
    if decoding.isChecking {
      let looked = numbers.count <= 100 ? Array(0..<numbers.count) : [0, 1, numbers.count - 1]
      for index in looked {
        guard decoding.countView(json), !decoding.isFull else { return nil }
        let row = numbers.row(index, json.place)
        let isRight = decoding.withRows(numbers.count) {
          decoding.withRow(row) { f.required("content", .viewList, "The views of one row.") } != nil
        }
        guard isRight else { return nil }
      }
    }
    guard holdSections else {
      return BuiltView(isSingle: false) { ForEach(0..<numbers.count, id: \.self) { PlainRow(row: rows.views($0)) } }
    }
    return BuiltView(isSingle: false) { ForEach(0..<numbers.count, id: \.self) { rows.views($0) } }
  }
}

/// Rows of equal length, each read when it is in sight.
private struct UniformRows: Sendable {
  struct Numbers: Sendable {
    let name: String
    let first: Int
    let count: Int

    func row(_ index: Int, _ place: Place) -> Scope.Row {
      Scope.Row(name: name, value: JSON(value: .number(Double(first + index)), place: place), index: index)
    }
  }

  /// Made once: each row in sight is read by it.
  private static let content = Kind<ViewSequence>.viewList

  let passage: Passage
  let numbers: Numbers

  /// True where a row may be made of several.
  var holdSections: Bool {
    guard case .array(let views) = passage.json.value else { return false }
    return views.contains { mayBeSeveral($0, depth: 0) }
  }

  private func mayBeSeveral(_ view: JSON, depth: Int) -> Bool {
    if ["Section", "ForEach", "Group"].contains(where: { view[$0] != nil }) { return true }
    guard let use = view["View"] else { return false }
    // What a definition is made of, and perhaps another one that it is nothing but.
    guard depth < 8, case .string(let name) = (use["name"] ?? use).value,
      let definition = passage.file.definitions[name]
    else { return true }
    return mayBeSeveral(definition.view, depth: depth + 1)
  }

  func views(_ index: Int) -> ReadRow {
    let read = passage.read(
      Self.content, scope: passage.scope, with: [numbers.row(index, passage.json.place)])
    return ReadRow(views: read.value ?? ViewSequence([]), problem: read.problem)
  }
}

/// The views of a row, or what is wrong with them.
private struct ReadRow: View {
  let views: ViewSequence
  let problem: String?

  var body: some View {
    views
    if let problem { EmptyView().reports(.fileNotReadable, problem) }
  }
}

/// A row in which no lazy stack looks for further rows.
private struct PlainRow: View {
  let row: ReadRow

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) { ReadRow._resolve(view.row, inputs) }

  static var _childCount: Int? { nil }
}
