package import Masthead
import MastheadDisplayList
import MastheadLayout

/// A table of how a header changes with the offset, one line for each frame.
///
/// It is a golden of its own: a review sees at once what collapses when.
package struct HeaderCurve: Sendable {
  /// What one frame adds.
  package struct Row: Sendable {
    package let offset: Double
    fileprivate let header: HeaderState
    package let progress: [(name: String, value: Double)]
    /// What is not in its own place.
    package let pinned: [String]

    /// Points; nil without a header.
    package var height: Double? { header.box?.height }

    /// How strongly the parts of the header are drawn, 0...1.
    package var opacities: [(name: String, value: Double)] {
      [
        ("title", header.titleOpacity), ("large", header.largeTitleOpacity), ("hairline", header.hairlineOpacity),
      ]
    }

    /// - Parameter offset: points that were asked for; nil for at rest.
    package init(_ frame: Frame, offset: Double?) {
      self.offset = offset ?? 0
      header = HeaderState(frame)
      progress = frame.progress.map { ($0.name, $0.value) }
      pinned = frame.scrollMetrics.flatMap(\.pinnedViews).filter { $0.state != .resting }.map { view in
        let name = view.label.isEmpty ? "\(view.role.rawValue) \(view.section)" : view.label
        return view.state == .pinned ? name : "\(name) (\(view.state.rawValue))"
      }
    }
  }

  package private(set) var rows: [Row] = []

  package init() {}

  package mutating func add(_ row: Row) {
    rows.append(row)
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// What the rows tell the progress of, each once, in the order in which they come.
  package var progressNames: [String] {
    var names: [String] = []
    for name in rows.flatMap(\.progress).map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }

  /// A line of titles, and one for each frame in the order in which they were added.
  package var text: String {
    let names = progressNames
    let titles = ["offset", "height", "title", "large", "hairline"] + names
    let lines = rows.map { row in
      [
        row.offset.short, row.header.box.map { $0.height.short } ?? "-", row.header.titleOpacity.short,
        row.header.largeTitleOpacity.short, row.header.hairlineOpacity.short,
      ] + names.map { name in row.progress.first { $0.name == name }?.value.short ?? "-" }
    }
    func line(_ cells: [String], _ last: String) -> String {
      zip(cells, titles).map { cell, title in
        // A width that no value changes: otherwise one long number would change every line.
        String(repeating: " ", count: max(0, max(8, title.count) - cell.count)) + cell
      }
      .joined(separator: "  ") + "  " + last + "\n"
    }
    return line(titles, "pinned")
      + zip(lines, rows).map { line($0, $1.pinned.isEmpty ? "-" : $1.pinned.joined(separator: ", ")) }.joined()
  }
}

extension Double {
  /// At most three decimals, which is finer than a pixel and than a level of opacity.
  fileprivate var short: String { FixedDecimal.text((self * 1000).rounded() / 1000) }
}
