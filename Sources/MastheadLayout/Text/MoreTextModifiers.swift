public import Foundation

extension Font {
  /// How wide letters are. The fonts in the binary have one width.
  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
}

extension View {
  public func fontDesign(_ design: Font.Design?) -> some View { monospaced(design == .monospaced) }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// - Parameter reservesSpace: true to take the room of that many lines even where there are fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changing {
      $0.fields.lineLimit = max(1, limit)
      $0.fields.reservesLineSpace = reservesSpace
    }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

  public func allowsTightening(_ flag: Bool) -> some View { changing { $0.fields.allowsTightening = flag } }

  /// Hides content behind plain shapes. It is shown here, and the frame says so.
  @ViewBuilder
  public func redacted(reason: RedactionReasons) -> some View {
    if reason.isEmpty {
      self
    } else {
      environment(\.redactionReasons, reason).wrapped(in: UndrawnRule(name: "redacted"))
    }
  }

  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// How the layers of a symbol are coloured. The symbols in the binary have one layer.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

/// Which variants of symbols are meant.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let slash = SymbolVariants()
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

extension Text {
  /// How large text is beside other text.
  public struct Scale: Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { monospaced(design == .monospaced) }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
