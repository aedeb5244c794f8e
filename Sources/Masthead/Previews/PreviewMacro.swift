public import Foundation
public import MastheadLayout

/// Declares a preview in a source file, as an editor shows it.
///
/// ```swift
/// #Preview("Signed out") { ProfileHeader(user: nil) }
/// ```
///
/// `Preview.declared` has the previews of a whole program, and `masthead render Screen.swift` makes frames of those of a
/// file.
///
/// - Parameters:
///   - name: what the preview shows; it becomes a part of `Preview.name`.
///   - traits: how much room the preview has. Without one it is a screen.
///   - body: makes the view. Variables marked `@Previewable` are its state.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping () -> Content
) = #externalMacro(module: "MastheadMacros", type: "PreviewMacro")

/// Makes a variable inside `#Preview` a property of the view that shows the preview, so that it can be a state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MastheadMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, with what it is set to as its default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardPadding: CGFloat = 12
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MastheadMacros", type: "EntryMacro")

/// How a preview is shown.
public struct PreviewTrait<Target>: Sendable {
  enum Kind: Sendable {
    case usual
    case fitting
    case fixed(width: CGFloat, height: CGFloat)
    case landscape
  }

  let kind: Kind

  /// A screen of its own.
  public static var defaultLayout: Self { Self(kind: .usual) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self(kind: .fitting) }

  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .fixed(width: width, height: height))
  }

  /// A screen upright.
  public static var portrait: Self { Self(kind: .usual) }

  /// A screen upright on its head, which looks the same.
  public static var portraitUpsideDown: Self { Self(kind: .usual) }

  /// A screen on its side.
  public static var landscapeLeft: Self { Self(kind: .landscape) }

  /// A screen on its other side, which looks the same.
  public static var landscapeRight: Self { Self(kind: .landscape) }
}

extension Preview {
  /// What the traits of `#Preview` are about: views.
  public struct ViewTraits: Sendable {}
}

/// What `#Preview` makes: a type that the running program finds.
public protocol _DeclaredPreviewSource: SendableMetatype {
  /// `Module/File.swift`, where the preview is declared.
  static var file: String { get }
  static var line: Int { get }
  static var preview: _DeclaredPreview { get }
}

/// A preview as it is declared.
public struct _DeclaredPreview {
  let name: String?
  let traits: [PreviewTrait<Preview.ViewTraits>]
  let layOut: (Run) -> LayoutResult

  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping () -> Content
  ) {
    self.name = name
    self.traits = traits
    layOut = { $0.layOut($0.withSystemNames(body)) }
  }
}
