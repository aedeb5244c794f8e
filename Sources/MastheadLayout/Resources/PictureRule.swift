import MastheadDisplayList

/// A picture: as large as it is, or as large as it is offered.
struct PictureRule: LeafRule {
  private let picture: Picture
  private let image: Image
  /// Nil for the picture's own colours.
  private let stencil: _ResolvedShapeStyle?
  /// What is not stretched at the picture's edges, in points.
  private let insets: (left: Double, top: Double, right: Double, bottom: Double)
  private let label: String?

  /// - Parameter label: what assistive technology reads out, but for decoration.
  init(_ picture: Picture, _ image: Image, _ environment: EnvironmentValues, label: String?) {
    self.picture = picture
    self.image = image
    let isStencil = image.renderingMode.map { $0 == .template } ?? picture.isTemplate
    stencil = isStencil ? ForegroundStyle()._resolve(in: environment) : nil
    let caps = image.capInsets
    let isMirrored = environment.layoutDirection == .rightToLeft
    insets = (
      Double(isMirrored ? caps.trailing : caps.leading), Double(caps.top),
      Double(isMirrored ? caps.leading : caps.trailing), Double(caps.bottom)
    )
    self.label = image.isDecorative ? nil : label
  }

  var accessibility: AccessibilityProperties? {
    label.map { AccessibilityProperties(role: .image, label: $0) }
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    image.isResizable ? proposal.replacingUnspecified(by: picture.size) : picture.size
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let rect = drawing.aligned(frame)
    guard !rect.isEmpty, drawing.canSee(rect) else { return }
    tree.run.pictures[picture.reference] = picture.bitmap
    let paint = stencil?.inkPaint(in: rect)
    let isTiled = image.resizingMode == .tile
    guard image.isResizable, isTiled || insets != (0, 0, 0, 0) else {
      draw(in: rect, paint, &drawing, bounds: rect)
      return
    }
    var columns = PicturePart.parts(
      of: picture.size.width, insets.left, insets.right, in: rect.minX..<rect.maxX, isTiled: isTiled)
    var rows = PicturePart.parts(
      of: picture.size.height, insets.top, insets.bottom, in: rect.minY..<rect.maxY, isTiled: isTiled)
    if columns.count * rows.count > PicturePart.mostParts {
      tree.run.report(
        .effectNotDrawn, "the picture would be repeated \(columns.count * rows.count) times; it is stretched", node,
        tree)
      columns = PicturePart.parts(
        of: picture.size.width, insets.left, insets.right, in: rect.minX..<rect.maxX, isTiled: false)
      rows = PicturePart.parts(
        of: picture.size.height, insets.top, insets.bottom, in: rect.minY..<rect.maxY, isTiled: false)
    }
    for row in rows {
      for column in columns {
        let clip = Rect(
          x: column.shown.lowerBound, y: row.shown.lowerBound, width: column.shown.upperBound - column.shown.lowerBound,
          height: row.shown.upperBound - row.shown.lowerBound)
        drawing.group(DisplayList.Group(clip: .rectangle(clip), children: []), visible: .some(clip)) { inner in
          draw(
            in: Rect(x: column.wholeStart, y: row.wholeStart, width: column.wholeLength, height: row.wholeLength),
            paint,
            &inner, bounds: clip)
        }
      }
    }
  }

  private func draw(in rect: Rect, _ paint: Paint?, _ drawing: inout Drawing, bounds: Rect) {
    let item = DisplayList.Image(
      reference: picture.reference, rect: rect, template: paint, interpolates: image.interpolates)
    drawing.add(.image(item), bounds: bounds)
  }
}

/// One part of a picture along one axis: where it shows, and where the whole picture would be for it to show there. Points.
struct PicturePart: Equatable {
  let shown: Range<Double>
  let wholeStart: Double
  let wholeLength: Double

  /// A picture that is drawn more often than this costs more than anyone can see.
  static let mostParts = 10_000

  /// The parts of a picture whose ends keep their length, and whose middle is stretched or repeated.
  ///
  /// - Parameters:
  ///   - length: of the whole picture; positive.
  ///   - first: length of the part at the start that is kept.
  ///   - last: length of the part at the end that is kept.
  static func parts(
    of length: Double, _ first: Double, _ last: Double, in target: Range<Double>, isTiled: Bool
  ) -> [PicturePart] {
    let start = min(max(first, 0), length)
    let end = min(max(last, 0), length - start)
    let room = target.upperBound - target.lowerBound
    // Where there is no room for both ends they share what there is.
    let squeeze = min(1, room / max(start + end, .leastNonzeroMagnitude))
    let (shownStart, shownEnd) = (start * squeeze, end * squeeze)
    let middle = (from: target.lowerBound + shownStart, to: target.upperBound - shownEnd)
    let middleLength = length - start - end
    var parts: [PicturePart] = []
    func add(_ source: Double, _ sourceLength: Double, _ from: Double, _ to: Double, scale: Double) {
      guard to - from > 1e-9, sourceLength > 0 else { return }
      parts.append(
        PicturePart(shown: from..<to, wholeStart: from - source * scale, wholeLength: length * scale))
    }
    add(0, start, target.lowerBound, middle.from, scale: squeeze)
    if middleLength > 0 {
      if isTiled {
        // One more than the limit says that there are too many.
        let count = min(((middle.to - middle.from) / middleLength).rounded(.up), Double(mostParts) + 1)
        for index in 0..<max(0, Int(count)) {
          let from = middle.from + Double(index) * middleLength
          add(start, middleLength, from, min(from + middleLength, middle.to), scale: 1)
        }
      } else {
        add(start, middleLength, middle.from, middle.to, scale: (middle.to - middle.from) / middleLength)
      }
    }
    add(length - end, end, middle.to, target.upperBound, scale: squeeze)
    return parts
  }
}
