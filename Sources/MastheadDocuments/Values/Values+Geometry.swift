import Foundation
import Masthead

// Kinds are made once: a file of many views asks for them many times.
enum Values {
  static let alignment: Kind<Alignment> = .choice(
    "an alignment",
    [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ])

  static let horizontalAlignment: Kind<HorizontalAlignment> = .choice(
    "a horizontal alignment", ["leading": .leading, "center": .center, "trailing": .trailing])

  static let verticalAlignment: Kind<VerticalAlignment> = .choice(
    "a vertical alignment",
    [
      "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ])

  static let textAlignment: Kind<TextAlignment> = .choice(
    "a text alignment", ["leading": .leading, "center": .center, "trailing": .trailing])

  static let unitPoint: Kind<UnitPoint> = .choice(
    "a point of a rectangle",
    [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing, "zero": .zero,
    ]
  ).or(.object(unitPointForm)) { $0.isObject }

  private static let unitPointForm = Declaration<UnitPoint>("UnitPoint", "A point by shares of a width and a height.") {
    f in
    let x = f.required("x", .length, "Share of the width, from the left.")
    let y = f.required("y", .length, "Share of the height, from the top.")
    guard let x, let y else { return nil }
    return UnitPoint(x: x, y: y)
  }

  static let axis: Kind<Axis> = .choice("an axis", ["vertical": .vertical, "horizontal": .horizontal])

  static let axes: Kind<Axis.Set> = .choice(
    "an axis", ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]])

  static let edge: Kind<Edge.Set> = .choice(
    "an edge",
    [
      "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "bottom": .bottom,
      "leading": .leading,
      "trailing": .trailing,
    ])

  static let edges: Kind<Edge.Set> = Kind.oneOrMore(of: edge, count: 1...4).map { sets in
    sets.reduce(into: []) { $0.formUnion($1) }
  }

  static let verticalEdge: Kind<VerticalEdge> = .choice("an edge", ["top": .top, "bottom": .bottom])

  static let length: Kind<CGFloat> = Kind<Double>.number(in: -1e6...1e6).map { CGFloat($0) }

  /// A length that is no less than nothing.
  static let size: Kind<CGFloat> = Kind<Double>.number(in: 0...1e6).map { CGFloat($0) }

  /// A length, or as much as there is.
  static let room: Kind<CGFloat> = size.or(.choice("a length", ["infinity": .infinity])) {
    if case .string(let text) = $0.value { Template.expression(in: text) == nil } else { false }
  }

  static let share: Kind<Double> = .number(in: 0...1)

  static let visibility: Kind<Visibility> = .choice(
    "a visibility", ["automatic": .automatic, "visible": .visible, "hidden": .hidden])
}

extension Kind where Value == CGFloat {
  static var length: Kind { Values.length }
  static var size: Kind { Values.size }
  static var room: Kind { Values.room }
}

extension JSON {
  var isObject: Bool {
    if case .object = value { true } else { false }
  }
}
