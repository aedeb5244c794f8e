/// Files of kinds that the encoder never makes, put together byte by byte.
struct HandmadePNG: Sendable {
  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: UInt8
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(String, [UInt8])] = []
  /// Rows, or the rows of the seven passes, each with filter 0 before it.
  let rows: [[UInt8]]

  var file: [UInt8] {
    let header = big(width) + big(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    let pixels: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let all: [(String, [UInt8])] = [("IHDR", header)] + chunks + [("IDAT", stream(pixels)), ("IEND", [])]
    return all.reduce(signature) { $0 + chunk($1.0, $1.1) }
  }

  private func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big(data.count) + body + big(Int(checksum(body)))
  }

  /// A zlib stream of one block that is not compressed.
  private func stream(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
    let (a, b) = bytes.reduce((1, 0)) { sums, byte in
      let a = (sums.0 + Int(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return [0x78, 0x01, 1] + length + bytes + big(b << 16 | a)
  }

  /// CRC-32 as in the PNG specification, annex D.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
  }
}
