import Masthead

extension Kind where Value == BuiltView {
  /// Text for a string; otherwise an object with a view's name, and its modifiers.
  static var view: Kind { .definition("view", Kind(.any, read: ViewReader.read)) }
}

extension Kind where Value == ViewSequence {
  /// A list of views.
  static var viewList: Kind { Kind<[BuiltView]>.list(of: .view).map { ViewSequence($0) } }

  /// The same for a lazy stack.
  static var rowList: Kind {
    Kind(viewList.schema) { json, decoding in
      decoding.surrounded({ ($0.isInLazyStack, $0.hasUniformRows) = (true, false) }) { viewList.read(json, decoding) }
    }
  }

  /// A list of views, or one.
  static var views: Kind {
    let views = Kind<[BuiltView]>.oneOrMore(of: .view, count: 0...DocumentLimits.rows).map { ViewSequence($0) }
    return Kind(views.schema) { json, decoding in
      decoding.surrounded({ $0.leaveLazyStack() }) { views.read(json, decoding) }
    }
  }
}

enum ViewReader {
  static let modifiers = "modifiers"

  @Sendable static func read(_ json: JSON, _ decoding: Decoding) -> BuiltView? {
    guard decoding.countView(json) else { return nil }
    if case .string = json.value {
      return Kind.text.read(json, decoding).map { text in BuiltView { Text(verbatim: text) } }
    }
    guard case .object(let members) = json.value else {
      return decoding.wrong(json, "a view: text, or an object such as {\"Text\": \"Inbox\"}")
    }
    let list = members.first { $0.name == modifiers }
    let view = decoding.surrounded({ $0.pass(members.map(\.name), list?.value) }) { () -> BuiltView? in
      ViewCatalog.all.read(json, decoding, besides: [modifiers]) { name in
        guard ModifierCatalog.all[name] != nil else { return nil }
        return "\(name) is a modifier: it stands in the list \"modifiers\" beside the view."
      }
    }
    guard let list else { return view }
    let changes = decoding.at(.name(modifiers)) { Kind.list(of: Kind<Modifier>.modifier).read(list.value, decoding) }
    guard let view, let changes else { return nil }
    return changes.isEmpty ? view : view.modified { content in changes.reduce(content) { $1($0) } }
  }

  /// What a view may be.
  static var schema: Schema {
    .either([
      .string,
      ViewCatalog.all.schema(
        properties: [
          Schema.Property(
            name: modifiers, schema: .list(.reference("modifier"), count: 0...DocumentLimits.rows),
            help: "Changes of the view, applied in their order, as in Swift.", isRequired: false)
        ], prefix: ""),
    ])
  }
}

extension Kind where Value == Modifier {
  static var modifier: Kind {
    .definition("modifier", Kind(.any) { json, decoding in ModifierCatalog.all.read(json, decoding) })
  }
}

extension Scope.Surroundings {
  /// Views that give what is in them to the container around.
  private static let transparent: Set<String> = ["ForEach", "Section", "Group", "View"]

  fileprivate mutating func leaveLazyStack() { (isInLazyStack, hasUniformRows) = (false, false) }

  /// What the inside of a view is surrounded by.
  fileprivate mutating func pass(_ names: [String], _ modifiers: JSON?) {
    if !names.contains(where: Self.transparent.contains) { leaveLazyStack() }
    guard isInLazyStack, case .array(let changes)? = modifiers?.value else { return }
    if changes.contains(where: { $0["uniformRowLength"] != nil }) { hasUniformRows = true }
  }
}
