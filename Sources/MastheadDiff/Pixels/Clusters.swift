internal import CPixelDiff

extension BitmapDifference {
  /// Boxes around pixels that differ and lie near each other, from the top, each large enough to be seen.
  ///
  /// Boxes that would overlap are one box. More than a person looks at are one box, too.
  ///
  /// - Parameter cell: pixels that differ belong together when there are less than this many pixels between them.
  package func clusters(cell: Int = 24, atMost limit: Int = 60) -> [PixelBox] {
    let columns = (size.width + cell - 1) / cell
    let rows = (size.height + cell - 1) / cell
    var cells = [UInt8](repeating: 0, count: columns * rows)
    pixel_mark_cells(marks, Int32(size.width), Int32(size.height), Int32(cell), &cells)
    var boxes: [PixelBox] = []
    for start in cells.indices where cells[start] == 1 {
      // Neighbours, also across corners, until there are no more.
      var area = PixelBox.empty
      var open = [start]
      cells[start] = 0
      while let next = open.popLast() {
        let (x, y) = (next % columns, next / columns)
        area = area.union(
          PixelBox(
            minX: x * cell, minY: y * cell, maxX: min((x + 1) * cell, size.width),
            maxY: min((y + 1) * cell, size.height)))
        for row in max(0, y - 1)...min(rows - 1, y + 1) {
          for column in max(0, x - 1)...min(columns - 1, x + 1) where cells[row * columns + column] == 1 {
            cells[row * columns + column] = 0
            open.append(row * columns + column)
          }
        }
      }
      boxes.append(marked(in: area))
      if boxes.count > limit { return [box] }
    }
    return joined(boxes)
  }

  /// The box around the pixels that differ, inside an area.
  private func marked(in area: PixelBox) -> PixelBox {
    let found = marks.withUnsafeBufferPointer { marks in
      marks.baseAddress.map {
        pixel_count_marked($0 + area.minY * size.width + area.minX, size.width, Int32(area.width), Int32(area.height))
      }
    }
    guard let found, found.count > 0 else { return area }
    return PixelBox(
      minX: area.minX + Int(found.minX), minY: area.minY + Int(found.minY), maxX: area.minX + Int(found.maxX),
      maxY: area.minY + Int(found.maxY))
  }

  private func joined(_ boxes: [PixelBox]) -> [PixelBox] {
    var result: [PixelBox] = []
    for box in boxes {
      var box = box
      // What it meets grows it, and then it may meet more.
      while let index = result.firstIndex(where: { $0.grown(by: Self.frameMargin).intersects(box) }) {
        box = box.union(result.remove(at: index))
      }
      result.append(box)
    }
    return result.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// Pixels between a box and the frame that is drawn around it, frame included.
  static let frameMargin = 8
}
