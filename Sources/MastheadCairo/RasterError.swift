/// Why a display list could not become pixels.
public struct RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let text: String

    private init(_ text: String) { self.text = text }

    /// A side of zero, below zero, or no number.
    public static let emptyImage = Code("a picture needs at least one pixel")
    /// A side beyond 32,767 pixels, or more than 2^28 pixels.
    public static let imageTooLarge = Code("a picture has at most 32767 pixels a side, and 268435456 in all")
    /// A coordinate, a length or an opacity that is infinite or no number.
    public static let notFinite = Code("every number must be finite")
    /// A list names a picture that did not come with it.
    public static let missingImage = Code("the picture was not given")
    /// Groups inside groups, too many to draw by recursion.
    public static let nestedTooDeep = Code("groups are nested too deep")
    public static let outOfMemory = Code("there is not enough memory")
    /// The drawing library refused for a reason of its own, which the context tells.
    public static let drawingFailed = Code("drawing failed")

    public var description: String { text }
  }

  public let code: Code
  /// What was drawn, for example `image of 32768 x 1 px`.
  public let context: String

  public var description: String { "\(context): \(code)" }

  init(_ code: Code, _ context: @autoclosure () -> String) {
    self.code = code
    self.context = context()
  }
}
