import Masthead

/// A view that the file defines once for several uses.
struct ViewDefinition: Sendable {
  let name: String
  /// What a use gives, each with what holds where it does not; null for what it must give.
  let parameters: [JSON.Member]
  let view: JSON
  /// Where it stands.
  let place: Place

  /// Definitions inside each other: a screen has a handful, and one that uses itself has no end.
  static let deepest = 32
}

extension ViewDefinition {
  /// Everything that `views` of a file says, without what the views are.
  static let all = Kind<[String: ViewDefinition]>(.map(form.schema)) { json, decoding in
    guard case .object(let members) = json.value else {
      return decoding.wrong(json, "an object with names and views")
    }
    var result: [String: ViewDefinition] = [:]
    for member in members {
      decoding.at(.name(member.name)) {
        guard let (parameters, view) = form.read(member.value, decoding) else { return }
        result[member.name] = ViewDefinition(
          name: member.name, parameters: parameters, view: view, place: member.place)
      }
    }
    return result
  }

  private static let form = Declaration<([JSON.Member], JSON)>("A definition", "A view for several uses.") { f in
    let parameters = f(
      "parameters", anything(.map(.any)) { $0.isObject ? nil : "an object with names and values" },
      "Names of what a use may give, each with its value where it does not; null for what it must give.")
    let view = f.required("view", anything(Kind<BuiltView>.view.schema) { _ in nil }, "The view.")
    guard let view else { return nil }
    guard case .object(let members)? = parameters?.value else { return ([], view) }
    return (members, view)
  }

  /// A value as it stands.
  ///
  /// - Parameter expected: what it should be, with its article; nil for one that is right.
  private static func anything(
    _ schema: Schema, expected: @escaping @Sendable (JSON) -> String?
  ) -> Kind<JSON> {
    Kind<JSON>(schema) { json, decoding in
      guard let expected = expected(json) else { return json }
      return decoding.wrong(json, expected)
    }
  }

  /// Looks through all definitions, those that nothing uses included.
  static func check(_ decoding: Decoding) {
    for definition in decoding.file.definitions.values.sorted(by: { $0.place < $1.place }) {
      let values = JSON(value: .object(definition.parameters), place: definition.place)
      // Where it will stand is not known yet.
      decoding.surrounded({ $0 = Scope.Surroundings(isInHeader: true, hasTabs: true) }) {
        _ = decoding.inDefinition(definition.name, values, arePlaceholders: true) {
          ViewReader.read(definition.view, decoding)
        }
      }
    }
  }

  // MARK: Uses

  static let use = Declaration<BuiltView>("View", "A view that the file defines in \"views\".") { f in
    let name = f.main("name", .string, "The name of the definition.")
    let values = f(
      "with", anything(.map(.any)) { $0.isObject ? nil : "an object with names and values" },
      "The values of its parameters.")
    guard let name, let json = f.json, let decoding = f.decoding else { return nil }
    guard let definition = decoding.file.definitions[name] else {
      let names = decoding.file.definitions.keys.sorted()
      if names.isEmpty {
        return decoding.mistake(json, "There is no view \(quotedForMessage(name)): the file has no \"views\".")
      }
      return decoding.unknown(name, json, noun: "a view of this file", names: names)
    }
    // What has no end is said once, and the rest of it is not gone through.
    guard !decoding.hasNoEnd else { return nil }
    guard decoding.scope.definitions < deepest else {
      decoding.hasNoEnd = true
      return decoding.mistake(
        json, "Definitions of views stand inside each other at most \(deepest) deep; one that uses itself has no end.")
    }
    guard let parameters = definition.parameters(values ?? JSON([], at: json.place), json, decoding) else { return nil }
    return decoding.inDefinition(name, parameters, arePlaceholders: decoding.hasPlaceholders) {
      ViewReader.read(definition.view, decoding)
    }
  }

  private func parameters(_ given: JSON, _ json: JSON, _ decoding: Decoding) -> JSON? {
    guard case .object(let members) = given.value else { return nil }
    let names = parameters.map(\.name)
    var isRight = true
    for member in members where !names.contains(member.name) {
      isRight = false
      let list = names.isEmpty ? "; it has none." : "; it has \(names.joined(separator: ", "))."
      let guess = decoding.guess(member.name, among: names) ?? list
      decoding.note(at: member.place, "\(name) has no parameter \(quotedForMessage(member.name))\(guess)")
    }
    var result: [JSON.Member] = []
    for parameter in parameters {
      let value: JSON?
      if let own = given[parameter.name] {
        value = decoding.at(.name(parameter.name)) { Template.resolved(own, decoding) }
      } else if case .null = parameter.value.value {
        value = decoding.mistake(json, "\(name) needs a value for \(quotedForMessage(parameter.name)).")
      } else {
        value = parameter.value
      }
      guard let value else {
        isRight = false
        continue
      }
      result.append(JSON.Member(name: parameter.name, place: parameter.place, value: value))
    }
    return isRight ? JSON(value: .object(result), place: json.place) : nil
  }
}
