/// Why a picture could not be read from a PNG, or written to one.
public struct PNGError: Error, Equatable, Sendable, CustomStringConvertible {
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let text: String

    private init(_ text: String) { self.text = text }

    /// The first bytes are not those of a PNG.
    public static let notPNG = Code("not a PNG file")
    /// The file is damaged, or ends too early.
    public static let corrupt = Code("the PNG file is damaged")
    /// A side beyond 32,767 pixels, or more than 2^28 pixels.
    public static let imageTooLarge = Code("a picture has at most 32767 pixels a side, and 268435456 in all")
    /// A picture of no pixels, which PNG has no way to say.
    public static let emptyImage = Code("a picture needs at least one pixel")
    /// Frames of an animation have one size.
    public static let frameSizeDiffers = Code("frames of one film have one size")
    /// An animation that began opaque has no room for alpha.
    public static let frameNotOpaque = Code("a frame lets something through, and the first one does not")
    public static let outOfMemory = Code("there is not enough memory")

    public var description: String { text }
  }

  public let code: Code
  /// What was found, for example `image of 40000 x 1 px`; empty when the code says it all.
  public let context: String

  public var description: String { context.isEmpty ? code.description : "\(code) (\(context))" }

  init(_ code: Code, _ context: String = "") {
    self.code = code
    self.context = context
  }
}
