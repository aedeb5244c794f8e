/// Finds what a misspelt name was meant to be, for messages that say "did you mean".
package enum NearestName {
  /// Only this many characters of a name count: the cost stays bounded, whatever the input.
  package static let comparedLength = 64

  // An edit costs four, a character that is missing at the end costs one: who types the start of a name means that name.
  private static let editCost = 4
  private static let tailCost = 1

  /// The names among `candidates` that `name` is most likely meant to be, the likeliest first.
  ///
  /// Edits are insertions, deletions, replacements and swaps of neighbours; letter case does not count. Equally near
  /// names are in alphabetical order, so the result does not depend on the order of `candidates`.
  ///
  /// - Returns: `count` names, or all when there are fewer, without repetitions. However far they are: there is no limit.
  /// - Complexity: O(*n*) comparisons of at most 64 x 64 steps each, for *n* candidates.
  package static func nearest(to name: String, among candidates: some Collection<String>, count: Int) -> [String] {
    let typed = compared(name)
    return first(count, of: candidates) { distance(from: typed, to: compared($0)) }
  }

  /// As `nearest`, but only names that `name` may well be a misspelling of: at most a third of its letters are wrong, but one
  /// or two always may be. For "did you mean", where a far-fetched guess would be worse than none.
  package static func similar(to name: String, among candidates: some Collection<String>, count: Int) -> [String] {
    let typed = compared(name)
    let allowed = editCost * max(2, typed.count / 3)
    return first(count, of: candidates) { candidate in
      let meant = compared(candidate)
      let cost = distance(from: typed, to: meant)
      return cost <= allowed + tailCost * max(0, meant.count - typed.count) ? cost : nil
    }
  }

  private static func first(
    _ count: Int, of candidates: some Collection<String>, cost: (String) -> Int?
  ) -> [String] {
    guard count > 0 else { return [] }
    let ranked = candidates.compactMap { name in cost(name).map { ($0, name) } }.sorted { $0 < $1 }
    var result: [String] = []
    for (_, name) in ranked where result.last != name {
      result.append(name)
      if result.count == count { break }
    }
    return result
  }

  private static func compared(_ name: String) -> [Unicode.Scalar] {
    // Cut before the letters are lowered, so that a very long name is not lowered whole.
    Array(String(String.UnicodeScalarView(name.unicodeScalars.prefix(comparedLength))).lowercased().unicodeScalars)
  }

  /// The least cost of edits that turn `typed` into `name`, where no part is edited twice (optimal string alignment).
  private static func distance(from typed: [Unicode.Scalar], to name: [Unicode.Scalar]) -> Int {
    let insertion = { (row: Int) in row == typed.count ? tailCost : editCost }
    var beforePrevious: [Int] = []
    var previous: [Int] = []
    var current = (0...name.count).map { $0 * insertion(0) }
    for row in 1..<(typed.count + 1) {
      (beforePrevious, previous) = (previous, current)
      current[0] = row * editCost
      for column in 1..<(name.count + 1) {
        let isSame = typed[row - 1] == name[column - 1]
        var least = previous[column - 1] + (isSame ? 0 : editCost)
        least = min(least, previous[column] + editCost, current[column - 1] + insertion(row))
        if row > 1, column > 1, typed[row - 1] == name[column - 2], typed[row - 2] == name[column - 1] {
          least = min(least, beforePrevious[column - 2] + editCost)
        }
        current[column] = least
      }
    }
    return current[name.count]
  }
}
