import Foundation
import MastheadDisplayList

/// What a parent tells a child while placing it.
struct Placement {
  /// The part of the canvas that no bar or cut-out covers, and the whole of it, in points of the canvas.
  var safeArea: Rect
  var container: Rect
  /// Render transforms from layout points to the canvas, outermost last; nil for none.
  var transform: Transform?
  var spaces: [NamedSpace] = []
  /// The innermost scroll view's region between its insets, on the canvas: content rests at its edges, and headers pin there.
  var scrollRegion: Rect?
  /// Which of the frame's scroll metrics are that scroll view's.
  var scroll: Int?
  /// The axis that it moves along; up and down for one that moves both ways.
  var scrollAxis: Axis?
  /// What can be seen of scrolled content, on the canvas: the innermost scroll view's region with its insets.
  var visible: Rect?
  /// What a large title above takes of the top, in points, and gives up as content scrolls: headers pin below what is left.
  var collapsible = 0.0

  struct NamedSpace {
    var name: AnyHashable
    /// In points of the canvas, transforms applied.
    var frame: Rect
  }

  /// `frame` as it is seen on the canvas.
  func global(_ frame: Rect) -> Rect {
    transform.map { $0.apply(to: frame) } ?? frame
  }

  func transformed(by inner: Transform) -> Placement {
    var result = self
    result.transform = transform.map { inner.then($0) } ?? inner
    return result
  }

  /// How far the container reaches beyond the safe area on the edges where `frame` reaches the safe area's edge.
  func insets(of frame: Rect) -> (top: Double, left: Double, bottom: Double, right: Double) {
    let expanded = expand(frame, .all, isMirrored: false)
    return (
      expanded.minY < frame.minY ? safeArea.minY - container.minY : 0,
      expanded.minX < frame.minX ? safeArea.minX - container.minX : 0,
      expanded.maxY > frame.maxY ? container.maxY - safeArea.maxY : 0,
      expanded.maxX > frame.maxX ? container.maxX - safeArea.maxX : 0
    )
  }

  /// `frame` with those edges moved to the container's that lie on the safe area's edge or beyond it.
  func expand(_ frame: Rect, _ edges: Edge.Set, isMirrored: Bool) -> Rect {
    // Layout sums fractions; an edge within this distance is the safe area's edge.
    let tolerance = 0.01
    let left: Edge.Set = isMirrored ? .trailing : .leading
    let right: Edge.Set = isMirrored ? .leading : .trailing
    func reaches(_ edge: Edge.Set, _ condition: Bool) -> Bool { edges.contains(edge) && condition }
    return Rect(
      minX: reaches(left, frame.minX <= safeArea.minX + tolerance) ? min(frame.minX, container.minX) : frame.minX,
      minY: reaches(.top, frame.minY <= safeArea.minY + tolerance) ? min(frame.minY, container.minY) : frame.minY,
      maxX: reaches(right, frame.maxX >= safeArea.maxX - tolerance) ? max(frame.maxX, container.maxX) : frame.maxX,
      maxY: reaches(.bottom, frame.maxY >= safeArea.maxY - tolerance) ? max(frame.maxY, container.maxY) : frame.maxY)
  }
}
