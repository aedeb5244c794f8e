extension Path {
  /// The outline as segments, whatever its shape. Curved corners and ellipses become cubic Béziers.
  package var elements: [Element] {
    var result: [Element] = []
    forEachElement { result.append($0) }
    return result
  }

  /// Calls `body` with each segment in order, clockwise from the top left corner, without making an array.
  package func forEachElement<E>(_ body: (Element) throws(E) -> Void) throws(E) {
    switch shape {
    case .elements(let elements):
      for element in elements { try body(element) }
    case .rectangle(let rect):
      try body(.move(to: Point(x: rect.minX, y: rect.minY)))
      try body(.line(to: Point(x: rect.maxX, y: rect.minY)))
      try body(.line(to: Point(x: rect.maxX, y: rect.maxY)))
      try body(.line(to: Point(x: rect.minX, y: rect.maxY)))
      try body(.close)
    case .ellipse(let rect):
      try Path.corners(of: rect, radiusX: rect.width / 2, radiusY: rect.height / 2, body)
    case .roundedRectangle(let rect, let radius, isContinuous: false):
      try Path.corners(of: rect, radiusX: radius, radiusY: radius, body)
    case .roundedRectangle(let rect, let radius, isContinuous: true):
      try ContinuousCorner(rect: rect, radius: radius).outline(of: rect, body)
    }
  }

  /// The distance of a quarter circle's control points from its ends, for radius 1: 4/3·(√2 - 1).
  ///
  /// The curve leaves the circle by at most 0.027 % of the radius: a tenth of a pixel at radius 370 px.
  private static let kappa = 0.552_284_749_830_793_4

  private static func corners<E>(
    of rect: Rect, radiusX: Double, radiusY: Double, _ body: (Element) throws(E) -> Void
  ) throws(E) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // From a control point to the corner of the box.
    let (x, y) = (radiusX * (1 - kappa), radiusY * (1 - kappa))
    try body(.move(to: Point(x: left + radiusX, y: top)))
    try body(.line(to: Point(x: right - radiusX, y: top)))
    try body(
      .curve(
        to: Point(x: right, y: top + radiusY),
        control1: Point(x: right - x, y: top), control2: Point(x: right, y: top + y)))
    try body(.line(to: Point(x: right, y: bottom - radiusY)))
    try body(
      .curve(
        to: Point(x: right - radiusX, y: bottom),
        control1: Point(x: right, y: bottom - y), control2: Point(x: right - x, y: bottom)))
    try body(.line(to: Point(x: left + radiusX, y: bottom)))
    try body(
      .curve(
        to: Point(x: left, y: bottom - radiusY),
        control1: Point(x: left + x, y: bottom), control2: Point(x: left, y: bottom - y)))
    try body(.line(to: Point(x: left, y: top + radiusY)))
    try body(
      .curve(
        to: Point(x: left + radiusX, y: top),
        control1: Point(x: left, y: top + y), control2: Point(x: left + x, y: top)))
    try body(.close)
  }
}
