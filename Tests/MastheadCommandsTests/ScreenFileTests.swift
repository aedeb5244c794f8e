import Foundation
import Masthead
import Testing

@testable import MastheadCommands

/// Swift files as operands, up to what the compiler is told.
@Suite struct ScreenFileTests {
  private func withFile<Result>(
    _ text: String, named name: String = "Screen.swift", _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return try body(path)
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return CommandFailure(error).description
    }
  }

  @Test func namesOfPreviewsAreNoFiles() throws {
    #expect(try ScreenFiles(["header/profile", "all"]) == nil)
  }

  @Test func filesAndPreviewsDoNotMix() {
    #expect(
      message { _ = try ScreenFiles(["a.swift", "all"]) }.contains("\"all\" and \"a.swift\" can't be in one call"))
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(message { _ = try ScreenFiles(["nowhere/a.swift"]) } == "Can't read \"nowhere/a.swift\".")
  }

  @Test func aFileWithoutPreviewsSaysHowToAddOne() throws {
    let text = try withFile("struct A {}") { path in message { _ = try ScreenFiles([path]) } }
    #expect(text.contains("declares no preview: add #Preview { … }"))
  }

  @Test func importsAreFoundWithTheirAttributes() throws {
    let text = """
      import SwiftUI
      @preconcurrency import Combine
      import struct UIKit.UIColor
      #Preview { Text("import Nothing") }
      """
    let imports = try withFile(text) { path in try ScreenFiles([path, path])?.imports }
    #expect(imports == ["Combine", "SwiftUI", "UIKit"])
  }

  @Test func whatOnlyLooksLikeAnImportIsNone() throws {
    let text = """
      import Charts // for later (maybe)
      import /* all of */ MapKit; import class UIKit.UIColor // import Dark
      @_spi(Tests) public import Combine
      /*
      import Old
      */
      let text = \"\"\"
        import Text
        \"\"\"
      import "Other"
      import -o
      #Preview { Text("a") }
      """
    let imports = try withFile(text) { path in try ScreenFiles([path])?.imports }
    #expect(imports == ["Charts", "Combine", "MapKit", "UIKit"])
  }

  @Test func ofALargeFolderTheFirstEntriesByNameCount() throws {
    try withFile("struct A {}", named: "m.swift") { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      for name in ["b/deep/z.json", "b/y.json", "z.json", "c.json", "a.xcassets/Contents.json", ".hidden/a.json"] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "[]".write(to: file, atomically: false, encoding: .utf8)
      }
      let sources = SourceFolder(of: [path])
      func names(_ most: Int) -> [String] {
        sources.files(most: most).map { String($0.path.dropFirst(folder.standardizedFileURL.path.count + 1)) }
      }
      #expect(names(4) == ["a.xcassets", "b", "c.json", "m.swift"])
      #expect(names(7) == ["a.xcassets", "b", "b/deep", "b/y.json", "c.json", "m.swift", "z.json"])
      #expect(names(100).count == 8)
      // More than a file system would have in the order of their names by chance.
      let many = (10..<60).map { "n\($0).txt" }
      for name in many.reversed() { try "".write(toFile: "\(folder.path)/\(name)", atomically: false, encoding: .utf8) }
      #expect(names(24) == ["a.xcassets", "b", "c.json", "m.swift"] + many.prefix(20))
    }
  }

  @Test(arguments: [
    ("@MainActor class A {}", "           class A {}"),
    ("Task { @MainActor in f() }", "Task {               f() }"),
    ("Task { @MainActor [weak self] in f() }", "Task {            [weak self] in f() }"),
    ("var f: @MainActor () -> Void", "var f:            () -> Void"),
    ("@MainActor(unsafe) func f() {}", "                   func f() {}"),
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(name:) func f() {}", "             func f() {}"),
    ("g(#selector(A.f(_:)))", "g(Selector (A.f(_:)))"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("Task { @MainActor index in }", "Task {            index in }"),
  ]) func marksOfApplesSystemsAreBlank(_ text: String, _ expected: String) {
    #expect(PlatformMarks.removed(from: text) == expected)
  }

  @Test func marksInTextAreNone() {
    #expect(PlatformMarks.removed(from: #"// @MainActor\nlet a = "@MainActor""#) == nil)
    #expect(PlatformMarks.removed(from: "@MainActors var a: Int") == nil)
    #expect(PlatformMarks.removed(from: "await MainActor.run { }") == nil)
  }

  @Test func onlyFilesThatTheCompilerWouldNotTakeAreCopied() throws {
    try withFile("struct A {} // PreviewProvider") { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let other = folder.appendingPathComponent("Other").path
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      try "struct B {}".write(toFile: "\(other)/Screen.swift", atomically: false, encoding: .utf8)
      try "@MainActor struct C {}".write(toFile: "\(other)/C.swift", atomically: false, encoding: .utf8)
      let files = try #require(try ScreenFiles([path, "\(other)/Screen.swift", "\(other)/C.swift"]))
      let copies = try SourceCopies(of: files, in: folder.path).paths
      #expect(copies == [path, "\(folder.path)/1/Screen-1.swift", "\(folder.path)/2/C.swift"])
      let text = try String(contentsOfFile: copies[2], encoding: .utf8)
      #expect(text == "#sourceLocation(file: \"\(other)/C.swift\", line: 1)\n           struct C {}")
    }
  }

  @Test func dataBesideTheSourcesIsInTheBundle() throws {
    try withFile("struct A {}") { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      for name in ["Data/songs.json", "Assets.xcassets/Contents.json", "Data/notes.psd", "Other/songs.json"] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "[]".write(to: file, atomically: false, encoding: .utf8)
      }
      let files = BundleFiles(beside: [path, "\(folder.path)/Other/B.swift"])
      #expect(files.paths.map { $0.hasSuffix("/Data/songs.json") } == [true])
      let bundle = folder.appendingPathComponent("bundle").path
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: false)
      files.link(into: bundle)
      #expect(try String(contentsOfFile: "\(bundle)/songs.json", encoding: .utf8) == "[]")
    }
  }

  @Test func modulesThatAreNowhereAreStoodInFor() throws {
    let text = """
      import SwiftUI
      import MapKit
      import Testing
      #if canImport(AppKit)
      import AppKit
      #endif
      #Preview { Text("a") }
      """
    try withFile(text) { path in
      let files = try #require(try ScreenFiles([path]))
      let modules = StandInModules(for: files, besides: "/nowhere") { $0 == "Testing" }
      #expect(modules.names == ["SwiftUI", "MapKit"])
      #expect(modules.unknown == ["MapKit"])
      let report = CompilerReport(
        text: "a.swift:1:1: error: cannot find 'Map' in scope\n", emptyModules: modules.unknown)
      #expect(report.description.hasSuffix("Nothing is there of the modules \"MapKit\".\n"))
    }
  }

  @Test func missingNamesAreReadFromTheCompilersWords() {
    let report = CompilerReport(
      text: """
        /a/Screen.swift:1:8: error: no such module 'MapKit'
        /a/Screen.swift:3:5: error: cannot find 'Map' in scope
        5 |   Map()
          |   `- error: cannot find 'Map' in scope
        /a/Screen.swift:4:5: error: cannot find 'Map' in scope
        /a/Screen.swift:5:5: error: value of type 'some View' has no member 'mapStyle'
        /a/Screen.swift:6:5: error: type 'Color' has no member 'brand'
        /a/Screen.swift:7:5: error: value of type 'Int' is no view
        /a/Screen.swift:8:2: error: unknown attribute 'Query'
        """)
    #expect(report.missingNames == ["MapKit", "Map", "mapStyle", "brand", "Query"])
    #expect(report.description.contains("note: Not known: \"MapKit\", \"Map\", \"mapStyle\""))
    #expect(CompilerReport(text: "a: error: expected '}'\n").description == "a: error: expected '}'\n")
  }

  @Test func aFolderWithoutMastheadIsNamed() {
    let text = message { _ = try BuildFolder(nil, program: "/usr/bin/env") }
    #expect(text.contains("\"/usr/bin\", where this program lies, has no Masthead"))
    #expect(text.contains("--build-folder"))
    #expect(message { _ = try BuildFolder("/nowhere", program: "/usr/bin/env") }.hasPrefix("\"/nowhere\" has no"))
  }

  @Test func theProgramIsToldTheSameOptions() throws {
    let arguments = try ArgumentParser(Command.render.declaration).parse([
      "Screen.swift", "--offsets", "-50,0", "-o", "out", "--cache", "c", "--themes=dark", "-q", "--build-folder", "b",
    ])
    #expect(
      ScreenProgram.passedOn(arguments, Command.render.declaration) == [
        "--output=out", "--offsets=-50,0", "--themes=dark", "--quiet",
      ])
  }

  @Test func everyLibraryOfThePackageIsAskedFor() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let asked = text.components(separatedBy: "pkgConfig: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(asked.count > 5)
    #expect(Set(asked) == Set(BuildFolder.packages))
  }
}
