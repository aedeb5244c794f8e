import Foundation
import MastheadDisplayList
import MastheadText

@testable import MastheadLayout

/// Sections of rows with fixed heights, each header, footer and row told by a label.
struct PinnedSections: View {
  struct Extents: Hashable {
    var header: Double
    var rows: Int
    var row: Double
    var footer: Double
  }

  var sections: [Extents]
  var spacing = 0.0
  var pinnedViews: PinnedScrollableViews = [.sectionHeaders]
  var hero = 0.0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: spacing, pinnedViews: pinnedViews) { content }
    }
  }

  @ViewBuilder var content: some View {
    if hero > 0 { box("hero", hero) }
    ForEach(sections.indices, id: \.self) { number in
      Section {
        ForEach(0..<sections[number].rows, id: \.self) { row in
          box("row\(number).\(row)", sections[number].row)
        }
      } header: {
        if sections[number].header > 0 { box("header\(number)", sections[number].header) }
      } footer: {
        if sections[number].footer > 0 { box("footer\(number)", sections[number].footer) }
      }
    }
  }

  private func box(_ label: String, _ height: Double) -> some View {
    Color.clear.frame(height: height).accessibilityLabel(label)
  }
}

/// A view laid out at an offset, with the frames of its labelled parts.
struct LaidOut {
  let result: LayoutResult
  let frames: [String: Rect]

  init<V: View>(
    _ view: V, offset: Double? = nil, size: Size = Size(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    scale: Double = 3, environment: EnvironmentValues = EnvironmentValues()
  ) {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(size, safeArea: safeArea), scale: scale, environment: environment, offset: offset))
    result = run.layOut(view)
    var frames: [String: Rect] = [:]
    func visit(_ node: AccessibilityNode) {
      if !node.label.isEmpty { frames[node.label] = node.frame }
      node.children.forEach(visit)
    }
    visit(result.accessibility)
    self.frames = frames
  }

  func top(_ label: String) -> Double? { frames[label]?.minY }
}
