import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadText

/// The repository's own font files, as a user's folder.
private let fontFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Fonts/files").path

struct TemporaryFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "masthead-fonts-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ name: String, _ data: Data) throws { try data.write(to: url.appending(path: name)) }
  func add(_ name: String, copyOf font: String) throws {
    try add(name, Data(contentsOf: URL(filePath: fontFolder).appending(path: font)))
  }
}

private func error(_ folders: String...) -> FontError? {
  do {
    _ = try FontLibrary(folders: folders)
    return nil
  } catch { return error }
}

@Test func familiesOfAFolderAreSorted() throws {
  let library = try FontLibrary(folders: [fontFolder])
  #expect(library.userFamilyNames == library.userFamilyNames.sorted())
  #expect(library.userFamilyNames.contains("JetBrains Mono"))
  #expect(library.hasFamily("JetBrains Mono"))
  #expect(library.hasFamily("jetbrains mono"))
  #expect(!library.hasFamily("JetBrains"))
  #expect(!FontLibrary().hasFamily("JetBrains Mono"))
}

@Test func theOrderOfFoldersChangesNothing() throws {
  let one = try TemporaryFolder()
  let two = try TemporaryFolder()
  try one.add("z.ttf", copyOf: "Mono-Bold.ttf")
  try two.add("a.TTF", copyOf: "Mono-Regular.ttf")
  let description = FontDescription(design: .named("JetBrains Mono"), size: 17, weight: 550)
  let libraries = try [[one.url.path, two.url.path], [two.url.path, one.url.path]].map { try FontLibrary(folders: $0) }
  #expect(libraries[0].font(for: description) == libraries[1].font(for: description))
  #expect(
    libraries[0].userFamilies.map { $0.faces.map(\.file.name) }
      == libraries[1].userFamilies.map { $0.faces.map(\.file.name) })
}

struct MatchCase: Sendable, CustomTestStringConvertible {
  let weight: Double, name: String
  var testDescription: String { "\(weight)" }
}

@Test(arguments: [
  MatchCase(weight: 100, name: "JetBrainsMono-Regular"), MatchCase(weight: 450, name: "JetBrainsMono-Medium"),
  MatchCase(weight: 500, name: "JetBrainsMono-Medium"), MatchCase(weight: 510, name: "JetBrainsMono-SemiBold"),
  MatchCase(weight: 900, name: "JetBrainsMono-Bold"),
])
func aNamedFamilyGivesTheNearestWeight(_ match: MatchCase) throws {
  let library = try FontLibrary(folders: [fontFolder])
  let description = FontDescription(design: .named("JetBrains Mono"), size: 17, weight: match.weight)
  #expect(library.font(for: description) == FontReference(name: match.name))
}

@Test func aNamedVariableFamilyTakesAnyWeightAndItsItalics() throws {
  let library = try FontLibrary(folders: [fontFolder])
  func font(_ weight: Double, italic: Bool) -> FontReference {
    library.font(for: FontDescription(design: .named("Inter"), size: 30, weight: weight, isItalic: italic))
  }
  #expect(font(437, italic: false) == FontReference(name: "Inter-Regular", weight: 437))
  #expect(font(1000, italic: false) == FontReference(name: "Inter-Regular", weight: 900))
  // The binary has an Inter-Italic already.
  #expect(font(400, italic: true) == FontReference(name: "user/Inter-Italic", weight: 400))
}

@Test func anUnknownFamilyGivesTheSystemFont() {
  let description = FontDescription(design: .named("Nowhere"), size: 17, weight: 600)
  #expect(FontLibrary().font(for: description) == FontReference(name: "Inter", weight: 600))
}

@Test func charactersThatOnlyAUsersFontHasAreDrawnWithIt() throws {
  let folder = try TemporaryFolder()
  try folder.add("icons.ttf", copyOf: "Phosphor.ttf")
  let engine = TextEngine(library: try FontLibrary(folders: [folder.url.path]))
  // A character of the private use area that Phosphor has.
  let phosphor = try #require(engine.store.instance(for: FontReference(name: "Phosphor-Regular")))
  let value = try #require(
    (0xE000...0xF8FF).first { phosphor.covers($0) && !engine.store.instance(for: FontDescription(size: 17)).covers($0) }
  )
  let text = "a" + String(try #require(Unicode.Scalar(value)))
  let layout = engine.layout(paragraph(text), width: nil)
  #expect(layout.lines[0].runs.map(\.run.font.name) == ["Inter", "Phosphor-Regular"])
  #expect(layout.missing.isEmpty)
  #expect(TextEngine().layout(paragraph(text), width: nil).missing.map(\.value) == [value])
}

@Test func aFolderThatIsNotThereIsAnError() {
  let path = "/nowhere/fonts"
  #expect(error(path) == FontError(code: .folderUnreadable, context: path))
  #expect(error(path)?.description == "/nowhere/fonts: there is no such folder, or it can't be read")
}

@Test func aFolderWithoutFontsIsAnError() throws {
  let folder = try TemporaryFolder()
  try folder.add("OFL.txt", Data("licence".utf8))
  #expect(error(folder.url.path) == FontError(code: .folderWithoutFonts, context: folder.url.path))
}

@Test(arguments: ["", "not a font", "\0\u{1}\0\0\0\u{1}"]) func aFileThatIsNoFontIsAnError(contents: String) throws {
  let folder = try TemporaryFolder()
  try folder.add("a.ttf", Data(contents.utf8))
  #expect(error(folder.url.path) == FontError(code: .notAFont, context: folder.url.path + "/a.ttf"))
}

@Test func aFontThatIsThereTwiceIsAnError() throws {
  let folder = try TemporaryFolder()
  try folder.add("a.ttf", copyOf: "Mono-Bold.ttf")
  try folder.add("b.ttf", copyOf: "Mono-Bold.ttf")
  let found = try #require(error(folder.url.path))
  #expect(found.code == .nameTaken)
  #expect(found.context == "\(folder.url.path)/b.ttf: JetBrainsMono-Bold, also in \(folder.url.path)/a.ttf")
}

@Test(arguments: ["Phosphor", "Phosphor-Bold", "Phosphor-Fill"]) func anIconIsFoundByItsName(font: String) throws {
  let engine = TextEngine()
  let left = try #require(engine.icon(named: "caret-left", in: font))
  #expect(left != engine.icon(named: "caret-right", in: font))
  #expect(engine.mask(for: left, of: FontReference(name: font), pixelsPerEm: 60, phase: 0) != nil)
  #expect(engine.icon(named: "caret", in: font) == nil)
}
