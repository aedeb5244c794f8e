package import MastheadDisplayList

/// Where one scroll view of a frame is, and how far it can go. Points.
package struct ScrollMetrics: Hashable, Sendable, Codable {
  package enum Axis: String, Hashable, Sendable, Codable { case vertical, horizontal, both }

  package struct Insets: Hashable, Sendable, Codable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The view's place in the tree, outermost first.
  package var path: String
  package var axis: Axis
  /// On the canvas.
  package var viewport: Rect
  package var contentSize: Size
  /// Safe areas and bars that the content may pass under.
  package var contentInsets: Insets
  /// How far the content has moved up and left; 0 at rest, negative in overscroll.
  package var offset: Point
  /// The least and the greatest offset that the view rests at.
  package var minimumOffset: Point
  package var maximumOffset: Point
  /// The headers and footers in sight that lazy stacks of this scroll view keep in sight, in the order of the content.
  package var pinnedViews: [PinnedView]

  package init(
    path: String, axis: Axis, viewport: Rect, contentSize: Size, contentInsets: Insets = Insets(), offset: Point,
    minimumOffset: Point = .zero, maximumOffset: Point, pinnedViews: [PinnedView] = []
  ) {
    self.path = path
    self.axis = axis
    self.viewport = viewport
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.offset = offset
    self.minimumOffset = minimumOffset
    self.maximumOffset = maximumOffset
    self.pinnedViews = pinnedViews
  }

  /// The part of the content that is in sight, in points from the content's corner, what bars cover included.
  package var visibleRect: Rect {
    Rect(
      x: offset.x - contentInsets.left, y: offset.y - contentInsets.top, width: viewport.width,
      height: viewport.height)
  }
}
