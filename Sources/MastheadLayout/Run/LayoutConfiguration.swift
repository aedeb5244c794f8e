import Foundation
package import MastheadDisplayList

/// Everything outside the view that a frame depends on.
package struct LayoutConfiguration: Sendable {
  package enum Canvas: Sendable, Hashable {
    /// The viewport in points, and what bars and cut-outs take from it.
    case fixed(Size, safeArea: EdgeInsets)
    /// As wide as given, or at most so wide when it hugs the view, and as high as the view wants; a view that scrolls gets
    /// `scrolling`.
    case fitting(width: Double, scrolling: Size, hugsWidth: Bool = false)
  }

  package var canvas: Canvas
  /// Pixels per point.
  package var scale: Double
  package var environment: EnvironmentValues
  /// Where the first scroll view stands, in points from its rest position; nil for at rest.
  package var offset: Double?
  /// True to draw what the system shows in the safe areas: the status bar and the home indicator.
  package var showsSystemBars: Bool

  package init(
    canvas: Canvas, scale: Double, environment: EnvironmentValues = EnvironmentValues(), offset: Double? = nil,
    showsSystemBars: Bool = false
  ) {
    self.canvas = canvas
    self.scale = scale
    self.environment = environment
    self.offset = offset
    self.showsSystemBars = showsSystemBars
  }
}
