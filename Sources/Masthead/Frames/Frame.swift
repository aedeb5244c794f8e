package import MastheadDisplayList
package import MastheadLayout

/// One frame of a preview: everything that is known about it.
package struct Frame: Sendable {
  /// What takes time to make, and not every reader of a frame wants.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let bitmap = Parts(rawValue: 1)
    package static let accessibility = Parts(rawValue: 2)
  }

  package var displayList: DisplayList
  /// The pictures that the list refers to.
  package var pictures: ImageTable
  /// Nil when only the layout was asked for.
  package var bitmap: Bitmap?
  /// The same object in frames that share their bitmap; nil without one.
  package var drawing: Drawing?
  /// Only the screen itself when the frame was asked for without it.
  package var accessibility: AccessibilityNode
  /// One for each scroll view, outermost and first in reading order first.
  package var scrollMetrics: [ScrollMetrics]
  /// How far headers have come, as they say themselves.
  package var progress: [ReportedProgress]
  /// In the order of the tree.
  package var diagnostics: [Diagnostic]

  /// That a picture was drawn: who it is, and nothing else.
  package final class Drawing: Sendable {}

  package init(
    displayList: DisplayList, pictures: ImageTable = ImageTable(), bitmap: Bitmap?, drawing: Drawing? = nil,
    accessibility: AccessibilityNode,
    scrollMetrics: [ScrollMetrics],
    progress: [ReportedProgress] = [], diagnostics: [Diagnostic]
  ) {
    self.displayList = displayList
    self.pictures = pictures
    self.bitmap = bitmap
    self.drawing = drawing
    self.accessibility = accessibility
    self.scrollMetrics = scrollMetrics
    self.progress = progress
    self.diagnostics = diagnostics
  }
}
