public import Foundation
public import MastheadLayout

/// What a header's element does as the header collapses.
///
/// The element already moves up with the header; styles draw it elsewhere, larger, smaller or fainter. Its place in the layout
/// stays. Styles can be combined: the one applied last sees what the others have made.
public protocol HeaderStyle {
  associatedtype Body: View
  associatedtype Tab: Hashable
  typealias Content = AnyView

  @ViewBuilder func makeBody(context: HeaderContext<Tab>, content: Content) -> Body
}

extension View {
  /// Lets a style change the view by how far the header has collapsed.
  public func headerStyle<S: HeaderStyle>(_ style: S, context: HeaderContext<S.Tab>) -> some View {
    modifier(HeaderStyleModifier(style: style, context: context))
  }
}

/// A view as a style makes it.
public struct HeaderStyleModifier<Style: HeaderStyle>: ViewModifier {
  let style: Style
  let context: HeaderContext<Style.Tab>

  public func body(content: Content) -> some View {
    style.makeBody(context: context, content: AnyView(content))
  }
}

extension HeaderContext {
  /// The opacity of an element that is gone once the header is collapsed.
  var fade: CGFloat { min(max(1 - unitOffset, 0), 1) }
}

/// Moves up with the header, and fades.
public struct OffsetHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool

  /// - Parameter fade: true for an element that is gone once the header is collapsed.
  public init(fade: Bool = true) {
    self.fade = fade
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.opacity(fade ? context.fade : 1)
  }
}

/// Stays where it is while the header goes up.
public struct FixedHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool

  /// - Parameter fade: true for an element that is gone once the header is collapsed.
  public init(fade: Bool = false) {
    self.fade = fade
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content
      .offset(y: max(context.offset, 0))
      .opacity(fade ? context.fade : 1)
  }
}

/// Moves up more slowly than the header.
public struct ParallaxHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let amount: CGFloat
  private let fade: Bool

  /// - Parameter amount: how much of the header's way the element does not make: 0 moves with the header, 1 stays on the screen.
  public init(amount: CGFloat = 0.35, fade: Bool = false) {
    self.amount = amount
    self.fade = fade
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content
      .offset(y: max(context.offset, 0) * amount)
      .opacity(fade ? context.fade : 1)
  }
}

/// Becomes smaller as the header collapses, and larger while the content is pulled down.
public struct ShrinkHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool
  private let minimumScale: CGFloat
  private let offsetFactor: CGFloat
  private let anchor: UnitPoint

  /// - Parameters:
  ///   - minimumScale: the scale once the header is collapsed.
  ///   - offsetFactor: how much of the header's way the element does not make.
  ///   - anchor: the point of the element that keeps its place.
  public init(
    fade: Bool = true, minimumScale: CGFloat = 0.5, offsetFactor: CGFloat = 0.35, anchor: UnitPoint = .center
  ) {
    self.fade = fade
    self.minimumScale = minimumScale
    self.offsetFactor = offsetFactor
    self.anchor = anchor
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content
      .scaleEffect(1 - context.unitOffset * (1 - minimumScale), anchor: anchor)
      .offset(y: max(context.offset, 0) * offsetFactor)
      .opacity(fade ? context.fade : 1)
  }
}
