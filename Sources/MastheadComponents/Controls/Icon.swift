public import Foundation
public import MastheadLayout

/// An icon in a square box, in the colour of the content around it.
///
/// It says nothing to assistive technology: what it stands on has a label.
public struct Icon: View {
  private let image: Image
  private let size: CGFloat?
  @Environment(\.iconSize) private var surroundingSize
  @ScaledMetric private var factor: CGFloat = 1

  /// - Parameter size: the side of the box in points at the default text size; nil for the size that the control around
  ///   it gives, 20 where none does.
  public init(_ image: Image, size: CGFloat? = nil) {
    self.image = image
    self.size = size
  }

  public var body: some View {
    image
      .resizable()
      .frame(width: side, height: side)
      .accessibilityHidden(true)
  }

  private var side: CGFloat { size.map { $0 * factor } ?? surroundingSize ?? Metrics.icon * factor }
}

private struct IconSizeKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The side of icons inside that name none, in points at the reader's text size.
  var iconSize: CGFloat? {
    get { self[IconSizeKey.self] }
    set { self[IconSizeKey.self] = newValue }
  }
}
