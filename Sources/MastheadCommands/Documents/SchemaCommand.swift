import MastheadDocuments

extension Command {
  static let schema = Command(
    CommandDeclaration(
      name: "schema", summary: "Print the JSON Schema of files of previews",
      description: [
        """
        Prints what a file of previews may hold, as JSON Schema (draft 2020-12), made from the same declarations by which \
        files are read. Editors complete and check by it: name the printed file in "$schema" at the top of yours.
        """
      ],
      examples: [.init("schema > masthead.schema.json", "A file for an editor.")])
  ) { _, context in
    try context.output(PreviewFile.schema.json.pretty() + "\n")
    return .done
  }
}

extension SchemaDocument {
  var json: JSONValue {
    var members = [
      JSONValue.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      JSONValue.Member("title", .string("Previews for Masthead")),
    ]
    members += root.members
    members.append(
      JSONValue.Member(
        "$defs",
        .object(
          definitions.map {
            .init($0.name, .object([.init("description", .string($0.help))] + $0.schema.members))
          })))
    return .object(members)
  }
}

extension Schema {
  fileprivate var json: JSONValue { .object(members) }

  /// The members of the JSON object that says this.
  fileprivate var members: [JSONValue.Member] {
    func type(_ name: String) -> JSONValue.Member { .init("type", .string(name)) }
    switch self {
    case .any: return []
    case .bool: return [type("boolean")]
    case .string: return [type("string")]
    case .binding: return [type("string"), .init("pattern", .string(#"^\{[^{}]+\}$"#))]
    case .hexColor:
      return [type("string"), .init("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))]
    case .number(let range):
      guard let range else { return [type("number")] }
      return [
        type("number"), .init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound)),
      ]
    case .integer(let range):
      return [
        type("integer"), .init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound)),
      ]
    case .choice(let names): return [.init("enum", .array(names.map { .string($0) }))]
    case .list(let element, let count):
      let least = count.lowerBound > 0 ? [JSONValue.Member("minItems", .number(count.lowerBound))] : []
      return [type("array"), .init("items", element.json)] + least + [.init("maxItems", .number(count.upperBound))]
    case .map(let value): return [type("object"), .init("additionalProperties", value.json)]
    case .either(let schemas): return [.init("anyOf", .array(schemas.map(\.json)))]
    case .reference(let name): return [.init("$ref", .string("#/$defs/\(name)"))]
    case .object(let object): return Self.members(of: object)
    }
  }

  private static func members(of object: Object) -> [JSONValue.Member] {
    let properties = object.properties.map { property in
      JSONValue.Member(
        property.name, .object([.init("description", .string(property.help))] + property.schema.members))
    }
    let required = object.properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [JSONValue.Member] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    if !object.rules.isEmpty { members.append(.init("allOf", .array(object.rules.map(json)))) }
    return members
  }

  private static func json(_ rule: Rule) -> JSONValue {
    func required(_ names: [String]) -> JSONValue { .object(["required": .array(names.map { .string($0) })]) }
    switch rule {
    case .exactlyOne(let names): return .object(["oneOf": .array(names.map { required([$0]) })])
    case .notBoth(let first, let second): return .object(["not": required([first, second])])
    case .needs(let first, let second):
      return .object(["dependentRequired": .object([.init(first, .array([.string(second)]))])])
    }
  }
}
