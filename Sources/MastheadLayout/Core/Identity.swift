/// Who a view is: its place below its parent, or the identifier that user code gave. Equal in every pass of one run.
struct Identity: Hashable, Sendable {
  var number: Int32

  static let root = Identity(number: 0)
}

/// Gives each path of child positions and identifiers a number, once a run.
final class IdentityTable {
  private struct Named: Hashable {
    var parent: Int32
    var id: AnyHashable
  }

  private let base: IdentityTable?
  @exclusivity(unchecked) private var places: PlaceTable
  @exclusivity(unchecked) private var names: [Named: Int32] = [:]
  /// The number that was given last. 0 is the root; over another table, numbers go down, so that they are none of its own.
  @exclusivity(unchecked) private var last: Int32 = 0
  private let step: Int32
  /// The parent and the step of each number from 1 on; empty over another table, where nobody asks for a way.
  @exclusivity(unchecked) private var steps: [(parent: Int32, step: Step)] = []

  /// One step of the way from the root to a view.
  enum Step: Hashable {
    case index(Int32)
    case id(AnyHashable)
  }

  /// - Parameter base: another table, whose numbers are kept for what is in it. It does not change.
  init(over base: IdentityTable? = nil) {
    self.base = base
    step = base == nil ? 1 : -1
    if base == nil {
      steps.reserveCapacity(512)
      names.reserveCapacity(128)
    }
    // What is only measured is a row at a time, and forgotten before the next.
    places = PlaceTable(capacity: base == nil ? 1024 : 64)
  }

  func child(of parent: Identity, at index: Int32) -> Identity {
    if let known = base?.places.number(parent.number, index) ?? places.number(parent.number, index) {
      return Identity(number: known)
    }
    last += step
    places.insert(last, parent.number, index)
    if base == nil { steps.append((parent.number, .index(index))) }
    return Identity(number: last)
  }

  func child(of parent: Identity, id: AnyHashable) -> Identity {
    let key = Named(parent: parent.number, id: id)
    if let known = base?.names[key] { return Identity(number: known) }
    let number = number(of: key)
    if number == last + step {
      last = number
      if base == nil { steps.append((parent.number, .id(id))) }
    }
    return Identity(number: number)
  }

  /// The number of a name, or the next one, which becomes the name's: with one search, since comparing names takes long.
  private func number(of key: Named) -> Int32 {
    let next = last + step
    // The default is kept because it is asked for as something to change.
    func found(_ number: inout Int32) -> Int32 { number }
    return found(&names[key, default: next])
  }

  /// The way from a view up to the root: the same in every run in which the views outside are the same. Empty over another
  /// table, for views that are only measured.
  func path(of identity: Identity) -> [Step] {
    guard base == nil else { return [] }
    var path: [Step] = []
    var number = identity.number
    while number > 0 {
      let (parent, step) = steps[Int(number) - 1]
      path.append(step)
      number = parent
    }
    return path
  }

  func removeAll() {
    places.removeAll()
    names.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    last = 0
  }
}

/// The numbers of child positions: a table with open addresses, since each view asks once a pass.
private struct PlaceTable {
  private struct Entry {
    var parent: Int32
    var index: Int32
    /// 0 for an entry that is free; only the root has that number, and it is nobody's child.
    var number: Int32
  }

  private static let free = Entry(parent: 0, index: 0, number: 0)

  /// A power of two of them, at most half in use.
  private var entries: [Entry]
  private var count = 0

  /// - Parameter capacity: a power of two.
  init(capacity: Int) {
    entries = [Entry](repeating: Self.free, count: capacity)
  }

  func number(_ parent: Int32, _ index: Int32) -> Int32? {
    let entry = entries[slot(of: parent, index)]
    return entry.number == 0 ? nil : entry.number
  }

  /// The pair must not be there yet.
  mutating func insert(_ number: Int32, _ parent: Int32, _ index: Int32) {
    if 2 * count >= entries.count { grow() }
    entries[slot(of: parent, index)] = Entry(parent: parent, index: index, number: number)
    count += 1
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    for slot in entries.indices { entries[slot] = Self.free }
    count = 0
  }

  /// Where the pair is, or else would be.
  private func slot(of parent: Int32, _ index: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: index))
    // The upper half of a product with an odd constant (the golden ratio's bits) depends on all of the key's.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (entries.count - 1)
    while true {
      let entry = entries[slot]
      if entry.number == 0 || (entry.parent == parent && entry.index == index) { return slot }
      slot = (slot + 1) & (entries.count - 1)
    }
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Self.free, count: 2 * old.count)
    for entry in old where entry.number != 0 { entries[slot(of: entry.parent, entry.index)] = entry }
  }
}
