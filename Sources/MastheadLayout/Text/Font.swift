public import Foundation
import MastheadDisplayList
import MastheadText

/// A font by its purpose: a text style, or a size of the system's font.
public struct Font: Hashable, Sendable {
  indirect enum Provider: Hashable, Sendable {
    case style(TextStyle, Design, Weight?)
    case system(Double, Design, Weight?)
    case custom(String, Double, relativeTo: TextStyle?)
    case weight(Font, Weight)
    case italic(Font)
    case monospaced(Font)
    case monospacedDigit(Font)
  }

  let provider: Provider

  /// The purposes that the platform has a size and weight for (spec swiftui-subset.md, E).
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of face. Rounded and serif faces are not in the binary: they are drawn with the system's own.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// How heavy strokes are, 100...900 on the font's weight axis.
  public struct Weight: Hashable, Sendable {
    let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The system's font at a text style's size, which follows the reader's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(provider: .style(style, design ?? .default, weight))
  }

  /// The system's font at a size in points, whatever text size the reader chose.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(provider: .system(Double(size), design ?? .default, weight))
  }

  /// A font by its family's name, from a folder given to the renderer. The size follows the reader's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(provider: .custom(name, Double(size), relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(provider: .custom(name, Double(size), relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name, Double(fixedSize), relativeTo: nil))
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public func weight(_ weight: Weight) -> Font { Font(provider: .weight(self, weight)) }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(provider: .italic(self)) }
  public func monospaced() -> Font { Font(provider: .monospaced(self)) }
  public func monospacedDigit() -> Font { Font(provider: .monospacedDigit(self)) }

  /// The font at the reader's text size.
  func resolve(_ size: DynamicTypeSize) -> FontDescription {
    switch provider {
    case .style(let style, let design, let weight):
      return FontDescription(
        design: design.textDesign, size: style.metrics(at: size).size, weight: (weight ?? style.weight).value)
    case .system(let points, let design, let weight):
      return FontDescription(
        design: design.textDesign, size: Self.usable(points), weight: (weight ?? .regular).value)
    case .custom(let name, let points, let style):
      let factor = style.map { $0.scale(at: size) } ?? 1
      return FontDescription(design: .named(name), size: Self.usable(points * factor))
    case .weight(let base, let weight):
      var font = base.resolve(size)
      font.weight = weight.value
      return font
    case .italic(let base):
      var font = base.resolve(size)
      font.isItalic = true
      return font
    case .monospaced(let base):
      var font = base.resolve(size)
      font.design = .monospaced
      return font
    case .monospacedDigit(let base):
      var font = base.resolve(size)
      font.hasMonospacedDigits = true
      return font
    }
  }

  /// False for a font that was given a size that is infinite or none at all.
  var isSizeFinite: Bool {
    switch provider {
    case .style: true
    case .system(let size, _, _), .custom(_, let size, relativeTo: _): size.isFinite
    case .weight(let base, _), .italic(let base), .monospaced(let base), .monospacedDigit(let base): base.isSizeFinite
    }
  }

  /// A size that can be set: from 1 point, so that nothing divides by zero, to 2,000, where a glyph fills any canvas.
  private static func usable(_ points: Double) -> Double { clamp(points, 1, 2_000) }
}

extension Font.Design {
  var textDesign: FontDescription.Design { self == .monospaced ? .monospaced : .system }
}
