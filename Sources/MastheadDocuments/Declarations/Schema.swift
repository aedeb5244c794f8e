/// What a value of a preview file may be, as data: the JSON Schema is printed from it.
package indirect enum Schema: Hashable, Sendable {
  case any
  case bool
  case string
  /// An expression in braces that gives the value: `{title}`, `{1 - progress}`.
  case binding
  /// A colour as design tools write it: `#RRGGBB` or `#RRGGBBAA`.
  case hexColor
  case number(ClosedRange<Double>?)
  case integer(ClosedRange<Int>)
  case choice([String])
  case list(Schema, count: ClosedRange<Int>)
  case object(Object)
  /// Any name, and a value of one kind for each.
  case map(Schema)
  case either([Schema])
  /// A definition that is given once for the whole schema.
  case reference(String)

  package struct Object: Hashable, Sendable {
    package var properties: [Property]
    package var rules: [Rule] = []

    package init(properties: [Property], rules: [Rule] = []) {
      self.properties = properties
      self.rules = rules
    }
  }

  /// Which properties go together.
  package enum Rule: Hashable, Sendable {
    /// Exactly one of these is there.
    case exactlyOne([String])
    /// Not both of these are there.
    case notBoth(String, String)
    /// The first is not there without the second.
    case needs(String, String)
  }

  package struct Property: Hashable, Sendable {
    package let name: String
    package let schema: Schema
    /// A sentence.
    package let help: String
    package let isRequired: Bool

    package init(name: String, schema: Schema, help: String, isRequired: Bool) {
      self.name = name
      self.schema = schema
      self.help = help
      self.isRequired = isRequired
    }
  }

  /// The schema without what an object may be: for the short form of a view, whose object has properties.
  var withoutObjects: Schema? {
    switch self {
    // What it refers to is not known here.
    case .object, .map, .reference: return nil
    case .either(let schemas):
      let rest = schemas.compactMap(\.withoutObjects)
      return rest.isEmpty ? nil : .either(rest)
    default: return self
    }
  }
}

/// A whole schema: the document, and what its parts refer to.
package struct SchemaDocument: Sendable {
  package struct Definition: Sendable {
    package let name: String
    package let help: String
    package let schema: Schema
  }

  package let root: Schema
  /// In the order of the catalogue.
  package let definitions: [Definition]
}
