/// Why a picture could not be read from a JPEG.
package struct JPEGError: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    private let text: String

    private init(_ text: String) { self.text = text }

    /// The first bytes are not those of a JPEG.
    package static let notJPEG = Code("not a JPEG file")
    /// The file is damaged, or ends too early.
    package static let corrupt = Code("the JPEG file is damaged")
    /// A side beyond 32,767 pixels, or more than 2^28 pixels.
    package static let imageTooLarge = Code("a picture has at most 32767 pixels a side, and 268435456 in all")

    package var description: String { text }
  }

  package let code: Code
  /// What was found; empty when the code says it all.
  package let context: String

  package var description: String { context.isEmpty ? code.description : "\(code) (\(context))" }

  init(_ code: Code, _ context: String = "") {
    self.code = code
    self.context = context
  }
}
