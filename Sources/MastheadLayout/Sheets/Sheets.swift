public import Foundation

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  public static let medium = PresentationDetent(share: 0.5)
  public static let large = PresentationDetent(share: 1)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction) }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: -height) }
}

/// What may be done with what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  case point(UnitPoint)
}

/// A question of older systems.
public struct Alert {
  /// One of its answers.
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of older systems.
public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

// What is presented over a screen is a screen of its own, and a picture shows one: a sheet is pictured by a preview of its
// content. Everything here therefore leaves the view as it is; a frame of a view that presents something says so.
extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    reportingUndrawn("a sheet", if: isPresented.wrappedValue)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    reportingUndrawn("a sheet", if: item.wrappedValue != nil)
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    reportingUndrawn("a full-screen cover", if: isPresented.wrappedValue)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    reportingUndrawn("a full-screen cover", if: item.wrappedValue != nil)
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    reportingUndrawn("a popover", if: isPresented.wrappedValue)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    reportingUndrawn("a popover", if: item.wrappedValue != nil)
  }

  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    reportingUndrawn("an inspector", if: isPresented.wrappedValue)
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    reportingUndrawn("an alert", if: isPresented.wrappedValue)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    reportingUndrawn("an alert", if: isPresented.wrappedValue)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    reportingUndrawn("an alert", if: isPresented.wrappedValue)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    reportingUndrawn("an alert", if: isPresented.wrappedValue)
  }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    reportingUndrawn("an alert", if: isPresented.wrappedValue)
  }

  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    reportingUndrawn("an alert", if: item.wrappedValue != nil)
  }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    reportingUndrawn("an action sheet", if: isPresented.wrappedValue)
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    reportingUndrawn("a dialog", if: isPresented.wrappedValue)
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    reportingUndrawn("a dialog", if: isPresented.wrappedValue)
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    reportingUndrawn("a dialog", if: isPresented.wrappedValue)
  }

  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    self
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
