import MastheadDisplayList

/// What all parts of a file share.
struct FileParts: Sendable {
  let pictures: PictureFolder
  /// The views that the file defines, by name.
  var definitions: [String: ViewDefinition] = [:]
}

/// One reading of a document: what was wrong with it so far, and what names mean at the place that is read.
final class Decoding {
  private(set) var mistakes: [Mistake] = []
  private var seen: Set<Mistake> = []
  private var path = JSONPath()
  var scope: Scope
  var file: FileParts
  /// What is wrong with offsets that are written as for the command line; nil for nothing.
  let problemWithOffsets: (String) -> String?
  /// True while a file is looked through for the first time; false while a part is read again for a frame.
  let isChecking: Bool
  /// True while a definition is looked through without the values of a use: null stands for them.
  private(set) var hasPlaceholders = false
  /// True while what is read was calculated: numbers out of range are then the nearest that are not.
  private(set) var isCalculated = false
  /// The rows that names stood for, by their places in the scope.
  private var usedRows: Set<Int> = []
  /// Views made so far.
  private var views = 0
  /// True once definitions of views stand too deep inside each other.
  var hasNoEnd = false
  /// The tabs of the pages that were read.
  private var tabs: [String] = []
  /// What a value stands in for while it is read.
  private var use: Use?

  private enum Use {
    /// A name, in the place of a value of the data.
    case data(JSON)
    case calculated(JSON)
  }

  init(
    scope: Scope, file: FileParts, isChecking: Bool = true,
    problemWithOffsets: @escaping (String) -> String? = { _ in nil }
  ) {
    self.scope = scope
    self.file = file
    self.isChecking = isChecking
    self.problemWithOffsets = problemWithOffsets
  }

  /// Notes a mistake. The same one in many rows is noted once.
  ///
  /// - Returns: nil, for the value that could not be read.
  @discardableResult
  func mistake<Value>(_ json: JSON, _ message: String) -> Value? {
    note(at: json.place, message)
    return nil
  }

  func note(at place: Place, _ message: String) {
    let mistake =
      switch use {
      case .data(let use):
        Mistake(
          place: use.place, path: path.text,
          message: "\(message) \(use.shown) stands for the value in line \(place.line).")
      case .calculated(let use):
        Mistake(place: use.place, path: path.text, message: "\(message) \(use.shown) gives it.")
      case nil: Mistake(place: place, path: path.text, message: message)
      }
    if mistakes.count <= DocumentLimits.mistakes, seen.insert(mistake).inserted { mistakes.append(mistake) }
  }

  /// True once more mistakes would only be counted.
  var isFull: Bool { mistakes.count > DocumentLimits.mistakes }

  /// - Parameter expected: with its article.
  func wrong<Value>(_ json: JSON, _ expected: String) -> Value? {
    mistake(json, "Here should be \(expected), not \(json.shown).")
  }

  /// - Parameter noun: with its article.
  func unknown<Value>(_ name: String, _ json: JSON, noun: String, names: [String]) -> Value? {
    let guess = guess(name, among: names)
    let few = 12
    let list = names.count <= few ? "; use \(names.joined(separator: ", "))." : "."
    return mistake(json, "\(quotedForMessage(name)) is not \(noun)\(guess ?? list)")
  }

  /// `; did you mean a or b?`, or nil when no name is near.
  func guess(_ name: String, among names: [String]) -> String? {
    guard name.count > 1 else { return nil }
    let near = NearestName.similar(to: name, among: names, count: 2)
    return near.isEmpty ? nil : "; did you mean \(near.joined(separator: " or "))?"
  }

  func at<Result>(_ step: JSONPath.Step, _ read: () -> Result) -> Result {
    path.push(step)
    defer { path.pop() }
    return read()
  }

  /// Reads every element, so that every mistake is found; nil when one could not be read.
  func readAll<Element>(_ elements: [JSON], _ kind: Kind<Element>) -> [Element]? {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var isWhole = true
    for (index, element) in elements.enumerated() {
      if let value = at(.index(index), { kind.read(element, self) }) { result.append(value) } else { isWhole = false }
    }
    return isWhole ? result : nil
  }

  /// Counts a view that is made.
  ///
  /// - Returns: false once there are too many; that is noted where it happens, and once.
  func countView(_ json: JSON) -> Bool {
    views += 1
    if views == mostViews + 1 {
      note(at: json.place, "The file makes more than \(mostViews) views; a shorter list shows the same.")
    }
    return views <= mostViews
  }

  /// Reads a part that is read again for each frame.
  ///
  /// - Returns: nil where it makes too many views; that is noted.
  func countingViews<Value>(_ json: JSON, _ read: () -> (Value?, isUsed: Bool)) -> (Value?, isUsed: Bool) {
    let before = views
    let (value, isUsed) = read()
    guard isUsed, views - before > DocumentLimits.liveViews else { return (value, isUsed) }
    return (
      mistake(
        json,
        "This part is made anew for each frame, and makes \(views - before) views; at most \(DocumentLimits.liveViews) are allowed."
      ), isUsed
    )
  }

  private var mostViews: Int { isChecking ? DocumentLimits.views : DocumentLimits.liveViews }

  /// Checks how many rows lists inside each other have together.
  ///
  /// - Returns: false for too many; that is noted.
  func countRows(_ count: Int, most: Int, _ json: JSON) -> Bool {
    let (all, isTooMuch) = scope.rowsAround.multipliedReportingOverflow(by: max(1, count))
    guard isTooMuch || all > most else { return true }
    note(
      at: json.place,
      "These lists have more than \(most) rows of this kind inside each other, the most that there can be.")
    return false
  }

  /// Reads something that stands in so many rows.
  func withRows<Result>(_ count: Int, _ read: () -> Result) -> Result {
    let outer = scope.rowsAround
    scope.rowsAround *= max(1, count)
    defer { scope.rowsAround = outer }
    return read()
  }

  // MARK: Tabs

  /// Notes that a page names its tab.
  func addTab(_ tab: String) { tabs.append(tab) }

  func collectingTabs<Result>(_ read: () -> Result) -> (Result, tabs: [String]) {
    let outer = tabs
    tabs = []
    defer { tabs = outer }
    let result = read()
    return (result, tabs)
  }

  // MARK: Data

  /// Reads what an expression gives.
  ///
  /// - Parameter json: where the expression stands.
  func withValue<Value>(of text: String, at json: JSON, _ read: (JSON) -> Value?) -> Value? {
    guard let expression = expression(text, json), let value = value(of: expression, at: json) else { return nil }
    if case .null = value.value, hasPlaceholders { return nil }
    let outer = (use, isCalculated)
    defer { (use, isCalculated) = outer }
    if expression.isLookup {
      use = use ?? .data(json)
      return read(value)
    }
    isCalculated = true
    use = .calculated(json)
    let result = read(value)
    guard isChecking else { return result }
    // What another frame may give must be right, too.
    var isRight = result != nil
    for constant in expression.constants where constant != value.value {
      if read(JSON(value: constant, place: json.place)) == nil { isRight = false }
    }
    return isRight ? result : nil
  }

  /// What an expression gives; nil when a mistake was noted.
  func value(of text: String, at json: JSON) -> JSON? {
    expression(text, json).flatMap { value(of: $0, at: json) }
  }

  /// A name that means something as it stands, or else what the text says as an expression; nil when a mistake was noted.
  private func expression(_ text: String, _ json: JSON) -> Expression? {
    scope[text] == nil ? parsed(text, json) : .name(text)
  }

  private func parsed(_ text: String, _ json: JSON) -> Expression? {
    do {
      return try ExpressionParser.parse(text)
    } catch {
      return mistake(json, "\(error.message) A brace itself is written {{.")
    }
  }

  private func value(of expression: Expression, at json: JSON) -> JSON? {
    if let path = expression.path { return value(named: path, at: json) }
    // Names are looked for in all branches, not only in those that are taken now: another frame may take those.
    var unknown: [String] = []
    for name in expression.names {
      if let found = scope[name] {
        if let row = found.row { usedRows.insert(row) }
      } else {
        unknown.append(name)
      }
    }
    if isChecking, !unknown.isEmpty {
      for name in unknown { _ = value(named: name, at: json) }
      return nil
    }
    return Evaluation(json: json, decoding: self).value(of: expression)
  }

  /// The value of the data that a name stands for; nil when a mistake was noted.
  func value(named name: String, at json: JSON) -> JSON? {
    if let (value, row) = scope[name] {
      if let row { usedRows.insert(row) }
      return value
    }
    if hasPlaceholders, let first = name.split(separator: ".").first, let (base, _) = scope[String(first)],
      case .null = base.value
    {
      return base
    }
    let names = scope.names
    let guess = guess(name, among: names)
    let list = names.isEmpty ? "; there is no data here." : "; there is \(names.prefix(12).joined(separator: ", "))."
    return mistake(json, "Nothing in the data is named \(quotedForMessage(name))\(guess ?? list)")
  }

  /// Reads with a row of a list, or something measured, in sight.
  func withRow<Result>(_ row: Scope.Row, _ read: () -> Result) -> Result {
    let outer = scope
    scope.rows.append(row)
    defer { scope = outer }
    return read()
  }

  /// The same, and tells whether what was read depends on the row.
  func usingRow<Result>(_ row: Scope.Row, _ read: () -> Result) -> (Result, isUsed: Bool) {
    let outer = usedRows
    usedRows = []
    let result = withRow(row, read)
    let isUsed = usedRows.contains(scope.rows.count)
    usedRows.formUnion(outer)
    return (result, isUsed)
  }

  /// Notes that something is left unread which another frame may show: it may name whatever is in sight.
  func useAllRows() { usedRows.formUnion(scope.rows.indices) }

  /// Reads something in other surroundings.
  func surrounded<Result>(_ change: (inout Scope.Surroundings) -> Void, _ read: () -> Result) -> Result {
    let outer = scope.surroundings
    change(&scope.surroundings)
    defer { scope.surroundings = outer }
    return read()
  }

  // MARK: Definitions

  /// Reads a view that the file defines, where nothing is known but the state, the data and its parameters.
  ///
  /// - Parameter arePlaceholders: true to look it through without values.
  func inDefinition<Result>(
    _ name: String, _ parameters: JSON, arePlaceholders: Bool = false, _ read: () -> Result
  ) -> Result {
    let outer = (scope, path, use, isCalculated, hasPlaceholders, usedRows)
    scope.rows = scope.state.map { [$0] } ?? []
    scope.rows.append(Scope.Row(name: name, value: parameters))
    scope.definitions += 1
    path = JSONPath(["views", name, "view"])
    (use, isCalculated, hasPlaceholders) = (nil, false, arePlaceholders)
    defer {
      // What the definition used of its own rows is none of those outside.
      let usesState = usedRows.contains(0) && scope.state != nil
      (scope, path, use, isCalculated, hasPlaceholders, usedRows) = outer
      if usesState { usedRows.insert(0) }
    }
    usedRows = []
    return read()
  }
}
