import MastheadDisplayList
import MastheadJPEG
import MastheadPNG

/// Pictures from the bytes of files.
enum PictureFile {
  /// The longest side of a picture, in pixels: that of the largest texture on the platform.
  static let longestSide = 16_384
  /// The most pixels of a picture: 256 MiB of memory at 4 bytes each.
  static let mostPixels = 1 << 26

  static func decode(_ bytes: [UInt8]) throws(ResourceProblem) -> Bitmap {
    do {
      if JPEG.isJPEG(bytes) {
        let header = try JPEG.header(of: bytes)
        try check(header.widthInPixels, header.heightInPixels)
        return try JPEG.decode(bytes)
      }
      if let size = PNG.size(in: bytes) {
        try check(size.widthInPixels, size.heightInPixels)
        return try PNG.decode(bytes)
      }
    } catch {
      throw ResourceProblem("\(error)")
    }
    throw ResourceProblem("it is \(kind(of: bytes)); pictures are PNG or JPEG files")
  }

  private static func check(_ width: Int, _ height: Int) throws(ResourceProblem) {
    guard width <= longestSide, height <= longestSide else {
      throw ResourceProblem("it is \(width) x \(height) px; a picture has at most \(longestSide) pixels a side")
    }
    guard width * height <= mostPixels else {
      throw ResourceProblem("it is \(width) x \(height) px; a picture has at most \(mostPixels) pixels in all")
    }
  }

  /// What a file is that is no picture of ours, by how it begins.
  private static func kind(of bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "empty" }
    func starts(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if starts("GIF8") { return "a GIF" }
    if starts("%PDF") { return "a PDF" }
    if starts("RIFF"), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "a WebP picture" }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "a HEIF picture" }
    if starts("<svg") || starts("<?xml") { return "an SVG picture or other XML" }
    if starts("version https://git-lfs") { return "a pointer of Git LFS" }
    return "no picture"
  }
}
