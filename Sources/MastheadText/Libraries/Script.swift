internal import CHarfBuzz

/// A script as an ISO 15924 tag.
struct Script: Hashable {
  let tag: UInt32

  static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)

  /// The script of a character; nil for one that takes its neighbours' script, as spaces, digits and marks do.
  init?(of scalar: UInt32) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN else { return nil }
    tag = script.rawValue
  }

  private init(tag: UInt32) {
    self.tag = tag
  }

  /// True for scripts whose letters join: no space goes between them.
  var isCursive: Bool { Self.cursive.contains(tag) }

  private static let cursive: Set<UInt32> = [
    HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC, HB_SCRIPT_MANICHAEAN,
    HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN, HB_SCRIPT_PHAGS_PA,
  ].reduce(into: []) { $0.insert($1.rawValue) }
}
