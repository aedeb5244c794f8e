import Synchronization

/// Numbers that look random to the code of a layout, and are the same each time.
///
/// Each view's body, and each element of a `ForEach`, has a sequence of its own that begins anew whenever it is evaluated: rows keep
/// their numbers while they scroll, and what was measured or remembered for other frames does not count. All other code, such as
/// actions, goes on with one sequence from the last pass on.
final class SeededNumbers: Sendable {
  // A layout is done by one thread, and has an object of its own.
  nonisolated(unsafe) private var sequence = Sequence(state: 0)
  nonisolated(unsafe) private var place: Place?

  /// Set for the time of a layout, on its thread.
  @TaskLocal static var current: SeededNumbers?

  /// A view whose body is being evaluated.
  struct Place {
    let identity: Identity
    let identities: IdentityTable
    /// Nil until something is drawn: most bodies draw nothing, and then nobody looks for their way.
    fileprivate var sequence: Sequence?
  }

  fileprivate struct Sequence {
    var state: UInt64

    /// - Source: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let outside = Mutex(Sequence(state: 0))

  /// For code that runs before any layout.
  static func nextOutside() -> UInt64 { outside.withLock { $0.next() } }

  /// Begins the sequence of what belongs to no view anew.
  func restart() {
    sequence = Sequence(state: 0)
  }

  /// Until `leave`, numbers are those of a view.
  ///
  /// - Returns: where numbers came from before.
  func enter(_ identity: Identity, in identities: IdentityTable) -> Place? {
    let outer = place
    place = Place(identity: identity, identities: identities)
    return outer
  }

  func leave(to outer: Place?) {
    place = outer
  }

  func next() -> UInt64 {
    guard place != nil else { return sequence.next() }
    if place?.sequence == nil, let place {
      self.place?.sequence = Sequence(state: place.identities.seed(of: place.identity))
    }
    return place?.sequence?.next() ?? 0
  }
}

extension IdentityTable {
  /// A number for a view's way from the root, the same in every process; one for all views that are only measured.
  fileprivate func seed(of identity: Identity) -> UInt64 {
    // FNV-1a (Fowler, Noll and Vo), 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for step in path(of: identity) {
      switch step {
      case .index(let index): add("/\(index)")
      case .id(let id): add("#\(id)")
      }
    }
    return hash
  }
}
