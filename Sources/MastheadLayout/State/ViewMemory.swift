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

/// Which branch of a condition is shown, and how often that has changed.
private final class ShownBranch {
  /// The slot of a condition, which has no properties that could have slots.
  static let slot: Int32 = -1

  var number: Int32
  var generation: Int32 = 0

  init(_ number: Int32) {
    self.number = number
  }
}

extension _ViewInputs {
  /// The inputs of the branch that a condition chose in this pass, -1 for none.
  ///
  /// A view that went and comes back is a new one: it starts with fresh state, and appears again.
  @discardableResult
  func branch(_ number: Int32) -> _ViewInputs {
    let shown = tree.memory.remember(identity, slot: ShownBranch.slot) { ShownBranch(number) }
    if shown.number != number {
      shown.number = number
      shown.generation += 1
    }
    return child(shown.generation)
  }
}
