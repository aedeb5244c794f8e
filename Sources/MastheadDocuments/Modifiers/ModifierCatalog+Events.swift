import Foundation
import Masthead

extension ModifierCatalog {
  static let events: [Declaration<Modifier>] = [
    Declaration("onTapGesture", "What a tap on the view does: steps such as set and select.", of: FileAction.kind) {
      action in modifier { Tapped(content: $0, action: action) }
    },
    Declaration("coordinateSpace", "Names the view, so that places can be measured from it.") { f in
      let name = f.main("name", .text, "The name.")
      return name.map { name in modifier { $0.coordinateSpace(name: name) } }
    },
    Declaration("preference", "Tells the views around a number, with which onPreferenceChange does something.") { f in
      let key = f.required("key", .text, "What the number is called.")
      let value = f.required("value", .number, "The number; those of several views are added.")
      guard let key, let value else { return nil }
      return modifier { $0.preference(key: FilePreference.self, value: [key: value]) }
    },
    Declaration("onPreferenceChange", "What is done when a number that views inside tell has changed.") { f in
      let key = f.required("key", .text, "What the number is called.")
      let action = f.required("perform", FileAction.kind(about: .number(0)), "Steps; {value} is the number.")
      guard let key, let action else { return nil }
      return modifier { Preferring(content: $0, key: key, action: action) }
    },
    Declaration("onScrollGeometryChange", "What is done when the place of a scroll view's content has changed.") { f in
      let transform = f.required(
        "of", Kind<Double>.number.live(as: "geometry", ScrollObserving.members(ScrollObserving.sample)),
        """
        A number made of {contentOffset.x}, {contentOffset.y}, {contentInsets.top} and so on, {contentSize.width}, \
        {containerSize.height} and so on.
        """)
      let action = f.required("perform", FileAction.kind(about: .number(0)), "Steps; {value} is the number.")
      guard let transform, let action else { return nil }
      return modifier { ScrollObserving(content: $0, transform: transform, action: action) }
    },
  ]
}

private struct Tapped: View {
  let content: AnyView
  let action: FileAction
  @Environment(\.fileLinks) private var links

  var body: some View {
    let links = links
    content.onTapGesture { action.run(links) }
  }
}

/// Numbers that views tell those around them, by name.
private struct FilePreference: PreferenceKey {
  static var defaultValue: [String: Double] { [:] }

  static func reduce(value: inout [String: Double], nextValue: () -> [String: Double]) {
    value.merge(nextValue(), uniquingKeysWith: +)
  }
}

private struct Preferring: View {
  let content: AnyView
  let key: String
  let action: FileAction
  @Environment(\.fileLinks) private var links

  var body: some View {
    let links = links
    content.onPreferenceChange(FilePreference.self) { values in
      guard let value = values[key] else { return }
      action.run(links, value: .measured(CGFloat(value)))
    }
  }
}

private struct ScrollObserving: View {
  let content: AnyView
  let transform: Live<Double>
  let action: FileAction
  @Environment(\.fileLinks) private var links
  @State private var problem: String?

  /// What the geometry gives.
  private struct Reading: Equatable {
    let value: Double
    let problem: String?

    /// A problem equals none, so that one which was there from the start is told, too.
    static func == (left: Self, right: Self) -> Bool {
      left.value == right.value && left.problem == nil && right.problem == nil
    }
  }

  static let sample = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

  static func members(_ geometry: ScrollGeometry) -> [(String, JSON.Value)] {
    let place = Place(line: 1, column: 1)
    func object(_ members: KeyValuePairs<String, CGFloat>) -> JSON.Value {
      JSON(members.map { ($0.key, .measured($0.value)) }, at: place).value
    }
    let insets = geometry.contentInsets
    return [
      ("contentOffset", object(["x": geometry.contentOffset.x, "y": geometry.contentOffset.y])),
      (
        "contentInsets",
        object(["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing])
      ),
      ("contentSize", object(["width": geometry.contentSize.width, "height": geometry.contentSize.height])),
      ("containerSize", object(["width": geometry.containerSize.width, "height": geometry.containerSize.height])),
    ]
  }

  var body: some View {
    let links = links
    content.onScrollGeometryChange(for: Reading.self) {
      let read = transform.read(Self.members($0))
      return Reading(value: read.value, problem: read.problem)
    } action: { old, new in
      if problem != new.problem { problem = new.problem }
      if old.value != new.value { action.run(links, value: .measured(CGFloat(new.value))) }
    }
    .reports(.fileNotReadable, problem)
  }
}
