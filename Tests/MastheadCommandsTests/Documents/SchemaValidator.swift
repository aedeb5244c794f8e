import Foundation

@testable import MastheadDocuments

/// Checks values by a JSON Schema, as an editor does: the part of the language that Masthead's schema is written in.
struct SchemaValidator {
  private let root: JSON
  /// Words of the language that are understood here; some only explain.
  private static let known: Set<String> = [
    "$schema", "title", "description", "$defs", "$ref", "type", "enum", "anyOf", "allOf", "oneOf", "not", "properties",
    "additionalProperties", "required", "dependentRequired", "items", "minItems", "maxItems", "minimum", "maximum",
    "pattern",
  ]

  struct UnknownWord: Error {
    let word: String
  }

  init(_ schema: String) throws {
    var reader = JSONReader(Array(schema.utf8))
    root = try reader.read()
  }

  func allows(_ value: JSON) throws -> Bool { try allows(value, root) }

  private func allows(_ value: JSON, _ schema: JSON) throws -> Bool {
    for word in schema.names where !Self.known.contains(word) { throw UnknownWord(word: word) }
    if let reference = schema["$ref"]?.text {
      guard let target = root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] else {
        throw UnknownWord(word: reference)
      }
      guard try allows(value, target) else { return false }
    }
    if let type = schema["type"]?.text, !value.isType(type) { return false }
    if let names = schema["enum"]?.elements, !names.contains(where: { $0.text != nil && $0.text == value.text }) {
      return false
    }
    if let any = schema["anyOf"]?.elements, try !any.contains(where: { try allows(value, $0) }) { return false }
    if let all = schema["allOf"]?.elements, try !all.allSatisfy({ try allows(value, $0) }) { return false }
    if let one = schema["oneOf"]?.elements, try one.filter({ try allows(value, $0) }).count != 1 { return false }
    if let not = schema["not"], try allows(value, not) { return false }
    switch value.value {
    case .object(let members): return try allows(members, value, schema)
    case .array(let elements):
      if let least = schema["minItems"]?.number, Double(elements.count) < least { return false }
      if let most = schema["maxItems"]?.number, Double(elements.count) > most { return false }
      guard let items = schema["items"] else { return true }
      return try elements.allSatisfy { try allows($0, items) }
    case .number(let number):
      return schema["minimum"]?.number.map { number >= $0 } ?? true
        && schema["maximum"]?.number.map { number <= $0 } ?? true
    case .string(let text):
      return schema["pattern"]?.text.map { text.range(of: $0, options: .regularExpression) != nil } ?? true
    case .bool, .null: return true
    }
  }

  private func allows(_ members: [JSON.Member], _ object: JSON, _ schema: JSON) throws -> Bool {
    for name in schema["required"]?.elements ?? [] where object[name.text ?? ""] == nil { return false }
    if let dependent = schema["dependentRequired"] {
      for name in dependent.names where object[name] != nil {
        for other in dependent[name]?.elements ?? [] where object[other.text ?? ""] == nil { return false }
      }
    }
    for member in members {
      if let property = schema["properties"]?[member.name] {
        guard try allows(member.value, property) else { return false }
      } else if let others = schema["additionalProperties"] {
        if case .bool(false) = others.value { return false }
        guard try allows(member.value, others) else { return false }
      }
    }
    return true
  }
}

extension JSON {
  var names: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }

  var elements: [JSON]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  fileprivate func isType(_ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"), (.number, "number"),
      (.null, "null"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
