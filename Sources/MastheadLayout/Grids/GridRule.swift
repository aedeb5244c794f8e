import MastheadDisplayList

/// Rows and columns that fit their cells. A child that is no row takes the whole width.
struct GridRule: NodeRule {
  let alignment: Alignment
  /// Points between columns, and between rows.
  let horizontal: Double
  let vertical: Double

  private struct Cell {
    let node: NodeID
    let column: Int
    let span: Int
    let traits: CellTraits
  }

  private struct Row {
    /// The row's own node; nil for a child that takes the whole width.
    let node: NodeID?
    let alignment: VerticalAlignment?
    var cells: [Cell]
    var height = 0.0
  }

  private struct Arranged {
    var rows: [Row]
    var widths: [Double]
    var size: Size
  }

  private func rows(_ node: NodeID, _ tree: NodeTree) -> [Row] {
    tree.children(of: node).map { child in
      guard let rule = tree.nodes[Int(child)].rule as? GridRowRule else {
        return Row(
          node: nil, alignment: nil,
          cells: [Cell(node: child, column: 0, span: .max, traits: tree.nodes[Int(child)].traits.cell)])
      }
      var column = 0
      var cells: [Cell] = []
      for cell in tree.children(of: child) {
        let traits = tree.nodes[Int(cell)].traits.cell
        cells.append(Cell(node: cell, column: column, span: traits.columns, traits: traits))
        column += traits.columns
      }
      return Row(node: child, alignment: rule.alignment, cells: cells)
    }
  }

  private func arrange(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Arranged {
    var rows = rows(node, tree)
    let count = rows.flatMap(\.cells).map { $0.span == .max ? 0 : $0.column + $0.span }.max() ?? 0
    let widths = widths(rows, count, proposal, tree)
    var total = widths.reduce(0, +) + horizontal * Double(max(0, count - 1))
    for index in rows.indices {
      for cell in rows[index].cells {
        let width = cell.span == .max ? (proposal.width ?? total) : self.width(cell, widths)
        let size = tree.measure(cell.node, ProposedSize(width: width, height: nil))
        if cell.span == .max, !cell.traits.unsizedAxes.contains(.horizontal) { total = max(total, size.width) }
        if !cell.traits.unsizedAxes.contains(.vertical) { rows[index].height = max(rows[index].height, size.height) }
      }
    }
    let height = rows.reduce(0) { $0 + $1.height } + vertical * Double(max(0, rows.count - 1))
    return Arranged(rows: rows, widths: widths, size: Size(width: total, height: height))
  }

  /// The columns' widths: as wide as the widest cell wants, then wider where cells stretch, then narrower where there is no room.
  private func widths(_ rows: [Row], _ count: Int, _ proposal: ProposedSize, _ tree: NodeTree) -> [Double] {
    var ideal = Array(repeating: 0.0, count: count)
    var most = ideal
    for cell in rows.flatMap(\.cells) where cell.span == 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
      let width = tree.measure(cell.node, .unspecified).width
      ideal[cell.column] = max(ideal[cell.column], width)
      most[cell.column] = max(
        most[cell.column], tree.measure(cell.node, ProposedSize(width: .infinity, height: nil)).width)
    }
    guard let offered = proposal.width, offered.isFinite else { return ideal }
    let room = max(0, offered - horizontal * Double(max(0, count - 1)))
    var left = room
    // The least flexible columns are served first, as in a row, and of those the narrowest.
    let order = (0..<count).sorted { (most[$0] - ideal[$0], ideal[$0], $0) < (most[$1] - ideal[$1], ideal[$1], $1) }
    for (done, column) in order.enumerated() {
      let share = left / Double(count - done)
      ideal[column] = most[column] > ideal[column] ? min(most[column], share) : min(ideal[column], max(share, 0))
      left -= ideal[column]
    }
    return ideal
  }

  private func width(_ cell: Cell, _ widths: [Double]) -> Double {
    let end = min(widths.count, cell.column + cell.span)
    guard cell.column < end else { return 0 }
    return widths[cell.column..<end].reduce(0, +) + horizontal * Double(end - cell.column - 1)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    arrange(proposal, node, tree).size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let arranged = arrange(proposal, node, tree)
    let columns = columnAlignments(arranged.rows, arranged.widths.count)
    var y = 0.0
    for row in arranged.rows {
      if let node = row.node {
        tree.nodes[Int(node)].frame = Rect(x: frame.minX, y: frame.minY + y, width: frame.width, height: row.height)
      }
      for cell in row.cells {
        let isWide = cell.span == .max
        let width = isWide ? frame.width : self.width(cell, arranged.widths)
        let x = isWide ? 0 : arranged.widths[..<cell.column].reduce(0, +) + horizontal * Double(cell.column)
        let offered = ProposedSize(width: width, height: row.height)
        let size = tree.measure(cell.node, offered)
        let room = Size(width: width, height: row.height)
        let inside: Point
        if let anchor = cell.traits.anchor {
          inside = Point(
            x: Double(anchor.x) * (width - size.width), y: Double(anchor.y) * (row.height - size.height))
        } else {
          let alignment = Alignment(
            horizontal: isWide ? self.alignment.horizontal : columns[cell.column],
            vertical: row.alignment ?? self.alignment.vertical)
          inside = alignedOrigin(cell.node, size, in: room, alignment, offered, tree)
        }
        tree.place(
          cell.node, at: Point(x: x + inside.x, y: y + inside.y), in: frame, proposal: offered, placement)
      }
      y += row.height + vertical
    }
  }

  private func columnAlignments(_ rows: [Row], _ count: Int) -> [HorizontalAlignment] {
    var result = Array(repeating: alignment.horizontal, count: count)
    for cell in rows.flatMap(\.cells) where cell.span != .max {
      if let own = cell.traits.alignment { result[cell.column] = own }
    }
    return result
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
