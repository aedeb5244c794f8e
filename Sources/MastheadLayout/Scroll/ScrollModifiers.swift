import Foundation

/// When a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = ScrollBounceBehavior(number: 0)
  public static let always = ScrollBounceBehavior(number: 1)
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// Whether something of the system's is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

extension View {
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    changing { environment in
      environment.fields.bounceBehavior = behavior
    }
  }

  /// Lets scrolled content be seen beyond the scroll view's edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changing { $0.fields.isScrollClipDisabled = disabled }
  }

  public func scrollDisabled(_ disabled: Bool) -> some View { changing { $0.fields.isScrollDisabled = disabled } }
}
