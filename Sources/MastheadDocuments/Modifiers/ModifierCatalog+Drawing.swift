import Foundation
import Masthead

extension ModifierCatalog {
  static let drawing: [Declaration<Modifier>] = [
    Declaration("background", "What is behind the view: a style, perhaps in a shape, or views.") { f in
      layer(f, isBehind: true)
    },
    Declaration("overlay", "What is in front of the view: views, or a style, perhaps in a shape.") { f in
      layer(f, isBehind: false)
    },
    Declaration("border", "A line around the view.") { f in
      let style = f.main("style", .style, "What it is drawn with.")
      let width = f("width", .size, "Points; 1 if missing.")
      return style.map { style in modifier { $0.border(style, width: width ?? 1) } }
    },
    Declaration(
      "foregroundStyle", "What text, symbols and shapes are drawn with; a second style is what secondary is.",
      of: .oneOrMore(of: .style, count: 1...2)
    ) { styles in
      styles.count == 2
        ? modifier { $0.foregroundStyle(styles[0], styles[1]) } : modifier { $0.foregroundStyle(styles[0]) }
    },
    Declaration("tint", "The colour of what can be touched.", of: .color) { color in modifier { $0.tint(color) } },
    Declaration("opacity", "The view at a share of its opacity, as a whole.") { f in
      let value = f.main("value", Values.share, "0 to 1.")
      return value.map { value in modifier { $0.opacity(value) } }
    },
    Declaration("cornerRadius", "Round corners.") { f in
      let radius = f.main("radius", .size, "Points.")
      return radius.map { radius in modifier { $0.cornerRadius(radius) } }
    },
    Declaration("clipShape", "Shows only what is inside a shape.", of: Values.shape) { shape in
      modifier { $0.clipShape(shape) }
    },
    Declaration("clipped", "Cuts off what reaches beyond the view's frame.") { _ in modifier { $0.clipped() } },
    Declaration("shadow", "A shadow.") { f in
      let radius = f.main("radius", .size, "Points of its blur.")
      let color = f("color", .color, "Its colour; a third of black if missing.")
      let x = f("x", .length, "Points to the right.")
      let y = f("y", .length, "Points down.")
      guard let radius else { return nil }
      if let color { return modifier { $0.shadow(color: color, radius: radius, x: x ?? 0, y: y ?? 0) } }
      return modifier { $0.shadow(radius: radius, x: x ?? 0, y: y ?? 0) }
    },
    Declaration("blur", "The view out of focus.") { f in
      let radius = f.main("radius", .size, "Points.")
      return radius.map { radius in modifier { $0.blur(radius: radius) } }
    },
    Declaration("scaleEffect", "The view drawn larger or smaller; its place in the layout stays.") { f in
      let scale = f.main("scale", .number(in: -100...100), "How many times as large.")
      let anchor = f("anchor", Values.unitPoint, "The point that stays; center if missing.")
      return scale.map { scale in modifier { $0.scaleEffect(CGFloat(scale), anchor: anchor ?? .center) } }
    },
    Declaration("rotationEffect", "The view drawn turned; its place in the layout stays.") { f in
      let degrees = f.main("degrees", .number(in: -36_000...36_000), "Degrees clockwise.")
      let anchor = f("anchor", Values.unitPoint, "The point that stays; center if missing.")
      return degrees.map { degrees in modifier { $0.rotationEffect(.degrees(degrees), anchor: anchor ?? .center) } }
    },
    Declaration("hidden", "Room for the view, and nothing in it.") { _ in modifier { $0.hidden() } },
  ]

  /// A style or views, behind a view or in front of it.
  private static func layer(_ f: Fields, isBehind: Bool) -> Modifier? {
    let style = f.main("style", .style, "A style that fills the view's frame.", isRequired: false)
    let shape = f("shape", Values.shape, "The shape that the style fills.")
    let alignment = f("alignment", Values.alignment, "Where the views stand; center if missing.") ?? .center
    let content = f("content", .views, "Views, instead of a style.")
    f.exactlyOne("style", "content")
    switch (style, content, isBehind) {
    case (let style?, _, true):
      if let shape { return modifier { $0.background(style, in: shape) } }
      return modifier { $0.background(style) }
    case (let style?, _, false):
      if let shape { return modifier { $0.overlay(style, in: shape) } }
      return modifier { $0.overlay(style) }
    case (nil, let content?, true): return modifier { view in view.background(alignment: alignment) { content } }
    case (nil, let content?, false): return modifier { view in view.overlay(alignment: alignment) { content } }
    case (nil, nil, _): return nil
    }
  }
}
