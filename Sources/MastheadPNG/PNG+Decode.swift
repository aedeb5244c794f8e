internal import CPNGDecode
internal import CPixels
package import MastheadDisplayList

extension PNG {
  /// Reads a PNG of any colour type and depth. Gamma and colour profiles are ignored: its numbers are taken for sRGB.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else {
      throw PNGError(.notPNG, bytes.isEmpty ? "it is empty" : "")
    }
    // The header comes first and is always as long: signature, length, type, width, height.
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw PNGError(.corrupt, "it has no header")
    }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    // Before any memory is asked for: a header of a few bytes can claim any size.
    try checkSize(width: width, height: height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var message = [CChar](repeating: 0, count: Int(PNG_DECODE_MESSAGE_LENGTH))
    guard png_decode(bytes, bytes.count, &pixels, UInt32(width), UInt32(height), &message) != 0 else {
      throw PNGError(.corrupt, String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    pixels_premultiply(&pixels, pixels.count)
    return Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
  }
}
