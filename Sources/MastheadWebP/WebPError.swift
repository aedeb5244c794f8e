/// Why pictures could not be written to a WebP file.
package struct WebPError: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    private let text: String

    private init(_ text: String) { self.text = text }

    /// A side beyond 16,383 pixels: the format counts them with 14 bits.
    package static let imageTooLarge = Code("a WebP picture has at most 16383 pixels a side")
    /// No picture, or one of no pixels.
    package static let emptyImage = Code("a picture needs at least one pixel")
    /// Frames of an animation have one size.
    package static let frameSizeDiffers = Code("frames of one film have one size")
    /// libwebp counts milliseconds with 31 bits.
    package static let filmTooLong = Code("a WebP film lasts at most 24 days")
    package static let outOfMemory = Code("there is not enough memory")
    /// libwebp failed, in its own words.
    package static let failed = Code("the WebP film could not be made")

    package var description: String { text }
  }

  package let code: Code
  /// What was found, for example `image of 20000 x 1 px`; empty when the code says it all.
  package let context: String

  package var description: String { context.isEmpty ? code.description : "\(code) (\(context))" }

  init(_ code: Code, _ context: String = "") {
    self.code = code
    self.context = context
  }
}
