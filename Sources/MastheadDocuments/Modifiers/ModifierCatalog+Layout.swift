import Foundation
import Masthead

extension ModifierCatalog {
  static let layout: [Declaration<Modifier>] = [
    Declaration("padding", "Room around the view.") { f in
      let length = f.main("length", .length, "Points; 16 if missing.", isRequired: false)
      let edges = f("edges", Values.edges, "On which edges; all if missing.")
      return modifier { $0.padding(edges ?? .all, length) }
    },
    Declaration("frame", "A size for the view, or bounds of one.") { f in
      let width = f("width", .size, "Points across.")
      let height = f("height", .size, "Points down.")
      let minWidth = f("minWidth", .size, "The least points across.")
      let maxWidth = f("maxWidth", .room, "The most points across, or infinity.")
      let minHeight = f("minHeight", .size, "The least points down.")
      let maxHeight = f("maxHeight", .room, "The most points down, or infinity.")
      let alignment = f("alignment", Values.alignment, "Where the view stands in it; center if missing.") ?? .center
      let isFixed = width != nil || height != nil
      let isFlexible = minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil
      // As with two calls in Swift: the fixed size inside the bounds.
      return { view in
        let inner = isFixed ? AnyView(view.frame(width: width, height: height, alignment: alignment)) : view
        guard isFlexible || !isFixed else { return inner }
        return AnyView(
          inner.frame(
            minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment))
      }
    },
    Declaration("fixedSize", "The view at the size that it wants.") { f in
      let horizontal = f("horizontal", .bool, "Across; true if both are missing.")
      let vertical = f("vertical", .bool, "Down; true if both are missing.")
      let isEither = horizontal != nil || vertical != nil
      return modifier { $0.fixedSize(horizontal: horizontal ?? !isEither, vertical: vertical ?? !isEither) }
    },
    Declaration("aspectRatio", "The view in a proportion.") { f in
      let ratio = f("ratio", .number(in: 0.001...1000), "Width to height; the view's own if missing.")
      let mode = f.required("contentMode", contentMode, "Whether it fits into what is offered, or fills it.")
      return mode.map { mode in modifier { $0.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode) } }
    },
    Declaration("offset", "The view drawn in another place; its place in the layout stays.") { f in
      let x = f("x", .length, "Points to the right.")
      let y = f("y", .length, "Points down.")
      return modifier { $0.offset(x: x ?? 0, y: y ?? 0) }
    },
    Declaration("position", "The view with its centre at a point of the room that it is offered.") { f in
      let x = f.required("x", .length, "Points from the left.")
      let y = f.required("y", .length, "Points from the top.")
      guard let x, let y else { return nil }
      return modifier { $0.position(x: x, y: y) }
    },
    Declaration("layoutPriority", "How early a stack gives room to the view.") { f in
      let value = f.main("value", .number, "0 for most views; higher ones come first.")
      return value.map { value in modifier { $0.layoutPriority(value) } }
    },
    Declaration("zIndex", "How far in front the view is among those beside it.") { f in
      let value = f.main("value", .number, "0 for most views; higher ones are in front.")
      return value.map { value in modifier { $0.zIndex(value) } }
    },
    Declaration("ignoresSafeArea", "Lets the view reach beneath bars and cut-outs.") { f in
      let edges = f.main("edges", Values.edges, "On which edges; all if missing.", isRequired: false)
      return modifier { $0.ignoresSafeArea(edges: edges ?? .all) }
    },
    Declaration("safeAreaInset", "A view at an edge, clear of which the content rests.") { f in
      let edge = f.required("edge", Values.verticalEdge, "The edge.")
      let spacing = f("spacing", .length, "Points between the two; 0 if missing.")
      let content = f.required("content", .views, "The view at the edge.")
      guard let edge, let content else { return nil }
      return modifier { view in view.safeAreaInset(edge: edge, spacing: spacing) { content } }
    },
    Declaration("headerStoryBleed", "Lets a header reach the edges of a page whose margin is 16 points.") { _ in
      modifier { $0.headerStoryBleed() }
    },
    Declaration("scrollTargetLayout", "Makes the views inside those that a scroll view stops at.") { _ in
      modifier { $0.scrollTargetLayout() }
    },
    Declaration("uniformRowLength", "A promise that every row has this length, so that none is measured.") { f in
      let length = f.main("length", .size, "Points along the stack.")
      return length.map { length in modifier { $0.uniformRowLength(length) } }
    },
  ]

  static let contentMode: Kind<ContentMode> = .choice("a content mode", ["fit": .fit, "fill": .fill])
}
