import Foundation
public import MastheadLayout

/// The way back: a caret, and the name of the screen before, if there is room for it.
public struct HeaderBack: View {
  private let label: String?
  let action: () -> Void

  /// - Parameters:
  ///   - label: for example the title of the screen before; nil for the caret alone.
  ///   - action: goes back.
  public init(_ label: String? = nil, action: @escaping () -> Void = {}) {
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HeaderBackLayout {
        HeaderBackCaret()
        if let label { Text(label) }
      }
    }
    .buttonStyle(HeaderBackStyle())
    .accessibilityLabel(label ?? "Back")
    .layoutValue(key: HeaderSlotKey.self, value: .start)
  }
}

/// Points back: to the left, or to the right where lines run to the left.
private struct HeaderBackCaret: View {
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Icon(Ph.caretLeft.bold, size: HeaderBackLayout.caret)
      // The caret's tip on the page's margin: the icon leaves 6.5 points beside it, the bar 8.
      .offset(x: 1.5)
      .rotationEffect(.degrees(layoutDirection == .rightToLeft ? 180 : 0))
  }
}

private struct HeaderBackStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .textStyle(.base)
      .lineLimit(1)
      .foregroundStyle(EsuissColor.primary)
      .contentShape(LeastTarget())
      .opacity(configuration.isPressed ? Metrics.Opacity.pressed : 1)
  }
}

/// The area that takes taps: the view's own, and 44 points each way at the least, whatever room the view takes.
struct LeastTarget: Shape {
  func path(in rect: CGRect) -> Path {
    Path(
      rect.insetBy(
        dx: min(0, (rect.width - Metrics.target) / 2), dy: min(0, (rect.height - Metrics.target) / 2)))
  }
}

/// A caret, and behind it a label that takes what is left, or leaves.
struct HeaderBackLayout: Layout {
  static let caret: CGFloat = 24
  static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let caret = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
    guard let label = labelSize(proposal, subviews) else { return caret }
    return CGSize(width: caret.width + Self.gap + label.width, height: max(caret.height, label.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let caret = subviews.first else { return }
    caret.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    for label in subviews.dropFirst() {
      let size = labelSize(proposal, subviews)
      let x = bounds.minX + caret.sizeThatFits(.unspecified).width + Self.gap
      label.place(
        at: size == nil ? .outOfSight : CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: size == nil ? .unspecified : labelProposal(proposal, subviews))
    }
  }

  private func labelProposal(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let caret = subviews.first?.sizeThatFits(.unspecified).width ?? 0
    return ProposedViewSize(width: proposal.width.map { $0 - caret - Self.gap }, height: proposal.height)
  }

  /// The label's size; nil where not even an ellipsis has room.
  private func labelSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize? {
    guard let label = subviews.dropFirst().first else { return nil }
    let offer = labelProposal(proposal, subviews)
    guard let room = offer.width else { return label.sizeThatFits(offer) }
    guard room > 0 else { return nil }
    let size = label.sizeThatFits(offer)
    return size.width <= room ? size : nil
  }
}
