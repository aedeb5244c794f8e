@testable import MastheadDocuments

/// Makes documents of a schema: nearly all are right, and some have something wrong with them.
struct RandomDocument {
  private var state: UInt64
  private let definitions: [String: Schema]
  private let schema: SchemaDocument
  /// Views inside each other so far.
  private var depth = 0
  /// One of so many values is something else.
  private let mistakeEvery: Int

  init(seed: UInt64, mistakeEvery: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.mistakeEvery = mistakeEvery
    schema = PreviewFile.schema
    definitions = Dictionary(uniqueKeysWithValues: schema.definitions.map { ($0.name, $0.schema) })
  }

  mutating func document() -> String { text(schema.root, "") }

  /// A document whose one view is this, with all of its properties.
  mutating func document(ofView view: String) -> String {
    #"{"data": {"rows": [{"title": "a"}]}, "view": {""# + view + "\": " + text(.reference(view), view) + "}}"
  }

  /// A document whose one view has this modifier.
  mutating func document(ofModifier name: String) -> String {
    #"{"view": {"Text": "a", "modifiers": [{""# + name + "\": " + text(.reference("modifier." + name), name) + "}]}}"
  }

  private mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }

  private mutating func text(_ schema: Schema, _ name: String) -> String {
    if mistakeEvery > 0, next(below: mistakeEvery) == 0 {
      return pick(["true", "null", "-1", "1e9", "0.5", "\"nonsense\"", "[]", "{}", "[1]", #"{"x": 1}"#, "\"#12\""])
    }
    switch schema {
    case .any: return pick(["1", "\"a\"", #"{"title": "a"}"#])
    case .bool: return pick(["true", "false"])
    case .string: return string(for: name)
    // Nothing is bound but in the data: a name that stands for nothing is a mistake that no schema knows.
    case .binding: return "\"{never}\""
    case .hexColor: return pick(["\"#0a1B2c\"", "\"#0a1B2c80\""])
    case .number(let range):
      return range.map { range in pick(["\(range.lowerBound)", "\(range.upperBound)"]) } ?? "0.5"
    case .integer(let range): return pick(["\(range.lowerBound)", "\(min(range.upperBound, range.lowerBound + 3))"])
    case .choice(let names): return "\"\(pick(names))\""
    case .list(let element, let count):
      let most = min(count.upperBound, max(count.lowerBound, depth > 3 ? 0 : 2))
      // Content without rows is not read, so that nothing of it is found.
      let length = max(name == "data" ? 1 : 0, count.lowerBound + next(below: most - count.lowerBound + 1))
      return "[" + (0..<length).map { _ in text(element, name) }.joined(separator: ", ") + "]"
    case .map(let value): return #"{"rows": "# + text(value, name) + "}"
    case .either(let schemas): return text(pick(schemas.filter { $0 != .binding }), name)
    case .reference(let reference):
      let isView = reference == "view"
      if isView, depth > 3 { return "\"leaf\"" }
      depth += isView ? 1 : 0
      defer { depth -= isView ? 1 : 0 }
      return text(definitions[reference] ?? .any, name)
    case .object(let object): return text(object)
    }
  }

  private mutating func text(_ object: Schema.Object) -> String {
    var left: Set<String> = []
    var wanted: Set<String> = []
    for rule in object.rules {
      switch rule {
      case .exactlyOne(let names):
        let chosen = pick(names)
        wanted.insert(chosen)
        left.formUnion(names.filter { $0 != chosen })
      case .notBoth(_, let second): left.insert(second)
      case .needs(let first, _): left.insert(first)
      }
    }
    if mistakeEvery > 0, next(below: 4 * mistakeEvery) == 0 { (left, wanted) = ([], []) }
    var members: [String] = []
    for property in object.properties where !left.contains(property.name) {
      let isIn = property.isRequired || wanted.contains(property.name) || next(below: 2) == 0
      // Of a thousand previews, one is enough; `$schema` and `data` are the reader's to fill.
      guard isIn, property.name != "data" || property.isRequired else { continue }
      if mistakeEvery > 0, next(below: 8 * mistakeEvery) == 0 { continue }
      members.append("\"\(property.name)\": " + text(property.schema, property.name))
    }
    if mistakeEvery > 0, next(below: 8 * mistakeEvery) == 0 { members.append("\"unheardOf\": 1") }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// Text that is right for a property of that name.
  private mutating func string(for name: String) -> String {
    switch name {
    case "name": "\"family/p\(next(below: 1_000_000))\""
    case "file": "\"a.png\""
    case "offsets": "\"0...80:8\""
    case "data": "\"rows\""
    case "resources": "\".\""
    default: "\"word\""
    }
  }
}
