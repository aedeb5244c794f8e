import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import Testing

@testable import MastheadCommands
@testable import MastheadDocuments

/// The schema that is printed and the reader of files must agree: both come from the same declarations.
struct SchemaTests {
  private let validator: SchemaValidator

  init() throws {
    validator = try SchemaValidator(PreviewFile.schema.json.pretty())
  }

  private func isAllowed(_ text: String) throws -> Bool {
    var reader = JSONReader(Array(text.utf8))
    return try validator.allows(reader.read())
  }

  private func mistakes(_ text: String, _ folder: String) -> [Mistake] {
    do throws(Mistakes) {
      _ = try PreviewFile(
        Array(text.utf8), name: "file", folder: folder, problemWithOffsets: Axes.problem(withOffsets:))
      return []
    } catch {
      return error.all
    }
  }

  /// What a schema does not know: what is defined elsewhere in the file, and what stands around.
  private func isBeyondTheSchema(_ mistake: Mistake) -> Bool {
    [
      "This stands in the header", "Nothing in the state is named", "There is no view", "is not a view of this file",
      "is not a tab of these",
    ].contains { mistake.message.contains($0) }
  }

  /// A folder with the one picture that random documents name.
  private func withPicture<Result>(_ body: (String) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
      let bitmap = Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max])
      try TemporaryFiles().write(PNG.encode(bitmap, profile: .fast), to: "\(folder)/a.png")
      return try body(folder)
    }
  }

  @Test(arguments: ViewCatalog.all.names)
  func everyPropertyOfAViewInTheSchemaIsRead(view: String) throws {
    try withPicture { folder in
      for seed in 0..<12 {
        var random = RandomDocument(seed: UInt64(seed), mistakeEvery: 0)
        let text = random.document(ofView: view)
        let isAllowed = try isAllowed(text)
        #expect(isAllowed, "\(text)")
        #expect(mistakes(text, folder).filter { !isBeyondTheSchema($0) } == [], "\(text)")
      }
    }
  }

  @Test(arguments: ModifierCatalog.all.names)
  func everyPropertyOfAModifierInTheSchemaIsRead(name: String) throws {
    try withPicture { folder in
      for seed in 0..<12 {
        var random = RandomDocument(seed: UInt64(seed), mistakeEvery: 0)
        let text = random.document(ofModifier: name)
        let isAllowed = try isAllowed(text)
        #expect(isAllowed, "\(text)")
        #expect(mistakes(text, folder).filter { !isBeyondTheSchema($0) } == [], "\(text)")
      }
    }
  }

  @Test func theSchemaAndTheReaderSayTheSameOfRandomDocuments() throws {
    try withPicture { folder in
      var right = 0
      var wrong = 0
      for seed in 1...1500 {
        var random = RandomDocument(seed: UInt64(seed), mistakeEvery: seed % 2 == 0 ? 0 : 60)
        let text = random.document()
        // Rows are looked for in data that random documents do not have; names that are there twice no schema knows.
        let found = mistakes(text, folder).filter {
          !$0.message.hasPrefix("Nothing in the data") && !$0.message.hasPrefix("Two previews")
            && !$0.message.contains("is no list of rows") && !$0.message.contains("and no list of rows")
        }
        let isAllowed = try isAllowed(text)
        // What only reading finds: text that is no name, no list of numbers, no file.
        let beyond = found.allSatisfy {
          isBeyondTheSchema($0) || $0.message.contains("can't be the name") || $0.message.contains("in --offsets")
            || $0.message.contains("folder of this file") || $0.message.contains("These are ")
        }
        #expect(isAllowed ? beyond : !found.isEmpty, "\(text): \(found)")
        if isAllowed { right += 1 } else { wrong += 1 }
      }
      // Both answers are tried often.
      #expect(right > 500 && wrong > 200, "\(right) \(wrong)")
    }
  }

  @Test(arguments: ["header", "sticky", "tabs", "sticky-header", "scaling"])
  func theGallerysFilesAreAllowed(file: String) throws {
    let path = "\(repository)/Examples/Files/\(file).json"
    let bytes = try #require(try File.read(path))
    #expect(try isAllowed(String(decoding: bytes, as: UTF8.self)))
  }

  @Test(arguments: Starter.allCases)
  func filesToStartWithAreAllowed(starter: Starter) throws {
    #expect(try isAllowed(starter.text))
  }

  @Test func theCommandPrintsTheSchema() {
    let result = call("schema")
    #expect(result.exitCode == .done && result.errors == "")
    #expect(result.output == PreviewFile.schema.json.pretty() + "\n")
  }
}
