/// Why a folder of fonts, or a font in it, can't be used.
package struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package static let folderUnreadable = Code(description: "there is no such folder, or it can't be read")
    package static let folderWithoutFonts = Code(description: "the folder holds no .ttf, .otf, .ttc or .otc file")
    package static let fileUnreadable = Code(description: "the file can't be read")
    package static let notAFont = Code(description: "the file is not a TrueType or OpenType font")
    package static let notScalable = Code(description: "the font has no outlines")
    package static let nameTaken = Code(description: "another file already holds a font of this name")
  }

  package let code: Code
  /// The path of the folder or of the file, and what else tells it apart.
  package let context: String

  package var description: String { "\(context): \(code)" }
}
