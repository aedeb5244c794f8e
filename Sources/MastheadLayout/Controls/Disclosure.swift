import Foundation

/// Views that a person can fold away.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var ownState = false
  let binding: Binding<Bool>?
  let label: Label
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.label = label()
    self.content = content
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.label = label()
    self.content = content
  }

  public var body: some View {
    let isExpanded = binding ?? $ownState
    VStack(alignment: .leading, spacing: 11) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack(spacing: 8) {
          label.foregroundStyle(Color(.system(.label)))
          Spacer(minLength: 0)
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .accessibilityHidden(true)
        }
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Views on a card, with a title.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(label: EmptyView(), content: content)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: Text(title), content: content)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding(16)
    .background(Color(.system(.secondarySystemBackground)), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A name and what it stands for.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      content.foregroundStyle(Color(.system(.secondaryLabel)))
    }
    .accessibilityElement(children: .combine)
  }
}

/// What a screen shows that has nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  where Label == MastheadLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(label: { MastheadLayout.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
  where Label == MastheadLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(label: { MastheadLayout.Label(title, systemImage: name) }, description: { description })
  }

  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(Color(.system(.secondaryLabel)))
      actions.padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(Color(.system(.secondaryLabel)))
      configuration.title.font(.title2.bold())
    }
  }
}
