import MastheadDisplayList

/// One reading of a document: what was wrong with it so far, and what names mean at the place that is read.
final class Decoding {
  private(set) var mistakes: [Mistake] = []
  private var seen: Set<Mistake> = []
  private var path = JSONPath()
  var scope: Scope
  let pictures: PictureFolder
  /// What is wrong with offsets that are written as for the command line; nil for nothing.
  let problemWithOffsets: (String) -> String?
  /// Views made so far.
  private var views = 0
  /// Where a value of the data is used, while it is read.
  private var use: JSON?

  init(scope: Scope, pictures: PictureFolder, problemWithOffsets: @escaping (String) -> String? = { _ in nil }) {
    self.scope = scope
    self.pictures = pictures
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
      if let use {
        Mistake(
          place: use.place, path: path.text,
          message: "\(message) \(use.shown) stands for the value in line \(place.line).")
      } else {
        Mistake(place: place, path: path.text, message: message)
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
    if views == DocumentLimits.views + 1 {
      note(at: json.place, "The file makes more than \(DocumentLimits.views) views; a shorter list shows the same.")
    }
    return views <= DocumentLimits.views
  }

  // MARK: Data

  /// Reads the value of the data that a name stands for.
  ///
  /// - Parameter json: where the name is used.
  func withValue<Value>(named name: String, at json: JSON, _ read: (JSON) -> Value?) -> Value? {
    guard let value = value(named: name, at: json) else { return nil }
    let outer = use
    use = outer ?? json
    defer { use = outer }
    return read(value)
  }

  /// The value of the data that a name stands for; nil when a mistake was noted.
  func value(named name: String, at json: JSON) -> JSON? {
    if let value = scope[name] { return value }
    let names = scope.names
    let guess = guess(name, among: names)
    let list = names.isEmpty ? "; there is no data here." : "; there is \(names.prefix(12).joined(separator: ", "))."
    return mistake(json, "Nothing in the data is named \(quotedForMessage(name))\(guess ?? list)")
  }

  /// Reads with a row of a list in sight.
  func withRow<Result>(_ row: Scope.Row, _ read: () -> Result) -> Result {
    let outer = scope
    scope.rows.append(row)
    defer { scope = outer }
    return read()
  }
}
