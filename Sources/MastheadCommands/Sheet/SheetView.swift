import Masthead
import MastheadDisplayList
import MastheadLayout

/// Frames side by side on one page, with what each is below it.
struct SheetView: View, Sendable {
  struct Cell: Sendable {
    let picture: Picture
    /// Points.
    let size: Size
    let caption: String
  }

  struct Section: Sendable {
    let title: String
    var rows: [[Cell]]
  }

  let sections: [Section]
  /// True to draw a telephone around each.
  let hasDevice: Bool

  // Points.
  private static let margin = 28.0
  private static let gap = 20.0
  private static let titleHeight = 30.0
  private static let captionHeight = 24.0
  private static let bezel = 9.0

  /// The page, in points.
  var size: Size {
    var (width, height) = (0.0, 0.0)
    for section in sections {
      height += Self.titleHeight + Self.gap
      for row in section.rows {
        let widths = row.map { $0.size.width + 2 * border }
        width = max(width, widths.reduce(0, +) + Self.gap * Double(max(0, row.count - 1)))
        height += (row.map(\.size.height).max() ?? 0) + 2 * border + Self.captionHeight + Self.gap
      }
    }
    return Size(width: max(width, 320) + 2 * Self.margin, height: height - Self.gap + 2 * Self.margin)
  }

  private var border: Double { hasDevice ? Self.bezel : 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      ForEach(sections.indices, id: \.self) { index in
        Text(verbatim: sections[index].title).font(.title2.bold()).frame(height: Self.titleHeight)
        ForEach(sections[index].rows.indices, id: \.self) { row in
          HStack(alignment: .top, spacing: Self.gap) {
            ForEach(sections[index].rows[row].indices, id: \.self) { cell(sections[index].rows[row][$0]) }
          }
        }
      }
    }
    .padding(Self.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(white: 0.93))
  }

  private func cell(_ cell: Cell) -> some View {
    VStack(spacing: 0) {
      if hasDevice {
        image(cell)
          .clipShape(RoundedRectangle(cornerRadius: 38))
          .padding(Self.bezel)
          .background(.black, in: RoundedRectangle(cornerRadius: 38 + Self.bezel))
      } else {
        image(cell).overlay { Rectangle().strokeBorder(Color(white: 0.78), lineWidth: 0.5) }
      }
      Text(verbatim: cell.caption)
        .font(.system(size: 13))
        .foregroundStyle(Color(white: 0.35))
        .lineLimit(1)
        .frame(height: Self.captionHeight, alignment: .bottom)
    }
  }

  private func image(_ cell: Cell) -> some View {
    Image(cell.picture, label: cell.caption)
      .resizable()
      .frame(width: cell.size.width, height: cell.size.height)
  }
}
