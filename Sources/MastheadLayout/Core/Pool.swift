/// Elements that are appended, read and changed in place, and keep their addresses: those there stay while others come.
///
/// Layout reads nodes and writes to them hundreds of times in a row, while it calls back into rules that append more. In an
/// array each access asks whether another is under way and whether somebody shares the memory. Here nobody shares, and an element's address is good for as long as the pool.
struct Pool<Element>: ~Copyable {
  /// Where the pieces begin: each holds twice as many elements as the one before.
  private let pieces: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  /// How many elements there are, and how many pieces for them.
  private let state: UnsafeMutablePointer<(count: Int, pieces: Int)>

  /// 512 << 22 elements are more than a node's number can name.
  private static var mostPieces: Int { 23 }
  private static var firstPiece: Int { 512 }

  init() {
    pieces = .allocate(capacity: Self.mostPieces)
    state = .allocate(capacity: 1)
    state.initialize(to: (0, 0))
  }

  deinit {
    removeAll()
    for piece in 0..<state.pointee.pieces { pieces[piece].deallocate() }
    pieces.deallocate()
    state.deallocate()
  }

  var count: Int { state.pointee.count }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(index >= 0 && index < count, "element \(index) of \(count)")
      return UnsafePointer(address(of: index))
    }
    nonmutating unsafeMutableAddress {
      precondition(index >= 0 && index < count, "element \(index) of \(count)")
      return address(of: index)
    }
  }

  /// - Returns: the new element's index.
  @discardableResult
  func append(_ element: consuming Element) -> Int {
    let index = count
    let piece = Self.piece(of: index)
    if piece == state.pointee.pieces {
      precondition(piece < Self.mostPieces, "more elements than numbers for them")
      (pieces + piece).initialize(to: .allocate(capacity: Self.firstPiece << piece))
      state.pointee.pieces += 1
    }
    address(of: index).initialize(to: element)
    state.pointee.count = index + 1
    return index
  }

  /// Keeps the memory for the elements to come.
  func removeAll() {
    var left = count
    state.pointee.count = 0
    for piece in 0..<state.pointee.pieces where left > 0 {
      let size = Self.firstPiece << piece
      pieces[piece].deinitialize(count: min(size, left))
      left -= size
    }
  }

  /// Piece n begins with the element 512 · (2ⁿ - 1).
  private static func piece(of index: Int) -> Int {
    (Int.bitWidth - 1) - (index / firstPiece + 1).leadingZeroBitCount
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    index < Self.firstPiece ? pieces[0] + index : distantAddress(of: index)
  }

  private func distantAddress(of index: Int) -> UnsafeMutablePointer<Element> {
    let piece = Self.piece(of: index)
    return pieces[piece] + (index - Self.firstPiece * ((1 << piece) - 1))
  }
}
