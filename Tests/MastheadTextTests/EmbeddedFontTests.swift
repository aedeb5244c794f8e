import Foundation
import Testing

@testable import MastheadText

@Suite struct EmbeddedFontTests {
  static let expected = [
    "Inter", "Inter-Italic", "InterDisplay", "InterDisplay-Italic",
    "Mono-Bold", "Mono-Medium", "Mono-Regular", "Mono-SemiBold",
    "NotoSansArabic-Bold", "NotoSansArabic-Regular", "NotoSansHebrew-Bold", "NotoSansHebrew-Regular",
    "Phosphor", "Phosphor-Bold", "Phosphor-Fill",
  ]

  @Test func everyFontIsThereOnce() {
    #expect(EmbeddedFont.all.map(\.name) == Self.expected)
  }

  @Test func anUnknownNameIsNil() {
    #expect(EmbeddedFont.named("Helvetica") == nil)
  }

  @Test(arguments: expected) func aFontIsAnAlignedTrueTypeFile(name: String) throws {
    let font = try #require(EmbeddedFont.named(name))
    #expect(Array(font.bytes.prefix(4)) == [0, 1, 0, 0])
    #expect(Int(bitPattern: font.bytes.baseAddress) % 16 == 0)
  }

  @Test func theHashFunctionAgreesWithTheStandard() {
    #expect(sha256("abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(sha256(twoBlocks.utf8) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  /// A difference means that a font changed without Fonts/sources/manifest.py, or that the build kept old bytes.
  @Test(arguments: expected) func aFontIsTheFileInTheRepositoryAndHasTheListedHash(name: String) throws {
    let font = try #require(EmbeddedFont.named(name))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try Data(contentsOf: root.appending(path: "Fonts/files/\(name).ttf"))
    #expect(Data(font.bytes) == file)
    #expect(sha256(file) == font.sha256)
  }
}
