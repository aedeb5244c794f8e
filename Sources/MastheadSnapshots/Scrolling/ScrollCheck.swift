/// Something that should hold from each frame to the next while a view scrolls.
///
/// Pictures are compared one by one; these look at what lies between them.
public struct ScrollCheck: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case noJumps(factor: Double)
    case pinnedBarsStandStill, crossFadesSumToOne, headerNeverGrows
    case titleContrast(atLeast: Double?)
  }

  let kind: Kind

  /// Nothing moves further than the content is scrolled, give or take a pixel.
  public static let noJumps = ScrollCheck(kind: .noJumps(factor: 1))

  /// The same where something runs faster than the content by design, for example rows below a bar that shrinks in their
  /// own flow: nothing moves further than `factor` times what the content is scrolled.
  ///
  /// - Parameter factor: 1 or more.
  public static func noJumps(upTo factor: Double) -> ScrollCheck { ScrollCheck(kind: .noJumps(factor: factor)) }

  /// A header or footer that is pinned stays where it is, to the pixel.
  public static let pinnedBarsStandStill = ScrollCheck(kind: .pinnedBarsStandStill)

  /// Of two things that fade into each other, the opacities add up to 1 at every offset.
  public static let crossFadesSumToOne = ScrollCheck(kind: .crossFadesSumToOne)

  /// The header does not grow while the content is scrolled down.
  public static let headerNeverGrows = ScrollCheck(kind: .headerNeverGrows)

  /// The title has WCAG's contrast to what is behind it, at every offset at which it is fully there: 3 for large text (24
  /// points, or 18.67 in bold), and 4.5 for smaller.
  public static let titleContrast = ScrollCheck(kind: .titleContrast(atLeast: nil))

  /// The same with a ratio of one's own, 1...21.
  public static func titleContrast(atLeast ratio: Double) -> ScrollCheck {
    ScrollCheck(kind: .titleContrast(atLeast: ratio))
  }

  /// All of them.
  public static let all: [ScrollCheck] = [
    .noJumps, .pinnedBarsStandStill, .crossFadesSumToOne, .headerNeverGrows, .titleContrast,
  ]

  package var name: String {
    switch kind {
    case .noJumps: "noJumps"
    case .pinnedBarsStandStill: "pinnedBarsStandStill"
    case .crossFadesSumToOne: "crossFadesSumToOne"
    case .headerNeverGrows: "headerNeverGrows"
    case .titleContrast: "titleContrast"
    }
  }
}
