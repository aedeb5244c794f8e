internal import CFreeType
internal import CFriBidi
internal import CHarfBuzz
internal import CLineBreak

extension TextEngine {
  /// The libraries that text depends on, with their versions, and the version of Unicode that lines break by.
  package static var libraries: [(name: String, version: String)] {
    [
      ("freetype", freeType), ("harfbuzz", String(cString: hb_version_string())), ("fribidi", friBidi),
      ("icu", icu.icu),
      ("unicode", icu.unicode),
    ]
  }

  private static var freeType: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    let library = FreeTypeLibrary()
    // The library goes with its last use, which would be before the call.
    withExtendedLifetime(library) { FT_Library_Version(library.handle, &major, &minor, &patch) }
    return "\(major).\(minor).\(patch)"
  }

  /// The last word of the first line that the library says of itself: `fribidi (GNU FriBidi) 1.0.8`.
  private static var friBidi: String {
    let lines = String(cString: fribidi_version_text()).split(separator: "\n")
    return lines.first?.split(separator: " ").last.map(String.init) ?? "unknown"
  }

  private static var icu: (icu: String, unicode: String) {
    var icu = [CChar](repeating: 0, count: Int(MASTHEAD_ICU_VERSION_LENGTH))
    var unicode = icu
    masthead_icu_versions(&icu, &unicode)
    func text(_ characters: [CChar]) -> String {
      String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return (text(icu), text(unicode))
  }
}
