internal import CFriBidi

/// Embedding levels by the Unicode Bidirectional Algorithm (UAX #9); odd ones run right to left.
struct BidiLevels {
  /// The level of the paragraph itself: 0 or 1.
  let base: UInt8
  /// One per character.
  let levels: [UInt8]

  /// Resolves one hard line. Its direction is that of its first strong character.
  ///
  /// - Parameter isRightToLeft: the direction of a line without strong characters.
  init(of text: ArraySlice<UInt32>, fallback isRightToLeft: Bool) {
    let characters = Array(text)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    var direction = isRightToLeft ? fribidi_base_weak_right_to_left() : fribidi_base_weak_left_to_right()
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    precondition(highest > 0 || characters.isEmpty, "FriBidi is out of memory")
    base = fribidi_base_is_right_to_left(direction) != 0 ? 1 : 0
    self.levels = levels.map { UInt8(clamping: $0) }
  }

  /// The order, left to right, in which runs of these levels stand on a line (rule L2 of UAX #9).
  ///
  /// - Returns: indices into `levels`.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var first = 0
      while first < order.count {
        var end = first
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > first { order[first..<end].reverse() }
        first = max(end, first) + 1
      }
    }
    return order
  }
}
