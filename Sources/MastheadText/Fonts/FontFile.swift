/// One face of a font file in memory. Never changes once made.
///
/// `@unchecked Sendable`: the bytes are read-only, either data of this executable or a buffer that only `deinit` touches again.
final class FontFile: @unchecked Sendable {
  /// The key of `FontReference`s.
  let name: String
  let bytes: UnsafeRawBufferPointer
  /// Which face of a collection; 0 for any other file.
  let index: Int
  /// True for a font in the binary.
  var isEmbedded: Bool { owner == nil }
  /// Keeps the bytes alive where they are not part of the executable.
  private let owner: FontBytes?

  init(_ font: EmbeddedFont) {
    name = font.name
    bytes = font.bytes
    index = 0
    owner = nil
  }

  init(name: String, bytes: FontBytes, index: Int) {
    self.name = name
    self.bytes = UnsafeRawBufferPointer(bytes.buffer)
    self.index = index
    owner = bytes
  }
}

/// The contents of a font file that was read from a folder, shared by the faces in it.
///
/// `@unchecked Sendable`: nothing writes to the buffer after `init`.
final class FontBytes: @unchecked Sendable {
  let buffer: UnsafeMutableRawBufferPointer

  init(copying bytes: [UInt8]) {
    buffer = .allocate(byteCount: bytes.count, alignment: 16)
    buffer.copyBytes(from: bytes)
  }

  deinit { buffer.deallocate() }
}
