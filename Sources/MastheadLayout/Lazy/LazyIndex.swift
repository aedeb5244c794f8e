import MastheadDisplayList

/// Where each child of a lazy stack stands along its axis, found without making those that are not seen.
struct LazyIndex {
  /// What a block is made from.
  enum Source {
    case single(_ViewList.Single)
    case run(_ViewList.Run)
  }

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
    let source: Source
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

    /// The element with an identifier; nil when it is in another block.
    func element(named id: AnyHashable) -> Int? {
      switch source {
      case .single(let single): single.id == id ? 0 : nil
      case .run(let run): (0..<count).first { run.id($0) == id }
      }
    }

    var end: Double {
      guard count > 0 else { return start }
      return start(of: count - 1) + length(of: count - 1)
    }

    /// The first element that ends after `position`, in points from the stack's start.
    func firstElement(endingAfter position: Double) -> Int {
      switch lengths {
      case .uniform(let length):
        let stride = length + spacing
        guard stride > 0 else { return 0 }
        // One before the quotient: an element exactly at the border may end a rounding error later.
        return min(max(0, Int(clamp((position - start) / stride, 0, Double(count))) - 1), count)
      case .table:
        var low = 0
        var high = count
        while low < high {
          let middle = (low + high) / 2
          if start(of: middle) + length(of: middle) > position { high = middle } else { low = middle + 1 }
        }
        return low
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
  /// Elements whose length was taken from a few others of their kind.
  var assumed = 0
}
