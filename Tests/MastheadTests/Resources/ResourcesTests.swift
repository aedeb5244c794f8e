import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadPNG
import Testing

@testable import Masthead

/// A PNG of one colour.
func png(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_0000) -> [UInt8] {
  let bitmap = Bitmap(
    widthInPixels: width, heightInPixels: height, pixels: [UInt32](repeating: color, count: width * height))
  return (try? PNG.encode(bitmap, profile: .small)) ?? []
}

func json(_ text: String) -> [UInt8] { Array(text.utf8) }

private func picture(
  _ files: [String: [UInt8]], _ name: String, scale: Double = 2, isDark: Bool = false
) throws -> Picture {
  let answer = Resources(files: files).picture(ResourceQuery(name: name, scale: scale, isDark: isDark))
  guard case .found(let picture) = answer else {
    throw ResourceProblem("\(answer)")
  }
  return picture
}

private func problem(_ files: [String: [UInt8]], _ name: String) -> String? {
  if case .unusable(let reason) = Resources(files: files).picture(ResourceQuery(name: name, scale: 2)) {
    reason
  } else {
    nil
  }
}

@Suite struct LoosePictureTests {
  private let files = [
    "cover.png": png(1, 1), "cover@2x.png": png(2, 2), "cover@3x.png": png(3, 3), "icons/star.png": png(4, 4),
    "Readme.txt": json("no picture"),
  ]

  @Test(arguments: [(1, 1, 1), (1.5, 2, 2), (2, 2, 2), (3, 3, 3), (4, 3, 3)] as [(Double, Int, Double)])
  func theScaleOfTheScreenIsTaken(_ screen: Double, _ side: Int, _ scale: Double) throws {
    let picture = try picture(files, "cover", scale: screen)
    #expect(picture.bitmap.widthInPixels == side && picture.size.width == Double(side) / scale)
  }

  @Test(arguments: ["star", "icons/star"]) func aFolderMayBeNamed(_ name: String) throws {
    #expect(try picture(files, name).bitmap.widthInPixels == 4)
  }

  @Test(arguments: ["Readme", "../cover", "/cover", "icons", "", "icons/../cover", "Cover"])
  func nothingElseIsAPicture(_ name: String) {
    guard case .missing(let names) = Resources(files: files).picture(ResourceQuery(name: name)) else {
      Issue.record("\(name) is something")
      return
    }
    #expect(names.sorted() == ["cover", "icons/star", "star"])
  }

  @Test func equalPixelsAreOnePicture() throws {
    let first = try picture(files, "cover")
    #expect(first.reference == (try picture(files, "cover")).reference)
    #expect(first.reference.contentHash != (try picture(files, "star")).reference.contentHash)
    #expect(first.reference.name == "cover" && first.bitmap.pixels.first == 0xFFFF_0000)
  }
}

@Suite struct AssetCatalogTests {
  private static let cover = "Media.xcassets/cover.imageset"

  private let files = [
    "\(cover)/Contents.json": json(
      """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"filename": "pad.png", "idiom": "ipad", "scale": "2x"},
        {"filename": "night.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "loud.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "contrast", "value": "high"}]}
      ], "info": {"author": "xcode", "version": 1}}
      """),
    "\(cover)/a.png": png(10, 10), "\(cover)/a2.png": png(20, 20), "\(cover)/pad.png": png(50, 50),
    "\(cover)/night.png": png(30, 30), "\(cover)/loud.png": png(60, 60),
    "Media.xcassets/Contents.json": json("{}"),
    "Media.xcassets/Icons/Contents.json": json(#"{"properties": {"provides-namespace": true}}"#),
    "Media.xcassets/Icons/Deeper/star.imageset/Contents.json": json(
      #"{"images": [{"filename": "s.png"}], "properties": {"template-rendering-intent": "template"}}"#),
    "Media.xcassets/Icons/Deeper/star.imageset/s.png": png(7, 7),
    "cover.png": png(1, 1),
  ]

  @Test(
    arguments: [
      (1, false, 10, 1), (2, false, 20, 2), (3, false, 20, 2), (1, true, 30, 2), (3, true, 30, 2),
    ] as [(Double, Bool, Int, Double)])
  func scaleAndAppearanceDecide(_ screen: Double, _ isDark: Bool, _ side: Int, _ scale: Double) throws {
    let picture = try picture(files, "cover", scale: screen, isDark: isDark)
    #expect(picture.bitmap.widthInPixels == side && picture.size.width == Double(side) / scale)
  }

  @Test func foldersCanMakeANamespace() throws {
    let star = try picture(files, "Icons/star")
    #expect(star.bitmap.widthInPixels == 7 && star.isTemplate)
    guard case .missing = Resources(files: files).picture(ResourceQuery(name: "star")) else {
      Issue.record("star is there without its namespace")
      return
    }
  }

  @Test func aFolderThatIsACatalogueIsOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "masthead-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    for path in [folder.path, folder.appending(path: "Media.xcassets").path] {
      let answer = Resources(folder: path).picture(ResourceQuery(name: "Icons/star"))
      guard case .found(let star) = answer else {
        Issue.record("\(answer)")
        continue
      }
      #expect(star.bitmap.widthInPixels == 7)
    }
    // The same folder as a bundle.
    guard
      case .found(let cover) = Resources().picture(ResourceQuery(name: "cover", bundlePath: folder.path, scale: 2))
    else {
      Issue.record("no cover in the bundle")
      return
    }
    #expect(cover.bitmap.widthInPixels == 20)
  }

  /// What the colour is in light and in dark, as red, green, blue and alpha.
  @Test(
    arguments: [
      ("mixed", [1, 0.502, 0.2, 0.5], [0, 0, 0, 1]), ("plain", [0.5, 0.5, 0.5, 1], [0.5, 0.5, 0.5, 1]),
      ("wide", [1, 0, 0, 1], [1, 0, 0, 1]),
    ] as [(String, [Double], [Double])])
  func aColourSetIsAColour(_ name: String, _ light: [Double], _ dark: [Double]) {
    let files = [
      "A.xcassets/mixed.colorset/Contents.json": json(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "0", "green": 0.0, "blue": "0x00", "alpha": "1.000"}}}
        ]}
        """),
      "A.xcassets/plain.colorset/Contents.json": json(
        #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5"}}}]}"#),
      "A.xcassets/wide.colorset/Contents.json": json(
        #"{"colors": [{"color": {"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#
      ),
    ]
    for (isDark, expected) in [(false, light), (true, dark)] {
      guard case .found(let color) = Resources(files: files).color(ResourceQuery(name: name, isDark: isDark)) else {
        Issue.record("no colour \(name)")
        continue
      }
      let found = [color.red, color.green, color.blue, color.alpha]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(found)")
    }
  }
}

@Suite struct BadResourceTests {
  private static func set(_ contents: String) -> [String: [UInt8]] {
    ["A.xcassets/cover.imageset/Contents.json": json(contents), "A.xcassets/cover.imageset/a.png": png(2, 2)]
  }

  @Test(
    arguments: [
      (["cover.png": []], "cover.png: it is empty; pictures are PNG or JPEG files"),
      (["cover.png": json("GIF89a")], "cover.png: it is a GIF; pictures are PNG or JPEG files"),
      (["cover.pdf": json("%PDF-1.4")], "cover.pdf: it is a PDF; pictures are PNG or JPEG files"),
      (["cover.svg": json("<svg/>")], "cover.svg: it is an SVG picture or other XML; pictures are PNG or JPEG files"),
      (["cover.jpg": json("hello")], "cover.jpg: it is no picture; pictures are PNG or JPEG files"),
      (
        ["cover.png": Array(png(50, 50).dropLast(20))],
        "cover.png: the PNG file is damaged (the file ends too early)"
      ),
      (["cover.png": Array(png(50, 50).prefix(12))], "cover.png: the PNG file is damaged (it has no header)"),
      (["cover.jpg": [0xFF, 0xD8, 0xFF, 0xE0]], "cover.jpg: the JPEG file is damaged (the file ends too early)"),
      (["cover.png": png(20_000, 1)], "cover.png: it is 20000 x 1 px; a picture has at most 16384 pixels a side"),
      (set("{"), "A.xcassets/cover.imageset/Contents.json: it is no JSON"),
      (set("[]"), "A.xcassets/cover.imageset/Contents.json: the whole is not what a catalogue has"),
      (
        set(#"{"images": [{"filename": 3}]}"#),
        "A.xcassets/cover.imageset/Contents.json: images[0].filename is not what a catalogue has"
      ),
      (set(#"{"images": []}"#), "its image set names no file"),
      (
        set(#"{"images": [{"filename": "b.png"}]}"#),
        "A.xcassets/cover.imageset/Contents.json names the file \"b.png\", which is not there"
      ),
      (
        set(#"{"images": [{"filename": "../../../etc/passwd"}]}"#),
        "A.xcassets/cover.imageset/Contents.json names the file \"../../../etc/passwd\", which is not there"
      ),
    ] as [([String: [UInt8]], String)])
  func aPictureThatCantBeUsedSaysWhy(_ files: [String: [UInt8]], _ reason: String) {
    #expect(problem(files, "cover") == "the image \"cover\" can't be used: \(reason)")
  }

  @Test func aPictureThatClaimsToBeHugeTakesNoMemory() {
    var bytes = png(2, 2)
    // Width and height, the fifth and sixth four bytes of every PNG.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
    #expect(
      problem(["cover.png": bytes], "cover")
        == "the image \"cover\" can't be used: cover.png: it is 16383 x 16383 px; a picture has at most 67108864 pixels in all"
    )
  }

  @Test(arguments: [
    (#"{"colors": []}"#, "its colour set names no colour"),
    (#"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#, "its colour set has no component \"green\""),
    (
      #"{"colors": [{"color": {"components": {"red": "much", "green": "0", "blue": "0"}}}]}"#,
      "the component \"red\" is \"much\", which is no number"
    ),
    (
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
      "its colour set refers to the system's colour \"systemRedColor\"; components are read"
    ),
  ]) func aColourThatCantBeUsedSaysWhy(_ contents: String, _ reason: String) {
    let files = ["A.xcassets/brand.colorset/Contents.json": json(contents)]
    guard case .unusable(let found) = Resources(files: files).color(ResourceQuery(name: "brand")) else {
      Issue.record("brand can be used")
      return
    }
    #expect(found == "the colour \"brand\" can't be used: \(reason)")
  }

  @Test func nothingOutsideOfTheFolderIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "masthead-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inside = folder.appending(path: "inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try Data(png(2, 2)).write(to: folder.appending(path: "secret.png"))
    try FileManager.default.createSymbolicLink(
      at: inside.appending(path: "cover.png"), withDestinationURL: folder.appending(path: "secret.png"))
    try Data(png(2, 2)).write(to: inside.appending(path: "real.png"))
    try FileManager.default.createSymbolicLink(
      at: inside.appending(path: "alias.png"), withDestinationURL: inside.appending(path: "real.png"))
    let resources = Resources(folder: inside.path)
    guard case .unusable(let reason) = resources.picture(ResourceQuery(name: "cover")) else {
      Issue.record("a link leads outside")
      return
    }
    #expect(reason.hasSuffix("cover.png: the file is a link to something outside of the folder"))
    guard case .found = resources.picture(ResourceQuery(name: "alias")) else {
      Issue.record("a link inside leads nowhere")
      return
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let resources = Resources(folder: "/nowhere/at/all")
    #expect(resources.problem == "there is no folder \"/nowhere/at/all\"")
    guard case .unusable(let reason) = resources.picture(ResourceQuery(name: "cover")) else {
      Issue.record("there is something in no folder")
      return
    }
    #expect(reason == "\"cover\" can't be looked up: there is no folder \"/nowhere/at/all\"")
    #expect(Resources(folder: #filePath).problem?.hasPrefix("there is no folder") == true)
    #expect(Resources().problem == nil)
  }
}
