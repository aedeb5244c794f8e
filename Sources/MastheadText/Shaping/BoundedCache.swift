/// A cache that forgets what has not been asked for in a while once its contents cost more than `budget`.
///
/// Two generations: what is asked for moves to the young one; when that one holds half the budget, the old one is
/// dropped and the young one takes its place. Cheap, and never more than `budget` and one entry.
struct BoundedCache<Key: Hashable, Value> {
  private typealias Entry = (value: Value, cost: Int)
  let budget: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0

  init(budget: Int) {
    self.budget = budget
  }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > budget / 2, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
  }
}
