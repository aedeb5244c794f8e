import Foundation
public import MastheadLayout

/// An end of a header.
public enum HeaderActionsSide: CaseIterable, Sendable {
  case leading, trailing
}

/// Actions side by side in a header.
public struct HeaderActions<Content: View>: View {
  private let side: HeaderActionsSide?
  private let content: Content

  /// - Parameter side: nil for the side of the builder that the actions stand in; beside the title that is trailing.
  public init(side: HeaderActionsSide? = nil, @ViewBuilder content: () -> Content) {
    self.side = side
    self.content = content()
  }

  public var body: some View {
    HStack(spacing: HeaderBarLayout.gap) { content }
      .fixedSize(horizontal: true, vertical: false)
      .layoutValue(key: HeaderSlotKey.self, value: slot)
  }

  private var slot: HeaderSlot? {
    switch side {
    case .leading: .start
    case .trailing: .end
    case nil: nil
    }
  }
}

/// An action that shows an icon.
public struct HeaderIconButton: View {
  private let icon: Image
  private let label: String
  private let action: () -> Void

  /// - Parameters:
  ///   - icon: drawn in a box of 20 points.
  ///   - label: what assistive technology reads out.
  public init(icon: Image, label: String, action: @escaping () -> Void = {}) {
    self.icon = icon
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Icon(icon, size: Metrics.icon)
    }
    .buttonStyle(.variant(.ghost, size: .icon))
    .accessibilityLabel(label)
  }
}
