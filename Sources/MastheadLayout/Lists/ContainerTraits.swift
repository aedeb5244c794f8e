/// What views tell lists and grids. Few do, so that it is kept apart from what every node carries. Never changed once it is made.
final class ContainerTraits {
  let row: RowTraits?
  let cell: CellTraits

  init(row: RowTraits?, cell: CellTraits) {
    self.row = row
    self.cell = cell
  }
}

extension Traits {
  /// How the view's row looks in a list; nil for as usual.
  var row: RowTraits? {
    get { container?.row }
    set { container = ContainerTraits(row: newValue, cell: cell) }
  }

  /// How the view stands in a grid.
  var cell: CellTraits {
    get { container?.cell ?? CellTraits() }
    set { container = ContainerTraits(row: row, cell: newValue) }
  }
}
