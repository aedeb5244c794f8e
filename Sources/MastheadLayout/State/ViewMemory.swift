/// What views keep between passes: who they are, their state, what they saw last, whether they have appeared.
final class ViewMemory {
  private struct Key: Hashable {
    var identity: Identity
    var slot: Int32
  }

  let identities: IdentityTable
  private let base: ViewMemory?
  private var values: [Key: AnyObject] = [:]

  /// - Parameter base: another memory, for views that are made only to be measured: they find there what they keep, and
  ///   leave nothing behind.
  init(over base: ViewMemory? = nil) {
    self.base = base
    identities = IdentityTable(over: base?.identities)
  }

  /// The object kept in a slot of a view, made by `make` at first.
  func remember<Object: AnyObject>(_ identity: Identity, slot: Int32, make: () -> Object) -> Object {
    let key = Key(identity: identity, slot: slot)
    if let known = base?.values[key] as? Object { return known }
    if let known = values[key] as? Object { return known }
    let made = make()
    values[key] = made
    return made
  }

  private var matches: [MatchedKey: AnimatedValue] = [:]

  /// The frame that views with one name in a namespace share.
  func matched(_ key: MatchedKey) -> AnimatedValue {
    if let known = matches[key] { return known }
    let made = AnimatedValue()
    matches[key] = made
    return made
  }

  func removeAll() {
    matches.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    identities.removeAll()
  }
}
