import Foundation
import Masthead

extension ViewCatalog {
  static let geometry: [Declaration<BuiltView>] = [
    Declaration(
      "GeometryReader",
      "Views that are told their size and place: {width}, {height}, {minX}, {minY}, {midX}, {midY}, {maxX} and {maxY}."
    ) { f in
      let space = f("in", Values.coordinateSpace, "What the place is measured from; global if missing.")
      let content = f.main("content", .liveViews(as: "proxy", FileGeometry.sample), "The views.")
      guard let content else { return nil }
      return BuiltView {
        GeometryReader { proxy in
          LiveViews(content, FileGeometry.members(proxy.size, (space ?? .global).frame(proxy)))
        }
      }
    },
    Declaration("LazyVGrid", "Views in columns, row by row, of which only those in sight are made.") { f in
      let columns = f.required("columns", columns, "How many columns of one width, or a list with one for each.")
      let alignment = f("alignment", Values.horizontalAlignment, "Where they stand across; center if missing.")
      let spacing = f("spacing", .length, "Points between rows; 8 if missing.")
      let content = f.required("content", .viewList, "The views.")
      guard let columns, let content else { return nil }
      return BuiltView {
        LazyVGrid(columns: columns, alignment: alignment ?? .center, spacing: spacing) { content }
      }
    },
  ]

  private static let columns: Kind<[GridItem]> = {
    let count = Kind<Int>.integer(in: 1...100).map { Array(repeating: GridItem(.flexible()), count: $0) }
    let list = Kind<[GridItem]>.list(of: column, count: 1...100)
    return count.or(list) { if case .array = $0.value { true } else { false } }
  }()

  private static let column: Kind<GridItem> = .objects(
    "a column",
    [
      "fixed": Declaration("GridItem", "A column of one width.") { f in
        let width = f.required("fixed", .size, "Points.")
        let spacing = columnSpacing(f)
        return width.map { GridItem(.fixed($0), spacing: spacing) }
      },
      "adaptive": Declaration("GridItem", "As many columns as there is room for.") { f in
        let least = f.required("adaptive", .size, "The least points of each.")
        let spacing = columnSpacing(f)
        return least.map { GridItem(.adaptive(minimum: $0), spacing: spacing) }
      },
      "flexible": Declaration("GridItem", "A column that takes its share.") { f in
        let least = f.required("flexible", .size, "The least points.")
        let spacing = columnSpacing(f)
        return least.map { GridItem(.flexible(minimum: $0), spacing: spacing) }
      },
    ])

  private static func columnSpacing(_ f: Fields) -> CGFloat? {
    f("spacing", .length, "Points after the column; 8 if missing.")
  }
}

/// What a view is told of its size and place.
enum FileGeometry {
  static let sample = members(CGSize(width: 390, height: 100), CGRect(x: 0, y: 0, width: 390, height: 100))

  static func members(_ size: CGSize, _ frame: CGRect) -> [(String, JSON.Value)] {
    [
      ("width", size.width), ("height", size.height), ("minX", frame.minX), ("minY", frame.minY), ("midX", frame.midX),
      ("midY", frame.midY), ("maxX", frame.maxX), ("maxY", frame.maxY),
    ].map { ($0.0, .measured($0.1)) }
  }
}

/// What a place is measured from.
enum FileCoordinateSpace: Sendable {
  case global, local, scrollView
  case named(String)

  func frame(_ proxy: GeometryProxy) -> CGRect {
    switch self {
    case .global: proxy.frame(in: .global)
    case .local: proxy.frame(in: .local)
    case .scrollView: proxy.frame(in: .scrollView)
    case .named(let name): proxy.frame(in: .named(name))
    }
  }
}

extension Values {
  static let coordinateSpace: Kind<FileCoordinateSpace> = Kind.choice(
    "a coordinate space", ["global": .global, "local": .local, "scrollView": .scrollView]
  ).or(.object(namedSpace)) { $0.isObject }

  private static let namedSpace = Declaration<FileCoordinateSpace>(
    "CoordinateSpace", "The space of a view around with the modifier coordinateSpace."
  ) { f in
    f.required("named", .text, "Its name.").map { .named($0) }
  }
}

extension JSON.Value {
  /// A measured number; what is none or has no end is 0, so that every expression of it is a number.
  static func measured(_ number: CGFloat) -> Self { .number(number.isFinite ? Double(number) : 0) }
}

extension Kind where Value == Live<ViewSequence> {
  /// Views, or one, that depend on something measured.
  static func liveViews(
    as row: String, _ sample: [(String, JSON.Value)],
    in change: @escaping @Sendable (inout Scope.Surroundings) -> Void = { _ in }
  ) -> Kind {
    Kind<ViewSequence>.views.live(as: row, sample, in: change)
  }
}
