/// The properties of one object, asked for one by one.
///
/// The same function reads them from a file and, with nothing to read from, declares them for the schema. So every property is
/// asked for before any is looked at.
final class Fields {
  fileprivate enum Source {
    case none
    case members(JSON, [JSON.Member], Decoding)
    /// The value of the main property alone.
    case short(JSON, Decoding)
  }

  struct Declared {
    let property: Schema.Property
    /// What may stand for the whole object; nil but for the main property.
    let short: Schema?
  }

  private(set) var declared: [Declared] = []
  private(set) var rules: [Schema.Rule] = []
  /// The names that were asked for, while a file is read.
  private var asked: [String] = []
  /// True once the value that stands for the whole object was asked for.
  fileprivate private(set) var hasShort = false
  private let source: Source
  /// What has the properties, for messages.
  private let owner: String

  /// Only declares.
  init() {
    source = .none
    owner = ""
  }

  fileprivate init(_ owner: String, _ source: Source) {
    self.owner = owner
    self.source = source
  }

  /// A property that may be missing.
  func callAsFunction<Value>(_ name: String, _ kind: Kind<Value>, _ help: String) -> Value? {
    read(name, kind, help, isRequired: false, isMain: false)
  }

  /// A property that must be there. Nil when it is not, or not as it must be; that is noted.
  func required<Value>(_ name: String, _ kind: Kind<Value>, _ help: String) -> Value? {
    read(name, kind, help, isRequired: true, isMain: false)
  }

  /// The property that may stand for the whole object: `"padding": 8` for `"padding": {"length": 8}`.
  func main<Value>(_ name: String, _ kind: Kind<Value>, _ help: String, isRequired: Bool = true) -> Value? {
    read(name, kind, help, isRequired: isRequired, isMain: true)
  }

  /// Declares a property that must be there, and is read later, perhaps several times.
  func expect<Value>(_ name: String, _ kind: Kind<Value>, _ help: String) {
    guard case .members(let json, let members, let decoding) = source else {
      let _: Value? = required(name, kind, help)
      return
    }
    asked.append(name)
    if !members.contains(where: { $0.name == name }) { noteMissing(name, help, json, decoding) }
  }

  private func noteMissing(_ name: String, _ help: String, _ json: JSON, _ decoding: Decoding) {
    decoding.note(at: json.place, "\(owner) needs \(quotedForMessage(name)): \(lowered(help))")
  }

  /// Says that exactly one of some properties is there.
  func exactlyOne(_ names: String...) {
    rules.append(.exactlyOne(names))
    guard case .members(let json, _, let decoding) = source else { return }
    let given = names.filter(has)
    let list = names.map(quotedForMessage)
    if given.isEmpty {
      let last = list[list.count - 1]
      decoding.note(at: json.place, "\(owner) needs \(list.dropLast().joined(separator: ", ")) or \(last).")
    } else if given.count > 1 {
      let both = given.map(quotedForMessage).joined(separator: " and ")
      decoding.note(at: json.place, "\(owner) has \(both), of which it takes one.")
    }
  }

  /// Says that two properties exclude each other.
  func notBoth(_ first: String, _ second: String) {
    rules.append(.notBoth(first, second))
    guard case .members(let json, _, let decoding) = source, has(first), has(second) else { return }
    decoding.note(at: json.place, "\(quotedForMessage(first)) and \(quotedForMessage(second)) exclude each other.")
  }

  /// Says that one property means nothing without another.
  func needs(_ first: String, _ second: String) {
    rules.append(.needs(first, second))
    guard case .members(let json, _, let decoding) = source, has(first), !has(second) else { return }
    decoding.note(at: json.place, "There is \(quotedForMessage(first)), and no \(quotedForMessage(second)) for it.")
  }

  private func has(_ name: String) -> Bool {
    if case .members(_, let members, _) = source { return members.contains { $0.name == name } }
    return false
  }

  /// The reading, for what is more than a value; nil where properties are only declared.
  var decoding: Decoding? {
    switch source {
    case .none: nil
    case .members(_, _, let decoding), .short(_, let decoding): decoding
    }
  }

  /// The whole object, for mistakes that are about no single property.
  var json: JSON? {
    switch source {
    case .none: nil
    case .members(let json, _, _), .short(let json, _): json
    }
  }

  private func read<Value>(
    _ name: String, _ kind: Kind<Value>, _ help: String, isRequired: Bool, isMain: Bool
  ) -> Value? {
    switch source {
    case .none:
      let property = Schema.Property(name: name, schema: kind.schema, help: help, isRequired: isRequired)
      declared.append(Declared(property: property, short: isMain ? kind.short : nil))
      return nil
    case .short(let json, let decoding):
      guard isMain, kind.short != nil else { return nil }
      hasShort = true
      return kind.read(json, decoding)
    case .members(let json, let members, let decoding):
      if !asked.contains(name) { asked.append(name) }
      guard let member = members.first(where: { $0.name == name }) else {
        if isRequired { noteMissing(name, help, json, decoding) }
        return nil
      }
      return decoding.at(.name(name)) { kind.read(member.value, decoding) }
    }
  }

  private func lowered(_ sentence: String) -> String { sentence.prefix(1).lowercased() + sentence.dropFirst() }

  /// What may stand for the whole object; nil when nothing may.
  fileprivate var short: Schema? { declared.lazy.compactMap(\.short).first }

  /// Notes the properties that nobody asked for.
  fileprivate func noteUnknown() {
    guard case .members(_, let members, let decoding) = source else { return }
    let names = asked
    for member in members where !names.contains(member.name) {
      let list =
        names.isEmpty ? "; it has none." : "; it has \(names.joined(separator: ", "))."
      let guess = decoding.guess(member.name, among: names) ?? list
      decoding.at(.name(member.name)) {
        decoding.note(at: member.place, "\(owner) has no property \(quotedForMessage(member.name))\(guess)")
      }
    }
  }
}

/// Something with properties: a view, a modifier, a gradient.
struct Declaration<Value>: Sendable {
  let name: String
  /// What it is, as a sentence.
  let help: String
  let make: @Sendable (Fields) -> Value?
  /// For something that is a single value, without properties.
  private let whole: Kind<Value>?

  init(_ name: String, _ help: String, make: @escaping @Sendable (Fields) -> Value?) {
    self.name = name
    self.help = help
    self.make = make
    whole = nil
  }

  /// Something that is one value of a kind.
  init<Part>(_ name: String, _ help: String, of kind: Kind<Part>, make: @escaping @Sendable (Part) -> Value) {
    self.name = name
    self.help = help
    self.make = { _ in nil }
    whole = kind.map(make)
  }

  func read(_ json: JSON, _ decoding: Decoding) -> Value? {
    if let whole { return whole.read(json, decoding) }
    guard case .object(let members) = json.value else {
      let fields = Fields(name, .short(json, decoding))
      let value = make(fields)
      return fields.hasShort ? value : decoding.wrong(json, "an object, { ... }")
    }
    let fields = Fields(name, .members(json, members, decoding))
    let before = decoding.mistakes.count
    let value = make(fields)
    fields.noteUnknown()
    return decoding.mistakes.count == before ? value : nil
  }

  /// The properties, and what is declared of them.
  private var declaration: Fields {
    let fields = Fields()
    _ = make(fields)
    return fields
  }

  var schema: Schema {
    if let whole { return whole.schema }
    let fields = declaration
    let object = Schema.object(Schema.Object(properties: fields.declared.map(\.property), rules: fields.rules))
    return fields.short.map { .either([$0, object]) } ?? object
  }
}

extension Kind {
  /// An object with the properties of a form.
  static func object(_ form: Declaration<Value>) -> Kind {
    Kind(form.schema) { form.read($0, $1) }
  }

  /// An object of one of several forms, told apart by a property that only one of them has.
  static func objects(_ noun: String, _ forms: KeyValuePairs<String, Declaration<Value>>) -> Kind {
    let list = forms.map { ($0.key, $0.value) }
    return Kind(.either(list.map(\.1.schema))) { json, decoding in
      guard case .object = json.value else { return decoding.wrong(json, noun) }
      guard let (_, form) = list.first(where: { json[$0.0] != nil }) else {
        let keys = list.map { quotedForMessage($0.0) }.joined(separator: ", ")
        return decoding.mistake(json, "Here should be \(noun); it has one of \(keys).")
      }
      return form.read(json, decoding)
    }
  }
}
