/// What was found out about lazy stacks, for further frames of the same previews.
///
/// The first pass of a frame starts from nothing: a stack there has the same rows in every frame of a preview, whatever the
/// offset, and what rows are long needs to be found out once. Later passes look anew, since state may have changed.
package final class LazyIndexCache {
  struct Key: Hashable {
    /// Preview and whatever else frames differ by, except the offset.
    let scope: AnyHashable
    /// Which stack it is.
    let path: [IdentityTable.Step]
    let axis: Axis
    let spacing: Double
    let cross: Double?
  }

  private var entries: [Key: LazyIndex] = [:]
  /// The keys in the order in which they came.
  private var order: [Key] = []
  private var cost = 0

  /// Numbers of 8 bytes: 32 MB, the starts of four million rows of different lengths.
  private static let budget = 4 << 20

  package init() {}

  func index(for key: Key) -> LazyIndex? { entries[key] }

  func insert(_ index: LazyIndex, for key: Key) {
    remove(key)
    entries[key] = index
    order.append(key)
    cost += index.cost
    while cost > Self.budget, order.count > 1 { remove(order[0]) }
  }

  func remove(_ key: Key) {
    guard let index = entries.removeValue(forKey: key) else { return }
    order.removeAll { $0 == key }
    cost -= index.cost
  }
}
