import Foundation
import Testing

@testable import MastheadCommands

/// Catalogues of assets beside source files.
@Suite struct AssetCatalogTests {
  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try body(folder)
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  @Test(arguments: [
    ("photo", "photo"), ("Profile_pic", "profilePic"), ("image 1", "image1"), ("BG", "BG"), ("Brand-Blue", "brandBlue"),
    ("AccentColor", "accent"), ("Color", "color"), ("1st", "_1st"), ("myImage", "myImage"),
  ]) func namesAreWrittenAsThePlatformWritesThem(_ name: String, _ identifier: String) {
    #expect(AssetCatalog.identifier(name, kind: "Color") == identifier)
  }

  @Test func namesThatAreNoIdentifiersHaveNoMember() {
    #expect(AssetCatalog.identifier("--", kind: "Image") == nil)
  }

  @Test func assetsOfTheNearestCatalogueHaveNames() throws {
    try withFolder { folder in
      try write(
        #"{"colors":[{"color":{"components":{"red":"0x80","green":"255","blue":"0.5","alpha":"1.000"}}}]}"#,
        to: "App/Assets.xcassets/Group/Plain.colorset/Contents.json", in: folder)
      try write(
        #"{"colors":[{"idiom":"universal"}]}"#, to: "App/Assets.xcassets/AccentColor.colorset/Contents.json", in: folder
      )
      try write(#"{"images":[]}"#, to: "App/Assets.xcassets/photo.imageset/Contents.json", in: folder)
      let catalog = AssetCatalog(near: [folder.appendingPathComponent("App/Views/Deep/Screen.swift").path])
      #expect(catalog.folders == [folder.appendingPathComponent("App").standardizedFileURL.path])
      #expect(catalog.colors == ["Plain"])
      #expect(catalog.images == ["photo"])
      let code = try #require(catalog.code)
      #expect(code.contains("static var `photo`: ImageResource { ImageResource(name: \"photo\", bundle: .main) }"))
      #expect(code.contains("static var `plain`: Color { Color(\"Plain\") }"))
    }
  }

  @Test func aCatalogueBesideTheFilesIsFound() throws {
    try withFolder { folder in
      try write(#"{"images":[]}"#, to: "App/Resources/Assets.xcassets/photo.imageset/Contents.json", in: folder)
      let files = ["App/Views/A.swift", "App/Models/B.swift"].map { folder.appendingPathComponent($0).path }
      let catalog = AssetCatalog(near: files)
      #expect(catalog.folders == [folder.appendingPathComponent("App/Resources").standardizedFileURL.path])
      #expect(catalog.images == ["photo"])
    }
  }

  @Test func aFolderWithoutACatalogueHasNoCode() throws {
    try withFolder { folder in
      #expect(AssetCatalog(near: [folder.appendingPathComponent("Screen.swift").path]).code == nil)
      try write("{ no json", to: "Assets.xcassets/bad.colorset/Contents.json", in: folder)
      #expect(AssetCatalog(near: [folder.appendingPathComponent("Screen.swift").path]).code == nil)
    }
  }
}
