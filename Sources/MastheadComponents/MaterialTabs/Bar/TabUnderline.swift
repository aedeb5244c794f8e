import Foundation
import MastheadLayout

/// The upper half of a shape, standing on the view's lower edge.
struct TabUnderline: View {
  let shape: any View & Shape
  let style: AnyShapeStyle
  /// Points.
  let thickness: CGFloat

  var body: some View {
    filled(shape)
      .frame(height: 2 * thickness)
      .frame(height: thickness, alignment: .top)
      .clipped()
      .accessibilityHidden(true)
  }

  private func filled(_ shape: some Shape) -> AnyView { AnyView(shape.fill(style)) }
}

extension Animation {
  /// How labels change, and their underline slides, when another tab is selected (spec material-tabs.md, 8).
  static let tabSelection = snappy(duration: 0.35, extraBounce: 0.07)
}

extension View {
  /// The one underline of a header: where a tab's goes and another's comes, it slides from one to the other.
  @ViewBuilder func slides(in namespace: Namespace.ID?) -> some View {
    if let namespace {
      matchedGeometryEffect(id: "underline", in: namespace)
    } else {
      self
    }
  }
}
