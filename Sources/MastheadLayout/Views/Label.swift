import Foundation

/// A symbol and words that belong together.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    LabelBody(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(AnyView(title)), icon: LabelStyleConfiguration.Icon(AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// How labels look.
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// A label's style, its type hidden.
struct AnyLabelStyle {
  let makeBody: (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct LabelBody: View {
  let configuration: LabelStyleConfiguration

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var inner = inputs
    inner.environment.fields.labelStyle = nil
    let style = inputs.environment.fields.labelStyle ?? AnyLabelStyle(TitleAndIconLabelStyle())
    AnyView._resolve(style.makeBody(view.configuration), inner)
  }

  static var _childCount: Int? { nil }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // The distance between symbol and words: spec swiftui-subset.md, D.
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // The title is not seen, but it is what the label says.
    configuration.icon.accessibilityHidden(true).overlay { configuration.title.wrapped(in: ToldOnlyRule()) }
  }
}

/// A view that is only told to assistive technology.
private struct ToldOnlyRule: WrapperRule {
  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changing { $0.fields.labelStyle = AnyLabelStyle(style) }
  }
}
