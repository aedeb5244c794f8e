package import MastheadDisplayList

/// Light or dark.
package enum Theme: String, Hashable, Sendable, CaseIterable { case light, dark }

/// Which way lines run.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The text size that a person chose, smallest first. Raw values are the command line's names.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall = "xsmall"
  case small, medium, large
  case xLarge = "xlarge"
  case xxLarge = "xxlarge"
  case xxxLarge = "xxxlarge"
  case ax1, ax2, ax3, ax4, ax5
}

/// The place that a preview is given.
package enum Viewport: Hashable, Sendable {
  /// Points, without safe areas.
  case size(Size)
  /// A screen with its safe areas.
  case device(Device)
  /// 390 x 844 for a preview that scrolls; 390 wide and as high as it wants for one that does not.
  case automatic
}

/// Which frame of a preview is meant.
package struct FrameRequest: Hashable, Sendable {
  /// Points that the content is scrolled by, negative in overscroll; nil at rest.
  package var offset: Double?
  package var theme: Theme
  /// Pixels per point.
  package var scale: Double
  package var viewport: Viewport
  package var direction: Direction
  package var textSize: TextSize
  /// The tab to select first, by its name; nil for the one that the preview starts with.
  package var tab: String?
  /// The instant on the preview's timeline, in seconds; nil for a still.
  package var time: Double?

  package init(
    offset: Double? = nil, theme: Theme = .light, scale: Double = 2, viewport: Viewport = .automatic,
    direction: Direction = .leftToRight, textSize: TextSize = .large, tab: String? = nil, time: Double? = nil
  ) {
    self.offset = offset
    self.theme = theme
    self.scale = scale
    self.viewport = viewport
    self.direction = direction
    self.textSize = textSize
    self.tab = tab
    self.time = time
  }
}
