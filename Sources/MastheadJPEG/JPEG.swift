internal import CJPEGDecode
package import MastheadDisplayList

/// Pictures from JPEG files.
package enum JPEG {
  /// What a file says of itself before its pixels.
  package struct Header: Equatable, Sendable {
    package let widthInPixels: Int
    package let heightInPixels: Int
    /// How the picture has to be turned, as Exif counts.
    let orientation: Orientation
  }

  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The size that the picture has when it is upright. No pixel is read.
  package static func header(of bytes: [UInt8]) throws(JPEGError) -> Header {
    guard isJPEG(bytes) else { throw JPEGError(.notJPEG, bytes.isEmpty ? "it is empty" : "") }
    var header = JPEGHeader()
    var message = [CChar](repeating: 0, count: Int(JPEG_DECODE_MESSAGE_LENGTH))
    guard jpeg_decode_header(bytes, bytes.count, &header, &message) != 0 else {
      throw JPEGError(.corrupt, text(message))
    }
    let orientation = Orientation(rawValue: Int(header.orientation)) ?? .upright
    let (width, height) = (Int(header.width), Int(header.height))
    return Header(
      widthInPixels: orientation.isSideways ? height : width, heightInPixels: orientation.isSideways ? width : height,
      orientation: orientation)
  }

  /// Reads a JPEG of any kind that libjpeg reads, turned as its Exif block says. Colour profiles are ignored: its numbers are
  /// taken for sRGB.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    let header = try header(of: bytes)
    let turned = header.orientation.isSideways
    let width = turned ? header.heightInPixels : header.widthInPixels
    let height = turned ? header.widthInPixels : header.heightInPixels
    // Before any memory is asked for: a header of a few bytes can claim any size.
    guard width <= Bitmap.longestSide, height <= Bitmap.longestSide, width * height <= Bitmap.mostPixels else {
      throw JPEGError(.imageTooLarge, "image of \(header.widthInPixels) x \(header.heightInPixels) px")
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    var message = [CChar](repeating: 0, count: Int(JPEG_DECODE_MESSAGE_LENGTH))
    guard jpeg_decode(bytes, bytes.count, &pixels, UInt32(width), UInt32(height), &message) != 0 else {
      throw JPEGError(.corrupt, text(message))
    }
    return header.orientation.upright(Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels))
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
