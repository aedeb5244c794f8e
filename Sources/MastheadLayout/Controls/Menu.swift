public import Foundation

/// A button that opens a list of actions. In a picture it is closed.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let primaryAction: () -> Void

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    primaryAction = {}
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.primaryAction = primaryAction
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == MastheadLayout.Label<Text, Image> {
    self.init(content: content) { MastheadLayout.Label(titleKey, systemImage: systemImage) }
  }

  public var body: some View { Button(action: primaryAction) { label } }
}

/// Several controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { HStack { content } }
}

/// An address to go to.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

/// A button that would open the system's sheet for sharing.
public struct ShareLink<Label: View>: View {
  let label: Label

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == MastheadLayout.Label<Text, Image> {
    self.init(item: item, label: { MastheadLayout.Label("Share…", systemImage: "square.and.arrow.up") })
  }

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == MastheadLayout.Label<Text, Image> {
    self.init(item: item, label: { MastheadLayout.Label(titleKey, systemImage: "square.and.arrow.up") })
  }

  public var body: some View { Button(action: {}) { label } }
}

/// Whether menus keep to their order.
public enum MenuOrder: Hashable, Sendable {
  case automatic
  case priority
  case fixed
}

/// How menus look. There is one way here.
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
