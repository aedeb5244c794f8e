internal import MastheadDisplayList

/// The fonts that text may use: those in the binary, and those of folders that the user named. Immutable, shared by all workers.
package final class FontLibrary: Sendable {
  /// By the name that a `FontReference` holds.
  private let files: [String: FontFile]
  /// The families of the folders, by name.
  let userFamilies: [FontFamily]
  private let systemText: FontFamily
  private let systemDisplay: FontFamily
  private let monospaced: FontFamily
  /// Families for scripts that the system font lacks, in the order in which they are asked.
  let fallbackFamilies: [FontFamily]

  /// The fonts in the binary only.
  package convenience init() {
    self.init(userFamilies: [])
  }

  /// The fonts in the binary, and every `.ttf`, `.otf`, `.ttc` and `.otc` file directly in one of the folders.
  ///
  /// Other files are ignored. What the fonts are called comes from the fonts, not from the files' names.
  package convenience init(folders: [String]) throws(FontError) {
    var faces: [FontFolder.Face] = []
    for folder in folders { faces += try FontFolder.faces(in: folder) }
    self.init(userFamilies: try FontFolder.families(faces, taken: Set(EmbeddedFont.all.map(\.name))))
  }

  private init(userFamilies: [FontFamily]) {
    var files: [String: FontFile] = [:]
    for font in EmbeddedFont.all { files[font.name] = FontFile(font) }
    typealias Member = (name: String, weights: ClosedRange<Double>, isItalic: Bool)
    func family(_ name: String, hasWeightAxis: Bool, _ members: [Member]) -> FontFamily {
      FontFamily(
        name: name,
        faces: members.compactMap { member in
          files[member.name].map {
            .init(file: $0, weights: member.weights, hasWeightAxis: hasWeightAxis, isItalic: member.isItalic)
          }
        })
    }
    systemText = family(
      "Inter", hasWeightAxis: true, [("Inter", 100...900, false), ("Inter-Italic", 100...900, true)])
    systemDisplay = family(
      "Inter Display", hasWeightAxis: true,
      [("InterDisplay", 100...900, false), ("InterDisplay-Italic", 100...900, true)])
    monospaced = family(
      "JetBrains Mono", hasWeightAxis: false,
      [
        ("Mono-Regular", 400...400, false), ("Mono-Medium", 500...500, false), ("Mono-SemiBold", 600...600, false),
        ("Mono-Bold", 700...700, false),
      ])
    // Only two weights are there: the bold one serves from semibold up.
    fallbackFamilies = ["NotoSansArabic", "NotoSansHebrew"].map {
      family($0, hasWeightAxis: false, [("\($0)-Regular", 100...599, false), ("\($0)-Bold", 600...900, false)])
    }
    for face in userFamilies.flatMap(\.faces) { files[face.file.name] = face.file }
    self.files = files
    self.userFamilies = userFamilies
  }

  /// The families of the user's folders, sorted.
  package var userFamilyNames: [String] { userFamilies.map(\.name) }

  /// True when text may ask for `.named(name)`. Upper and lower case are the same.
  package func hasFamily(_ name: String) -> Bool { userFamily(name) != nil }

  func file(named name: String) -> FontFile? { files[name] }

  /// The font that a description asks for, before any fallback.
  ///
  /// A named family that no folder holds gives the system font: who accepts a name from a user asks `hasFamily` first.
  func font(for description: FontDescription) -> FontReference {
    let family: FontFamily
    switch description.design {
    case .system: family = description.size < SystemFont.displaySize ? systemText : systemDisplay
    case .monospaced: family = monospaced
    case .named(let name):
      family = userFamily(name) ?? (description.size < SystemFont.displaySize ? systemText : systemDisplay)
    }
    let face = family.face(weight: description.weight, isItalic: description.isItalic)
    guard let face else { preconditionFailure("the family \(family.name) is not in the binary") }
    return face.reference(weight: description.weight)
  }

  /// Where to look, in this order, for characters that the font of a description lacks.
  func fallbacks(for description: FontDescription) -> [FontReference] {
    (fallbackFamilies + userFamilies).compactMap {
      $0.face(weight: description.weight, isItalic: description.isItalic)?.reference(weight: description.weight)
    }
  }

  private func userFamily(_ name: String) -> FontFamily? {
    userFamilies.first { $0.name == name } ?? userFamilies.first { $0.name.lowercased() == name.lowercased() }
  }
}
