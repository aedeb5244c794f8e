internal import Fonts

/// A font file inside this binary. Its bytes live as long as the process.
///
/// `@unchecked Sendable`: the buffer points to read-only data of the executable, which nothing can change.
package struct EmbeddedFont: @unchecked Sendable {
  /// `Inter`, `InterDisplay-Italic`, `Mono-Bold`, `NotoSansArabic-Regular`, `Phosphor-Fill`: see Fonts/README.md.
  package let name: String
  /// The whole file, aligned to 16 bytes.
  package let bytes: UnsafeRawBufferPointer
  /// SHA-256 of `bytes` in 64 lower-case hexadecimal digits: what an environment stamp records.
  package let sha256: String

  /// Every embedded font, sorted by name.
  package static let all: [EmbeddedFont] = (0..<masthead_font_count()).map { EmbeddedFont(masthead_font_at($0)) }
    .sorted { $0.name < $1.name }

  package static func named(_ name: String) -> EmbeddedFont? {
    all.first { $0.name == name }
  }

  private init(_ font: masthead_font) {
    name = String(cString: font.name)
    bytes = UnsafeRawBufferPointer(start: font.bytes, count: font.length)
    sha256 = String(cString: font.sha256)
  }
}
