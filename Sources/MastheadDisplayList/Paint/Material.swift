/// A filter for what is already drawn below a shape: blur, then saturate, then tint (spec sticky-sections.md, 5).
package struct Material: Hashable, Sendable, Codable {
  /// The layer that is blended over the tinted backdrop: x/(1-d) for dodge, the two-branch formula for overlay.
  package enum Tint: Hashable, Sendable, Codable {
    case none
    case colorDodge(Double)
    case overlay(Double)
  }

  /// Standard deviation of the Gaussian, in points.
  package var blurRadius: Double
  /// 1 leaves the colours as they are.
  package var saturation: Double
  /// The colour mixed over the blurred backdrop by its alpha.
  package var base: RGBA
  package var tint: Tint

  package init(blurRadius: Double, saturation: Double, base: RGBA, tint: Tint) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.base = base
    self.tint = tint
  }
}
