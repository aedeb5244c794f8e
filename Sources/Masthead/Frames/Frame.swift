package import MastheadDisplayList
package import MastheadLayout

/// One frame of a preview: everything that is known about it.
package struct Frame: Sendable {
  package var displayList: DisplayList
  /// The pictures that the list refers to.
  package var pictures: ImageTable
  /// Nil when only the layout was asked for.
  package var bitmap: Bitmap?
  package var accessibility: AccessibilityNode
  /// One for each scroll view, outermost and first in reading order first.
  package var scrollMetrics: [ScrollMetrics]
  /// How far headers have come, as they say themselves.
  package var progress: [ReportedProgress]
  /// In the order of the tree.
  package var diagnostics: [Diagnostic]

  package init(
    displayList: DisplayList, pictures: ImageTable = ImageTable(), bitmap: Bitmap?, accessibility: AccessibilityNode,
    scrollMetrics: [ScrollMetrics],
    progress: [ReportedProgress] = [], diagnostics: [Diagnostic]
  ) {
    self.displayList = displayList
    self.pictures = pictures
    self.bitmap = bitmap
    self.accessibility = accessibility
    self.scrollMetrics = scrollMetrics
    self.progress = progress
    self.diagnostics = diagnostics
  }
}
