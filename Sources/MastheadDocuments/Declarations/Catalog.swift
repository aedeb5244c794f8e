/// Forms by name, of which one is meant by an object with that name: `{"padding": 8}`.
struct Catalog<Value>: Sendable {
  /// With its article, for messages: `a modifier`.
  let noun: String
  let forms: [Declaration<Value>]
  private let byName: [String: Declaration<Value>]

  init(_ noun: String, _ forms: [Declaration<Value>]) {
    self.noun = noun
    self.forms = forms
    byName = Dictionary(forms.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var names: [String] { forms.map(\.name) }

  subscript(name: String) -> Declaration<Value>? { byName[name] }

  /// Reads an object with exactly one name.
  ///
  /// - Parameter explain: what to say of a name that is none of the catalogue; nil for the usual.
  func read(
    _ json: JSON, _ decoding: Decoding, besides others: Set<String> = [],
    explain: (String) -> String? = { _ in nil }
  ) -> Value? {
    guard case .object(let members) = json.value else {
      return decoding.wrong(json, "\(noun), such as {\"\(forms[0].name)\": ...}")
    }
    let own = members.filter { !others.contains($0.name) }
    var found: [(JSON.Member, Declaration<Value>)] = []
    for member in own {
      if let form = byName[member.name] {
        found.append((member, form))
      } else {
        decoding.at(.name(member.name)) {
          let guess = decoding.guess(member.name, among: names + others.sorted()) ?? "."
          decoding.note(
            at: member.place,
            explain(member.name) ?? "\(quotedForMessage(member.name)) is not \(noun)\(guess)")
        }
      }
    }
    guard let (member, form) = found.first else {
      if own.isEmpty { decoding.note(at: json.place, "Here should be \(noun), and there is none.") }
      return nil
    }
    if found.count > 1 {
      let names = found.map { quotedForMessage($0.0.name) }.joined(separator: " and ")
      decoding.note(at: found[1].0.place, "\(names) stand in one object; each needs an object of its own.")
      return nil
    }
    let value = decoding.at(.name(member.name)) { form.read(member.value, decoding) }
    return found.count == own.count ? value : nil
  }

  /// A reference to each form's definition.
  func schema(properties: [Schema.Property] = [], prefix: String) -> Schema {
    .object(
      Schema.Object(
        properties: forms.map {
          Schema.Property(name: $0.name, schema: .reference(prefix + $0.name), help: $0.help, isRequired: false)
        } + properties, rules: [.exactlyOne(names)]))
  }

  /// The forms themselves, for a catalogue that stands in one place.
  var inlineSchema: Schema {
    .object(
      Schema.Object(
        properties: forms.map {
          Schema.Property(name: $0.name, schema: $0.schema, help: $0.help, isRequired: false)
        }, rules: [.exactlyOne(names)]))
  }

  func definitions(prefix: String) -> [SchemaDocument.Definition] {
    forms.map { SchemaDocument.Definition(name: prefix + $0.name, help: $0.help, schema: $0.schema) }
  }
}
