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
  /// Nil also when none of it can be seen.
  let shadow: Shadow?
  /// The pixels that have to be drawn apart; empty when nothing can be seen.
  let needed: PixelRect

  /// - Parameters:
  ///   - transform: from the children's points to pixels.
  ///   - content: what the group may cover without its shadow.
  ///   - visible: what may be seen of the group.
  init(_ group: DisplayList.Group, _ transform: Transform, content: PixelRect, visible: PixelRect) {
    blur = group.blurRadius > 0 ? Kernels(radius: group.blurRadius, transform) : nil
    // What lies outside the visible part may reach into it by the blur.
    let (blurX, blurY) = (blur?.horizontal.reach ?? 0, blur?.vertical.reach ?? 0)
    let seen = content.intersection(visible.grown(x: blurX, y: blurY))
    guard let shadow = group.shadow.flatMap({ Shadow($0, transform) }) else {
      self.shadow = nil
      needed = seen
      return
    }
    let (reachX, reachY) = (shadow.kernels.horizontal.reach, shadow.kernels.vertical.reach)
    let cast = content.grown(x: reachX, y: reachY).moved(x: shadow.offset.x, y: shadow.offset.y)
      .intersection(visible)
    self.shadow = cast.isEmpty ? nil : shadow
    guard !cast.isEmpty else {
      needed = seen
      return
    }
    // What casts the part of the shadow that is seen.
    let casting = cast.moved(x: -shadow.offset.x, y: -shadow.offset.y).grown(x: reachX + blurX, y: reachY + blurY)
      .intersection(content)
    needed = cast.union(casting.isEmpty ? cast : casting).union(seen.isEmpty ? cast : seen)
  }
}

extension GroupFilters.Shadow {
  /// Nil for a clear shadow.
  fileprivate init?(_ shadow: DisplayList.Shadow, _ transform: Transform) {
    color = PixelColor(shadow.color)
    guard !color.isClear else { return nil }
    kernels = GroupFilters.Kernels(radius: shadow.blurRadius, transform)
    func whole(_ value: Double) -> Int {
      let reach = Double(PixelRect.reach)
      return Int(max(-reach, min(reach, value)).rounded())
    }
    let (x, y) = (shadow.offset.x, shadow.offset.y)
    offset = (whole(transform.a * x + transform.c * y), whole(transform.b * x + transform.d * y))
  }
}
