import Foundation
import Masthead

extension ModifierCatalog {
  static let text: [Declaration<Modifier>] = [
    Declaration("font", "The font of text.", of: .font) { font in modifier { $0.font(font) } },
    Declaration("fontWeight", "How heavy text is.") { f in
      let weight = f.main("weight", Values.fontWeight, "The weight.")
      return weight.map { weight in modifier { $0.fontWeight(weight) } }
    },
    Declaration("bold", "Text in bold.") { _ in modifier { $0.bold() } },
    Declaration("italic", "Text in italics.") { _ in modifier { $0.italic() } },
    Declaration("monospaced", "Text in a face whose characters have one width.") { _ in modifier { $0.monospaced() } },
    Declaration("monospacedDigit", "Digits of one width.") { _ in modifier { $0.monospacedDigit() } },
    Declaration("underline", "A line below text.") { _ in modifier { $0.underline() } },
    Declaration("strikethrough", "A line through text.") { _ in modifier { $0.strikethrough() } },
    Declaration("tracking", "Room after each character.") { f in
      let points = f.main("points", .length, "Points.")
      return points.map { points in modifier { $0.tracking(points) } }
    },
    Declaration("textCase", "Text in capitals or small letters.") { f in
      let value = f.main("case", textCase, "Which of them.")
      return value.map { value in modifier { $0.textCase(value) } }
    },
    Declaration("lineLimit", "How many lines text has at most.") { f in
      let number = f.main("number", .integer(in: 1...10_000), "Lines.")
      return number.map { number in modifier { $0.lineLimit(number) } }
    },
    Declaration("lineSpacing", "Room between lines.") { f in
      let points = f.main("points", .size, "Points.")
      return points.map { points in modifier { $0.lineSpacing(points) } }
    },
    Declaration("multilineTextAlignment", "Where the lines of a text stand.") { f in
      let alignment = f.main("alignment", Values.textAlignment, "The alignment.")
      return alignment.map { alignment in modifier { $0.multilineTextAlignment(alignment) } }
    },
    Declaration("truncationMode", "Where a text is cut that is too long.") { f in
      let mode = f.main("mode", truncationMode, "The end that is cut.")
      return mode.map { mode in modifier { $0.truncationMode(mode) } }
    },
    Declaration("minimumScaleFactor", "How small text may become before it is cut.") { f in
      let factor = f.main("factor", .number(in: 0.01...1), "The share of its size.")
      return factor.map { factor in modifier { $0.minimumScaleFactor(CGFloat(factor)) } }
    },
    Declaration("dynamicTypeSize", "A text size inside, whatever the reader chose.") { f in
      let size = f.main("size", Values.dynamicTypeSize, "The text size.")
      return size.map { size in modifier { $0.dynamicTypeSize(size) } }
    },
    Declaration("textStyle", "Text in a size of suiss/ui's type scale.") { f in
      let style = f.main("style", Values.esuissTextStyle, "The size.")
      let weight = f("weight", Values.fontWeight, "How heavy; regular if missing.")
      return style.map { style in modifier { $0.textStyle(style, weight: weight ?? .regular) } }
    },
    Declaration("textVariant", "Text for a purpose: its size, weight, colour, and its level as a heading.") { f in
      let variant = f.main("variant", Values.textVariant, "The purpose.")
      return variant.map { variant in modifier { $0.textVariant(variant) } }
    },
    Declaration("imageScale", "The size of symbols, relative to the text around.") { f in
      let scale = f.main("scale", imageScale, "The size.")
      return scale.map { scale in modifier { $0.imageScale(scale) } }
    },
  ]

  private static let textCase: Kind<Text.Case> = .choice("a case", ["uppercase": .uppercase, "lowercase": .lowercase])

  private static let truncationMode: Kind<Text.TruncationMode> = .choice(
    "an end", ["head": .head, "middle": .middle, "tail": .tail])

  private static let imageScale: Kind<Image.Scale> = .choice(
    "a scale", ["small": .small, "medium": .medium, "large": .large])
}
