internal import CPixelDiff
import MastheadDisplayList

/// By how many levels each pixel may differ, from what the list draws there.
struct Allowances {
  /// One for each pixel, rows without gaps.
  private(set) var values: [UInt8]
  private let size: PixelSize
  private let scale: Double
  private let tolerance: LevelTolerance

  init(_ tolerance: LevelTolerance, list: DisplayList, scale: Double, size: PixelSize) {
    values = [UInt8](repeating: 0, count: size.width * size.height)
    self.size = size
    self.scale = scale
    self.tolerance = tolerance
    list.forEachLeaf { add($0) }
  }

  private mutating func add(_ leaf: DrawnLeaf) {
    let visible = leaf.visible.pixels(scale: scale, in: size)
    let bounds = leaf.bounds.pixels(scale: scale, in: size, spread: 0.5)
    switch leaf.content {
    case .effect: fill(bounds, tolerance.effects, raises: true)
    case .clip(let path): addEdges(of: path, leaf, visible, reach: 1)
    case .item(.fill(let path, let paint, _)):
      // What is opaque hides what is below it, smoothing included; what is not lets it show.
      fill(path, paint.levels(tolerance), leaf, visible, raises: !(paint.isOpaque && leaf.isInOpaqueGroup))
    case .item(.backdrop(let path, _)):
      fill(path, tolerance.effects, leaf, visible, raises: true)
    case .item(.stroke(let path, _, let style)):
      let length = max(leaf.transform.a.magnitude, leaf.transform.d.magnitude) * scale * style.lineWidth
      addEdges(of: path, leaf, visible, reach: 1 + length / 2, includingGrid: true)
    case .item(.glyphs): fill(bounds, tolerance.glyphs, raises: true)
    case .item(.image(let image)):
      fill(bounds, image.template == nil ? tolerance.images : max(tolerance.images, tolerance.edges), raises: true)
    case .item(.group): break
    }
  }

  /// The inside of a path, and then its smoothed edge.
  private mutating func fill(
    _ path: Path, _ levels: Int, _ leaf: DrawnLeaf, _ visible: PixelBox, raises: Bool
  ) {
    let flat = FlatPath(path, leaf.transform.then(.scale(x: scale, y: scale)))
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      for inside in flat.insides(ofRow: y) {
        // Columns whose middles are inside.
        let row = PixelBox(
          minX: column((inside.from - 0.5).rounded(.up)), minY: y, maxX: column((inside.to - 0.5).rounded(.up)),
          maxY: y + 1)
        fill(row.intersection(visible), levels, raises: raises)
      }
    }
    addEdges(flat, visible, reach: 1)
  }

  private mutating func addEdges(
    of path: Path, _ leaf: DrawnLeaf, _ visible: PixelBox, reach: Double, includingGrid: Bool = false
  ) {
    let flat = FlatPath(path, leaf.transform.then(.scale(x: scale, y: scale)))
    addEdges(flat, visible, reach: reach, includingGrid: includingGrid)
  }

  private mutating func addEdges(
    _ flat: FlatPath, _ visible: PixelBox, reach: Double, includingGrid: Bool = false
  ) {
    guard tolerance.edges > 0, !visible.isEmpty else { return }
    var places: [PixelBox] = []
    flat.forEachPlace(in: visible.grown(by: Int(reach)), includingGrid: includingGrid) { place in
      let box = PixelBox(
        minX: column((place.x - reach).rounded(.down)), minY: column((place.y - reach).rounded(.down)),
        maxX: column((place.x + reach).rounded(.up)), maxY: column((place.y + reach).rounded(.up)))
      if places.last != box { places.append(box) }
    }
    for box in places { fill(box.intersection(visible), tolerance.edges, raises: true) }
  }

  private mutating func fill(_ box: PixelBox, _ levels: Int, raises: Bool) {
    guard !box.isEmpty, levels > 0 || !raises else { return }
    values.withUnsafeMutableBufferPointer { values in
      guard let start = values.baseAddress else { return }
      pixel_fill_allowance(
        start + box.minY * size.width + box.minX, size.width, Int32(box.width), Int32(box.height),
        UInt8(clamping: levels), raises ? 1 : 0)
    }
  }

  /// A whole number that fits, also from a coordinate far outside.
  private func column(_ value: Double) -> Int { Int(max(-1, min(value, Double(Bitmap.longestSide) + 1))) }
}

extension Paint {
  fileprivate func levels(_ tolerance: LevelTolerance) -> Int {
    if case .color = self { 0 } else { tolerance.gradients }
  }

  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .angularGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
