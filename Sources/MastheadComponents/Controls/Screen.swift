import Foundation
public import MastheadLayout

/// The ground of a whole screen. It reaches beneath bars and cut-outs, and headers inside take its colour.
public struct Screen<Content: View>: View {
  /// What the ground is made of.
  public enum Background: CaseIterable, Sendable {
    case background, muted

    var color: Color {
      switch self {
      case .background: EsuissColor.background
      case .muted: EsuissColor.muted
      }
    }
  }

  private let background: Background
  private let content: Content

  public init(background: Background = .background, @ViewBuilder content: () -> Content) {
    self.background = background
    self.content = content()
  }

  public var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .foregroundStyle(EsuissColor.foreground)
      .background(background.color)
      .environment(\.screenBackground, background.color)
  }
}

private struct ScreenBackgroundKey: EnvironmentKey {
  static var defaultValue: Color { EsuissColor.background }
}

extension EnvironmentValues {
  /// The ground of the screen around.
  var screenBackground: Color {
    get { self[ScreenBackgroundKey.self] }
    set { self[ScreenBackgroundKey.self] = newValue }
  }
}
