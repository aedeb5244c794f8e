/// Memory for surfaces that live shorter than a frame, kept from frame to frame so that drawing need not ask for it
/// again.
///
/// Blocks are not cleared. One worker owns it.
final class Scratch {
  struct Block {
    let memory: UnsafeMutableRawPointer
    let byteCount: Int
  }

  /// What is kept at most. A full frame at 3x takes 12 MB; three of them are in use at once when groups are nested.
  private static let mostKeptBytes = 64 << 20

  private var free: [Block] = []
  private var keptBytes = 0

  deinit {
    for block in free { block.memory.deallocate() }
  }

  /// The smallest free block that is large enough and not wastefully larger, or a new one.
  func take(byteCount: Int) -> Block {
    var best: Int?
    for index in free.indices {
      let size = free[index].byteCount
      if size >= byteCount && size <= max(4 * byteCount, 1 << 16) && size < best.map({ free[$0].byteCount }) ?? .max {
        best = index
      }
    }
    if let best {
      keptBytes -= free[best].byteCount
      return free.remove(at: best)
    }
    // Rounded up, so that groups that grow from frame to frame find their block again.
    let size = (max(byteCount, 1) + 0xFFFF) & ~0xFFFF
    return Block(memory: .allocate(byteCount: size, alignment: 64), byteCount: size)
  }

  func give(back block: Block) {
    guard keptBytes + block.byteCount <= Self.mostKeptBytes else { return block.memory.deallocate() }
    keptBytes += block.byteCount
    free.append(block)
  }
}
