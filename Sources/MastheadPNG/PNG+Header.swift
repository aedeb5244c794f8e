extension PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size that a PNG claims to have, before anything of it is decoded; nil for a file that is no PNG, and zero for one that
  /// ends within its header.
  package static func size(in bytes: [UInt8]) -> (widthInPixels: Int, heightInPixels: Int)? {
    guard bytes.starts(with: signature) else { return nil }
    guard bytes.count >= 24 else { return (0, 0) }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
