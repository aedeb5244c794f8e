import Foundation
import MastheadDisplayList

/// The catalogues of assets that belong to source files, and the Swift code that stands for them: names for the pictures
/// and colours, as the platform's build system makes them.
struct AssetCatalog: Sendable {
  private(set) var colors: Set<String> = []
  private(set) var images: Set<String> = []
  /// The folders that have the catalogues, sorted.
  let folders: [String]

  /// How far above a file a catalogue is looked for.
  private static let levels = 4

  /// - Parameter files: for each, the nearest folder above that has a catalogue counts. Of several files, and of one without
  ///   a catalogue above it, all folders that have one below the folder of all files count too.
  init(near files: [String]) {
    var folders: Set<String> = []
    for file in files {
      var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
      for _ in 0..<Self.levels where folder.path != "/" {
        if Self.entries(of: folder.path).contains(where: { $0.hasSuffix(".xcassets") }) {
          folders.insert(folder.path)
          break
        }
        folder.deleteLastPathComponent()
      }
    }
    if files.count > 1 || folders.isEmpty {
      for file in SourceFolder(of: files).files where file.pathExtension == "xcassets" {
        folders.insert(file.standardizedFileURL.deletingLastPathComponent().path)
      }
    }
    self.folders = folders.sorted()
    for folder in self.folders {
      for catalog in Self.entries(of: folder) where catalog.hasSuffix(".xcassets") { read("\(folder)/\(catalog)") }
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private mutating func read(_ folder: String) {
    for entry in Self.entries(of: folder) {
      let name = URL(fileURLWithPath: entry).deletingPathExtension().lastPathComponent
      switch URL(fileURLWithPath: entry).pathExtension {
      case "imageset": images.insert(name)
      // A set without a colour of its own stands for the system's.
      case "colorset" where Self.hasColor("\(folder)/\(entry)"): colors.insert(name)
      case "colorset", "appiconset", "symbolset", "dataset", "json": break
      default: read("\(folder)/\(entry)")
      }
    }
  }

  private static func hasColor(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (json["colors"] as? [[String: Any]] ?? []).contains { $0["color"] != nil }
  }

  /// An asset's name as Swift writes it: its words in one, the first in small letters unless it is an abbreviation.
  ///
  /// - Parameter kind: the word for what it is, which is left out at the end: `AccentColor` is `accent`.
  static func identifier(_ name: String, kind: String) -> String? {
    let name = name.hasSuffix(kind) && name != kind ? name.dropLast(kind.count) : name[...]
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first, let character = first.first else { return nil }
    let start =
      first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
      ? String(first) : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (character.isLetter ? "" : "_") + start + rest
  }

  /// Names that colours have already.
  private static let knownColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "white", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The file to be compiled with the sources; nil where there is no asset.
  var code: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    func members(
      _ names: Set<String>, _ kind: String, _ line: (_ identifier: String, _ name: String) -> String
    ) -> [String] {
      var seen: Set<String> = []
      return names.sorted().compactMap { name in
        guard let identifier = Self.identifier(name, kind: kind), seen.insert(identifier).inserted else { return nil }
        return line("`\(identifier)`", Self.literal(name))
      }
    }
    let colorNames = colors.filter {
      Self.identifier($0, kind: "Color").map { !Self.knownColors.contains($0) } ?? false
    }
    return
      (["import Foundation", "import Masthead", "extension ImageResource {"]
      + members(images, "Image") { "  static var \($0): ImageResource { ImageResource(name: \($1), bundle: .main) }" }
      + ["}", "extension ColorResource {"]
      + members(colors, "Color") { "  static var \($0): ColorResource { ColorResource(name: \($1), bundle: .main) }" }
      + ["}", "extension Color {"] + members(colorNames, "Color") { "  static var \($0): Color { Color(\($1)) }" }
      + ["}", "extension ShapeStyle where Self == Color {"]
      + members(colorNames, "Color") { "  static var \($0): Color { Color(\($1)) }" } + ["}", ""]).joined(
        separator: "\n")
  }

  /// The text as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
