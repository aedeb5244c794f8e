/// A kind of value: how it is read from a file, and how the schema describes it. Both come from one declaration.
struct Kind<Value>: Sendable {
  let schema: Schema
  /// What it may be where an object is something else; nil for nothing.
  let short: Schema?
  /// The value, or nil when a mistake was noted.
  let read: @Sendable (JSON, Decoding) -> Value?

  init(_ schema: Schema, read: @escaping @Sendable (JSON, Decoding) -> Value?) {
    self.init(schema, short: schema.withoutObjects, read: read)
  }

  private init(_ schema: Schema, short: Schema?, read: @escaping @Sendable (JSON, Decoding) -> Value?) {
    self.schema = schema
    self.short = short
    self.read = read
  }

  /// The same kind, described once in the schema under a name.
  static func definition(_ name: String, _ kind: Kind) -> Kind {
    let reference = Schema.reference(name)
    return Kind(reference, short: kind.short == kind.schema ? reference : kind.short, read: kind.read)
  }

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Kind<Other> {
    Kind<Other>(schema, short: short) { [read] json, decoding in read(json, decoding).map(transform) }
  }

  /// The same, or an expression in braces that gives one.
  var bound: Kind {
    Kind(.either([schema, .binding])) { [read] json, decoding in
      guard case .string(let text) = json.value, let expression = Template.expression(in: text) else {
        return read(json, decoding)
      }
      return decoding.withValue(of: expression, at: json) { read($0, decoding) }
    }
  }

  /// One kind or another.
  ///
  /// - Parameter isSecond: tells the second kind by the value.
  func or(_ other: Kind, isSecond: @escaping @Sendable (JSON) -> Bool) -> Kind {
    Kind(.either([schema, other.schema])) { [read] json, decoding in
      isSecond(json) ? other.read(json, decoding) : read(json, decoding)
    }
  }
}

extension Kind where Value == Bool {
  static var bool: Kind {
    Kind(.bool) { json, decoding in
      if case .bool(let value) = json.value { return value }
      return decoding.wrong(json, "true or false")
    }.bound
  }
}

extension Kind where Value == Double {
  static var number: Kind { numbers(nil) }

  static func number(in range: ClosedRange<Double>) -> Kind { numbers(range) }

  private static func numbers(_ range: ClosedRange<Double>?) -> Kind {
    Kind(.number(range)) { json, decoding in
      let expected = range.map { "a number from \($0.lowerBound.shown) to \($0.upperBound.shown)" } ?? "a number"
      guard case .number(let value) = json.value else { return decoding.wrong(json, expected) }
      guard let range, !range.contains(value) else { return value }
      // Formulas of scrolling go on beyond their ends.
      guard decoding.isCalculated else { return decoding.wrong(json, expected) }
      return min(max(value, range.lowerBound), range.upperBound)
    }.bound
  }
}

extension Kind where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> Kind {
    Kind(.integer(range)) { json, decoding in
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      guard case .number(let value) = json.value else { return decoding.wrong(json, expected) }
      if decoding.isCalculated, let whole = Int(exactly: value.rounded()) {
        return min(max(whole, range.lowerBound), range.upperBound)
      }
      guard let whole = Int(exactly: value), range.contains(whole) else { return decoding.wrong(json, expected) }
      return whole
    }.bound
  }
}

extension Kind where Value == String {
  /// Text as it stands.
  static var string: Kind {
    Kind(.string) { json, decoding in
      guard case .string(let text) = json.value else { return decoding.wrong(json, "text in double quotes") }
      return text
    }
  }

  /// Text in which expressions in braces stand for values.
  static var text: Kind {
    Kind(.string) { json, decoding in
      guard case .string(let text) = json.value else { return decoding.wrong(json, "text in double quotes") }
      guard text.unicodeScalars.count <= DocumentLimits.characters else {
        return Template.tooLong(json, decoding)
      }
      return Template.filled(text, json, decoding)
    }
  }
}

extension Kind {
  /// One of some names.
  ///
  /// - Parameter noun: with its article, for messages: `an alignment`.
  static func choice(_ noun: String, _ values: KeyValuePairs<String, Value>) -> Kind where Value: Sendable {
    choice(noun, values.map { ($0.key, $0.value) })
  }

  static func choice(_ noun: String, _ values: [(String, Value)]) -> Kind where Value: Sendable {
    name(noun, values).bound
  }

  /// The same, but the name must stand in the file itself.
  static func name(_ noun: String, _ values: [(String, Value)]) -> Kind where Value: Sendable {
    let names = values.map(\.0)
    let byName = Dictionary(values, uniquingKeysWith: { first, _ in first })
    return Kind(.choice(names)) { json, decoding in
      guard case .string(let name) = json.value else { return decoding.wrong(json, "\(noun) by its name") }
      return byName[name] ?? decoding.unknown(name, json, noun: noun, names: names)
    }
  }

  /// A list of values.
  static func list<Element>(of element: Kind<Element>, count: ClosedRange<Int> = 0...DocumentLimits.rows) -> Kind
  where Value == [Element] {
    Kind(.list(element.schema, count: count)) { json, decoding in
      guard case .array(let elements) = json.value else { return decoding.wrong(json, "a list, [ ... ]") }
      guard count.contains(elements.count) else {
        return decoding.mistake(
          json, "This list has \(elements.count) values; \(count.lowerBound) to \(count.upperBound) are allowed.")
      }
      return decoding.readAll(elements, element)
    }
  }

  /// A list, or one value for a list of one.
  static func oneOrMore<Element>(of element: Kind<Element>, count: ClosedRange<Int> = 1...DocumentLimits.rows) -> Kind
  where Value == [Element] {
    let list = Kind.list(of: element, count: count)
    return Kind(.either([element.schema, list.schema])) { json, decoding in
      if case .array = json.value { return list.read(json, decoding) }
      return element.read(json, decoding).map { [$0] }
    }
  }
}

extension Double {
  /// As short as it goes, for messages.
  var shown: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
  }
}
