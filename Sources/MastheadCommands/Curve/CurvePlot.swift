import Masthead
import MastheadDisplayList
import MastheadLayout
import MastheadSnapshots

/// The curves of a header over the offset, as a drawing.
struct CurvePlot: View, Sendable {
  struct Line: Sendable {
    let name: String
    /// From left to right; values are 0...1.
    let points: [(offset: Double, value: Double)]
  }

  static let size = Size(width: 720, height: 360)
  private static let plot = CGRect(x: 44, y: 52, width: 652, height: 256)
  private static let colors: [Color] = [.blue, .orange, .green, .purple, .pink, .teal, .brown, .indigo]

  let title: String
  let lines: [Line]
  let range: ClosedRange<Double>

  /// - Parameter curve: its rows in the order of their offsets.
  init(_ title: String, _ curve: HeaderCurve) {
    self.title = title
    let rows = curve.rows
    let offsets = rows.map(\.offset)
    let first = offsets.min() ?? 0
    range = first...max(offsets.max() ?? 0, first + 1)
    var lines: [Line] = []
    func add(_ name: String, _ values: [Double?]) {
      let known = values.compactMap { $0 }
      guard let low = known.min(), let high = known.max(), high > low else { return }
      // Shares stand as they are; lengths are shares of their largest.
      let scale = high > 1 || low < 0 ? max(abs(high), abs(low)) : 1
      let unit = scale == 1 ? "" : " (of \(FixedDecimal.text(scale)))"
      lines.append(
        Line(
          name: name + unit,
          points: zip(offsets, values).compactMap { offset, value in value.map { (offset, max(0, $0 / scale)) } }))
    }
    add("height", rows.map(\.height))
    for index in rows.first?.opacities.indices ?? 0..<0 {
      add(rows[0].opacities[index].name, rows.map { $0.opacities[index].value })
    }
    for name in curve.progressNames { add(name, rows.map { row in row.progress.first { $0.name == name }?.value }) }
    self.lines = lines
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      Text(verbatim: title).font(.system(size: 15, weight: .semibold)).offset(x: Self.plot.minX, y: 12)
      ForEach(0..<5, id: \.self) { grid($0) }
      ForEach(ticks.indices, id: \.self) { tick(ticks[$0]) }
      ForEach(lines.indices, id: \.self) { index in
        path(lines[index]).stroke(color(index), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      legend
    }
    .foregroundStyle(.black)
    .font(.system(size: 11))
    .environment(\.colorScheme, .light)
  }

  private func color(_ index: Int) -> Color { Self.colors[index % Self.colors.count] }

  private func x(_ offset: Double) -> CGFloat {
    Self.plot.minX + Self.plot.width * CGFloat((offset - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  private func y(_ value: Double) -> CGFloat { Self.plot.maxY - Self.plot.height * CGFloat(value) }

  private func path(_ line: Line) -> MastheadLayout.Path {
    MastheadLayout.Path { path in
      for (index, point) in line.points.enumerated() {
        let place = CGPoint(x: x(point.offset), y: y(point.value))
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
  }

  private func grid(_ step: Int) -> some View {
    let value = Double(step) / 4
    return Group {
      Color(white: 0.88).frame(width: Self.plot.width, height: 1).offset(x: Self.plot.minX, y: y(value) - 0.5)
      Text(verbatim: FixedDecimal.text(value))
        .foregroundStyle(Color(white: 0.4))
        .frame(width: 32, height: 14, alignment: .trailing)
        .offset(x: 4, y: y(value) - 7)
    }
  }

  private func tick(_ offset: Double) -> some View {
    Group {
      Color(white: 0.6).frame(width: 1, height: 5).offset(x: x(offset) - 0.5, y: Self.plot.maxY)
      Text(verbatim: FixedDecimal.text(offset))
        .foregroundStyle(Color(white: 0.4))
        .frame(width: 60, height: 14)
        .offset(x: x(offset) - 30, y: Self.plot.maxY + 7)
    }
  }

  private var legend: some View {
    HStack(spacing: 16) {
      ForEach(lines.indices, id: \.self) { index in
        HStack(spacing: 5) {
          Capsule().fill(color(index)).frame(width: 14, height: 3)
          Text(verbatim: lines[index].name)
        }
      }
    }
    .offset(x: Self.plot.minX, y: Self.plot.maxY + 28)
  }

  /// Round numbers along the offset, about eight of them.
  private var ticks: [Double] {
    let span = range.upperBound - range.lowerBound
    let steps: [Double] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000]
    let step = steps.first { span / $0 <= 9 } ?? span
    let first = (range.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: range.upperBound, by: step))
  }
}
