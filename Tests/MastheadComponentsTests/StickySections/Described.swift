import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadLayout
import MastheadText
import Testing

/// Frames of gallery previews, without pictures.
struct Described {
  let frame: Frame

  init(_ name: String, _ request: FrameRequest) throws {
    let preview = try #require(Gallery.previews.first { $0.name == name }, "there is no preview \(name)")
    frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: false)
  }

  /// The scroll view that the offset goes to.
  var scroll: ScrollMetrics {
    get throws { try #require(frame.scrollMetrics.first) }
  }

  /// All items back to front, groups opened.
  var leaves: [DisplayList.Item] { frame.displayList.leaves.map(\.item) }

  /// The boxes of what is filled with gradients.
  var gradients: [Rect] {
    leaves.compactMap { item in
      if case .fill(let path, .linearGradient, _) = item { path.bounds } else { nil }
    }
  }

  /// The shapes under which materials filter what is below.
  var backdrops: [(bounds: Rect, material: MastheadDisplayList.Material)] {
    leaves.compactMap { item in
      if case .backdrop(let path, let material) = item { (path.bounds, material) } else { nil }
    }
  }

  /// Where on the canvas something that assistive technology knows stands, by its label.
  func element(_ label: String) -> Rect? {
    func find(_ node: AccessibilityNode) -> Rect? {
      node.label == label ? node.frame : node.children.lazy.compactMap(find).first
    }
    return find(frame.accessibility)
  }
}
