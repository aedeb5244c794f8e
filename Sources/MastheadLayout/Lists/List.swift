public import Foundation

/// Rows in a column that scrolls, with lines between them and sections on cards or below headers that pin.
public struct List<SelectionValue, Content: View>: View {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
    self.init(content: content())
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
    self.init(content: content())
  }

  public var body: some View { ListBody(content: content, style: nil) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Data, Data.Element.ID>], Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue: Hashable {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls in groups: a list of cards, whatever the style of lists.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ListBody(content: content, style: .insetGrouped) }
}

/// The scroll view of a list.
struct ListBody<Content: View>: View {
  @Environment(\.listKind) private var kind
  @Environment(\.listOptions) private var options
  let content: Content
  /// The style that the list has whatever the environment says.
  let style: ListKind?

  var body: some View {
    let kind = style ?? kind
    ScrollView {
      LazyVStack(spacing: options.rowSpacing ?? 0, pinnedViews: kind == .plain ? [.sectionHeaders] : []) {
        ListRows(content: content, kind: kind, options: options)
      }
    }
    .background(options.showsBackground ? AnyShapeStyle(Color(.system(kind.page))) : AnyShapeStyle(Color.clear))
  }
}

/// What modifiers say of a list as a whole.
struct ListOptions {
  var showsBackground = true
  /// Points between rows, each of which is then a card of its own; nil for none.
  var rowSpacing: CGFloat?
  /// Points between sections; nil for the style's own.
  var sectionSpacing: CGFloat?
  var hasProminentHeaders = false
}

private struct ListOptionsKey: EnvironmentKey {
  static var defaultValue: ListOptions { ListOptions() }
}

extension EnvironmentValues {
  var listOptions: ListOptions {
    get { self[ListOptionsKey.self] }
    set { self[ListOptionsKey.self] = newValue }
  }
}

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 16)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension View {
  /// Whether lists, forms and editors inside have their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listOptions.showsBackground, visibility != .hidden)
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listOptions.rowSpacing, spacing) }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listOptions.sectionSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listOptions.sectionSpacing, spacing.length)
  }

  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.listOptions.hasProminentHeaders, prominence == .increased)
  }
}
