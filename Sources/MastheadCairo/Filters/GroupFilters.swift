import MastheadDisplayList

/// The blur and the shadow of a group, in pixels.
struct GroupFilters {
  struct Kernels {
    let horizontal: GaussianKernel
    let vertical: GaussianKernel

    init(radius: Double, _ transform: Transform) {
      horizontal = GaussianKernel(deviation: max(0, radius) * transform.lengthOfX)
      vertical = GaussianKernel(deviation: max(0, radius) * transform.lengthOfY)
    }
  }

  struct Shadow {
    let color: PixelColor
    let kernels: Kernels
    /// To the nearest whole pixel.
    let offset: (x: Int, y: Int)
  }

  let blur: Kernels?
  let shadow: Shadow?

  /// - Parameter transform: from the children's points to pixels.
  init(_ group: DisplayList.Group, _ transform: Transform) {
    blur = group.blurRadius > 0 ? Kernels(radius: group.blurRadius, transform) : nil
    shadow = group.shadow.flatMap { shadow in
      let color = PixelColor(shadow.color)
      guard !color.isClear else { return nil }
      func whole(_ value: Double) -> Int {
        let reach = Double(PixelRect.reach)
        return Int(max(-reach, min(reach, value)).rounded())
      }
      let (x, y) = (shadow.offset.x, shadow.offset.y)
      return Shadow(
        color: color, kernels: Kernels(radius: shadow.blurRadius, transform),
        offset: (whole(transform.a * x + transform.c * y), whole(transform.b * x + transform.d * y)))
    }
  }

  /// How many pixels sideways a pixel of the children may still be seen.
  var reachX: Int {
    (blur?.horizontal.reach ?? 0) + (shadow.map { $0.kernels.horizontal.reach + abs($0.offset.x) } ?? 0)
  }

  /// And up and down.
  var reachY: Int {
    (blur?.vertical.reach ?? 0) + (shadow.map { $0.kernels.vertical.reach + abs($0.offset.y) } ?? 0)
  }
}
