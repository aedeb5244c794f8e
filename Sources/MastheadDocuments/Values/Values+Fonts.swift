import Foundation
import Masthead

extension Values {
  static let textStyle: Kind<Font.TextStyle> = .choice(
    "a text style", Font.TextStyle.allCases.map { ("\($0)", $0) })

  static let fontWeight: Kind<Font.Weight> = .choice(
    "a weight",
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])

  static let fontDesign: Kind<Font.Design> = .choice("a design", ["default": .default, "monospaced": .monospaced])

  static let font: Kind<Font> = textStyle.map { Font.system($0) }.or(fontForms) { $0.isObject }

  private static let fontForms: Kind<Font> = .objects(
    "a font",
    [
      "style": Declaration("Font", "The system's font at a text style.") { f in
        let style = f.required("style", textStyle, "The text style, which follows the reader's text size.")
        let weight = f("weight", fontWeight, "How heavy; the style's own if missing.")
        let design = f("design", fontDesign, "The kind of face.")
        let change = variations(f)
        return style.map { change(.system($0, design: design, weight: weight)) }
      },
      // Before size, which a custom font has too.
      "custom": Declaration("Font", "A font of a folder given with --fonts, by its family's name.") { f in
        let name = f.required("custom", .string, "The family's name.")
        let size = f.required("size", .size, "Points.")
        let change = variations(f)
        guard let name, let size else { return nil }
        return change(.custom(name, size: size))
      },
      "size": Declaration("Font", "The system's font at a size.") { f in
        let size = f.required("size", .size, "Points.")
        let weight = f("weight", fontWeight, "How heavy; regular if missing.")
        let design = f("design", fontDesign, "The kind of face.")
        let change = variations(f)
        return size.map { change(.system(size: $0, weight: weight, design: design)) }
      },
    ])

  private static func variations(_ f: Fields) -> (Font) -> Font {
    let italic = f("italic", .bool, "True for italics.")
    let digits = f("monospacedDigit", .bool, "True for digits of one width.")
    return { font in
      var font = font
      if italic == true { font = font.italic() }
      if digits == true { font = font.monospacedDigit() }
      return font
    }
  }

  static let esuissTextStyle: Kind<EsuissTextStyle> = .choice(
    "a size of suiss/ui's type scale",
    [
      "xs3": .xs3, "xs2": .xs2, "xs": .xs, "sm": .sm, "md": .md, "base": .base, "lg": .lg, "xl": .xl, "xl2": .xl2,
      "xl3": .xl3,
    ])

  static let textVariant: Kind<TextVariant> = .choice("a variant of text", TextVariant.allCases.map { ("\($0)", $0) })

  static let dynamicTypeSize: Kind<DynamicTypeSize> = .choice(
    "a text size", DynamicTypeSize.allCases.map { ("\($0)", $0) })

  // MARK: Icons

  static let iconName: Kind<Ph> = .choice("an icon of Phosphor", Ph.allCases.map { ("\($0)", $0) })

  static let iconWeight: Kind<Ph.IconWeight> = .choice(
    "a weight of icons", Ph.IconWeight.allCases.map { ($0.rawValue, $0) })

  private static let iconForm = Declaration<Image>("icon", "An icon of Phosphor.") { f in
    let name = f.main("name", .definition("iconName", iconName), "The icon, named as in Swift: dotsThree.")
    let weight = f("weight", iconWeight, "How heavy; regular if missing.")
    return name?.weight(weight ?? .regular)
  }

  /// An icon of Phosphor by its name, or by name and weight.
  static let icon: Kind<Image> = .object(iconForm)

  // MARK: Shapes

  static let shape: Kind<AnyShape> = Kind.choice(
    "a shape",
    [
      "rect": AnyShape(Rectangle()), "circle": AnyShape(Circle()), "capsule": AnyShape(Capsule()),
      "ellipse": AnyShape(Ellipse()),
    ]
  ).or(.object(roundedShape)) { $0.isObject }

  private static let roundedShape = Declaration<AnyShape>("shape", "A rectangle with round corners.") { f in
    let radius = f.required("cornerRadius", .size, "Points.")
    let style = f("style", cornerStyle, "How corners are rounded; continuous if missing.")
    return radius.map { AnyShape(RoundedRectangle(cornerRadius: $0, style: style ?? .continuous)) }
  }

  static let cornerStyle: Kind<RoundedCornerStyle> = .choice(
    "a kind of corner", ["continuous": .continuous, "circular": .circular])
}

extension Kind where Value == Font {
  static var font: Kind { Values.font }
}
