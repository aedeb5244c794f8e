import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadPNG

struct SuiteImage: Sendable, CustomTestStringConvertible {
  let name: String
  let checksum: UInt32
  var testDescription: String { name }

  /// The plain images and the interlaced ones, which have the same pixels.
  static let all = plain + plain.map { SuiteImage(name: "i\($0.name)", checksum: $0.checksum) }

  /// CRC-32 of the pixels as bytes B, G, R, A, multiplied by alpha: from a decoder of its own, made for this table.
  private static let plain: [SuiteImage] = [
    ("basn0g01", 0x0DA2_8714), ("basn0g02", 0x2E3F_E285), ("basn0g04", 0x8D0F_641B), ("basn0g08", 0xC395_683C),
    ("basn0g16", 0x463D_7E4C), ("basn2c08", 0x6882_2AE5), ("basn2c16", 0x7EF0_3797), ("basn3p01", 0xDE4F_CA2D),
    ("basn3p02", 0xA4FA_72A6), ("basn3p04", 0xE485_66F3), ("basn3p08", 0x91FC_B7B8), ("basn4a08", 0x3761_B665),
    ("basn4a16", 0xA645_2B95), ("basn6a08", 0xF16E_4F0E), ("basn6a16", 0x648E_774E), ("ftbbn0g01", 0x58C1_943D),
    ("ftbbn0g02", 0xB056_F53F), ("ftbbn0g04", 0x9E8A_CB67), ("ftbbn2c16", 0x819B_0D84), ("ftbbn3p08", 0x21CB_DDF8),
    ("ftbgn2c16", 0x819B_0D84), ("ftbgn3p08", 0x21CB_DDF8), ("ftbrn2c08", 0x819B_0D84), ("ftbwn0g16", 0x04A0_0E59),
    ("ftbwn3p08", 0x21CB_DDF8), ("ftbyn3p08", 0x21CB_DDF8), ("ftp0n0g08", 0x5796_5874), ("ftp0n2c08", 0x2432_BB54),
    ("ftp0n3p08", 0xBA24_AD38), ("ftp1n3p08", 0x21CB_DDF8),
  ].map { SuiteImage(name: $0.0, checksum: $0.1) }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("PngSuite")
}

/// CRC-32 as PNG's own (ISO 3309), bit by bit.
private func checksum(of bitmap: Bitmap) -> UInt32 {
  var sum: UInt32 = .max
  for pixel in bitmap.pixels {
    for shift in [0, 8, 16, 24] as [UInt32] {
      sum ^= pixel >> shift & 0xFF
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
  return ~sum
}

@Test(arguments: SuiteImage.all)
func everyKindOfPNGIsDecoded(_ image: SuiteImage) throws {
  let file = SuiteImage.folder.appendingPathComponent("\(image.name).png")
  let bitmap = try PNG.decode([UInt8](Data(contentsOf: file)))
  #expect(bitmap.widthInPixels == 32 && bitmap.heightInPixels == 32)
  #expect(checksum(of: bitmap) == image.checksum)
}

@Test func noImageOfTheSuiteIsLeftOut() throws {
  let files = try FileManager.default.contentsOfDirectory(atPath: SuiteImage.folder.path)
  #expect(files.filter { $0.hasSuffix(".png") }.sorted() == SuiteImage.all.map { "\($0.name).png" }.sorted())
}
