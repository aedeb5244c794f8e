/// What views keep between passes: who they are, their state, what they saw last, whether they have appeared.
final class ViewMemory {
  private struct Key: Hashable {
    var identity: Identity
    var slot: Int32
  }

  let identities = IdentityTable()
  private var values: [Key: AnyObject] = [:]

  /// The object kept in a slot of a view, made by `make` at first.
  func remember<Object: AnyObject>(_ identity: Identity, slot: Int32, make: () -> Object) -> Object {
    let key = Key(identity: identity, slot: slot)
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
