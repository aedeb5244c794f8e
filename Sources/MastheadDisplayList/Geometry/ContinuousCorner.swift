/// The corner of a continuous rounded rectangle: three cubic Béziers whose curvature grows slowly from the straight edge.
///
/// The numbers are those of the platform's own path, as read from it and published by PaintCode ("The code behind iOS 7
/// rounded rectangle", paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles). The curve begins 1.528665 radii from
/// the corner. A side that is too short for that gets the same three curves, moved evenly towards those of a circle,
/// which begins at 1 radius; so a capsule's ends are round, and no size makes the shape jump.
struct ContinuousCorner {
  /// A place near a corner for radius 1: along the edge, and away from it.
  private typealias Place = (along: Double, away: Double)

  /// Where the curve leaves the edge, its two control points, its end, and the control point of the middle curve.
  private static let smooth: [Place] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
  ]
  /// The same for a quarter circle split at 21.72° and 68.28°, the angles of the ends above.
  private static let circle: [Place] = [
    (1, 0), (0.873260, 0), (0.747676, 0.024093), (0.629934, 0.070995), (0.374766, 0.172640),
  ]

  private let horizontal: [Place]
  private let vertical: [Place]

  /// - Parameter radius: points, positive, at most half the shorter side.
  init(rect: Rect, radius: Double) {
    func places(side: Double) -> [Place] {
      let reach = Self.smooth[0].along
      let share = max(0, min(1, (side / 2 / radius - 1) / (reach - 1)))
      return zip(Self.circle, Self.smooth).map { circle, smooth in
        (
          (circle.along + (smooth.along - circle.along) * share) * radius,
          (circle.away + (smooth.away - circle.away) * share) * radius
        )
      }
    }
    horizontal = places(side: rect.width)
    vertical = places(side: rect.height)
  }

  func outline<E>(of rect: Rect, _ body: (Path.Element) throws(E) -> Void) throws(E) {
    let corners = [
      (x: rect.maxX, y: rect.minY, right: -1.0, down: 1.0, startsHorizontal: true),
      (x: rect.maxX, y: rect.maxY, right: -1.0, down: -1.0, startsHorizontal: false),
      (x: rect.minX, y: rect.maxY, right: 1.0, down: -1.0, startsHorizontal: true),
      (x: rect.minX, y: rect.minY, right: 1.0, down: 1.0, startsHorizontal: false),
    ]
    try body(.move(to: Point(x: rect.minX + horizontal[0].along, y: rect.minY)))
    for corner in corners {
      let onHorizontal = horizontal.map {
        Point(x: corner.x + corner.right * $0.along, y: corner.y + corner.down * $0.away)
      }
      let onVertical = vertical.map {
        Point(x: corner.x + corner.right * $0.away, y: corner.y + corner.down * $0.along)
      }
      let (first, last) = corner.startsHorizontal ? (onHorizontal, onVertical) : (onVertical, onHorizontal)
      try body(.line(to: first[0]))
      try body(.curve(to: first[3], control1: first[1], control2: first[2]))
      try body(.curve(to: last[3], control1: first[4], control2: last[4]))
      try body(.curve(to: last[0], control1: last[2], control2: last[1]))
    }
    try body(.close)
  }
}
