import MastheadDisplayList

/// The display list of one frame while it is being made.
struct Drawing {
  private(set) var items: [DisplayList.Item] = []
  /// Pixels per point.
  let scale: Double
  /// What can be seen, in the points being drawn in; nil where that is unknown. Items outside are left out.
  var visible: Rect?
  /// The colour that everything has so far; nil once there is something on it.
  private(set) var page: RGBA?
  /// True when something was left out because a number of it is infinite or none at all.
  private var hasRefused = false

  init(scale: Double, visible: Rect?) {
    self.scale = scale
    self.visible = visible
  }

  /// True when something was left out since this was asked last.
  mutating func takeRefusal() -> Bool {
    defer { hasRefused = false }
    return hasRefused
  }

  /// The frame of a node on the pixel grid.
  func aligned(_ frame: Rect) -> Rect { frame.pixelAligned(scale: scale) }

  func canSee(_ bounds: Rect) -> Bool {
    guard let visible else { return true }
    return !visible.intersection(bounds).isEmpty
  }

  mutating func fill(_ path: Outline, _ paint: Paint, rule: DisplayList.FillRule = .nonZero, bounds: Rect) {
    guard !paint.isClear else { return }
    add(.fill(path, paint, rule: rule), bounds: bounds)
  }

  mutating func add(_ item: DisplayList.Item, bounds: Rect) {
    guard item.isFinite else {
      hasRefused = true
      return
    }
    guard canSee(bounds) else { return }
    items.append(item)
    page = nil
  }

  /// Gives everything a colour, before anything else is drawn.
  mutating func fillPage(_ rect: Rect, _ color: RGBA) {
    fill(Outline.rectangle(rect), .color(color), bounds: rect)
    page = color
  }

  /// What is opaque by itself has its background only where it would be seen: on anything but a page of the same colour.
  mutating func fillBackground(_ rect: Rect, _ color: RGBA) {
    guard page != color else { return }
    let rect = aligned(rect)
    fill(Outline.rectangle(rect), .color(color), bounds: rect)
  }

  /// Draws `content` as the children of `group`; a group without children is left out.
  ///
  /// - Parameter visible: what can be seen inside, in the children's points; nil to keep what is known.
  mutating func group(
    _ group: DisplayList.Group, visible: Rect?? = nil, _ content: (inout Drawing) -> Void
  ) {
    var inner = Drawing(scale: scale, visible: visible ?? self.visible)
    inner.page = page
    content(&inner)
    hasRefused = hasRefused || inner.hasRefused
    guard !inner.items.isEmpty else { return }
    var group = group
    group.children = inner.items
    guard DisplayList.Item.group(group).isFinite else {
      hasRefused = true
      return
    }
    items.append(.group(group))
    page = nil
  }
}

extension Paint {
  /// True when nothing would be seen of it.
  var isClear: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }
}
