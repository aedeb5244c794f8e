import MastheadDisplayList

/// Where each child of a lazy stack stands along its axis, found without making those that are not seen. Only numbers, so that
/// it may outlive the frame that it was made for; the recipes belong to `LazyRecipes`.
struct LazyIndex {
  enum Lengths {
    /// Every element has this length.
    case uniform(Double)
    /// Where each element starts, relative to the block, and where one after the last would.
    case table([Double])
  }

  enum Role {
    case row
    case header
    case footer
  }

  /// Consecutive elements of one recipe.
  struct Block {
    /// Where its recipe is found.
    let place: LazyRecipes.Place
    let count: Int
    /// Points from the stack's start.
    var start: Double
    let lengths: Lengths
    let role: Role
    let section: Int?
    let spacing: Double

    /// The start of an element, in points from the stack's start.
    func start(of element: Int) -> Double {
      switch lengths {
      case .uniform(let length): start + Double(element) * (length + spacing)
      case .table(let starts): start + starts[element]
      }
    }

    /// The length of an element. One that gives no child has none, and no spacing either.
    func length(of element: Int) -> Double {
      switch lengths {
      case .uniform(let length): length
      case .table(let starts): max(0, starts[element + 1] - starts[element] - spacing)
      }
    }

    var end: Double {
      guard count > 0 else { return start }
      return start(of: count - 1) + length(of: count - 1)
    }

    /// True when each element ends after the one before it: with negative spacing they may run backwards.
    var isOrdered: Bool {
      guard spacing < 0 else { return true }
      switch lengths {
      case .uniform(let length): return length + spacing >= 0
      case .table(let starts): return zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
      }
    }

    /// Elements among which are all those that end after one position and start before another, in points from the stack's
    /// start.
    func candidates(from: Double, to: Double) -> Range<Int> {
      switch lengths {
      case .uniform(let length):
        let stride = length + spacing
        guard stride != 0 else { return 0..<count }
        let bounds = [(from - length - start) / stride, (to - start) / stride].sorted()
        // One more on either side: an element exactly at a border may cross it by a rounding error.
        let first = clamp(bounds[0] - 1, 0, Double(count))
        let last = clamp(bounds[1] + 2, 0, Double(count))
        return Int(first)..<Int(last)
      case .table:
        guard isOrdered else { return 0..<count }
        let first = firstIndex(below: count) { start(of: $0) + length(of: $0) > from }
        return first..<max(first, firstIndex(below: count) { start(of: $0) >= to })
      }
    }
  }

  /// A section's extent: from the top of its header to the end of its footer or last row.
  struct Section {
    var start: Double
    var end: Double
    /// Blocks that make up the header and the footer; empty for none.
    var header: Range<Int>
    var footer: Range<Int>
  }

  var blocks: [Block] = []
  var sections: [Section] = []
  var length = 0.0
  /// True when blocks and elements each end after the one before.
  var isOrdered = true
  /// Elements whose length was taken from a few others of their kind.
  var assumed = 0
  /// Where the lists of recipes come from.
  var origins: [LazyRecipes.Origin] = []

  /// How many numbers it holds, for bounds on memory.
  var cost: Int {
    blocks.reduce(8 * (blocks.count + sections.count + origins.count)) { cost, block in
      if case .table(let starts) = block.lengths { cost + starts.count } else { cost }
    }
  }
}

/// The first number below `count` for which `condition` holds, which it then does for all after it; else `count`.
func firstIndex(below count: Int, where condition: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if condition(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
