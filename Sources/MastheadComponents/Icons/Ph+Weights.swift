public import MastheadLayout

extension Ph {
  /// The weights whose icons are in the binary. Phosphor's others (thin, light, duotone) are not.
  public enum IconWeight: String, CaseIterable, Hashable, Sendable {
    case regular
    case bold
    case fill

    /// The font that holds the icons of this weight.
    var font: String {
      switch self {
      case .regular: "Phosphor"
      case .bold: "Phosphor-Bold"
      case .fill: "Phosphor-Fill"
      }
    }
  }

  /// The icon with strokes of 1/16 of its side.
  public var regular: Image { weight(.regular) }

  /// The icon with strokes of 3/32 of its side.
  public var bold: Image { weight(.bold) }

  /// The icon as a filled shape.
  public var fill: Image { weight(.fill) }

  /// The icon in a weight that is known only when the program runs.
  ///
  /// As in Phosphor's Swift package the image is resizable: it takes the size it is offered, so give it a frame.
  public func weight(_ weight: IconWeight) -> Image {
    Image(icon: rawValue, font: weight.font).resizable()
  }
}

extension Image {
  /// The icon in one colour.
  public func color(_ color: Color) -> some View { foregroundStyle(color) }
}
