import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// Rows whose height nobody fixed: asked, and measured only where the view does not know.
@Suite struct RowLengthTests {
  private final class Counts {
    var bodies = 0
    var probes = 0
  }

  /// A view of user code without state.
  private struct Row: View {
    let number: Int

    var body: some View {
      Text(verbatim: "Message \(number)")
        .padding(.vertical, 3)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
    }
  }

  /// A line of body text at 3x: 20.29 points, rounded up to the pixel.
  private static let lineHeight = 61.0 / 3

  private struct StatefulRow: View {
    let number: Int
    @State private var isOpen = false

    var body: some View { Text(verbatim: isOpen ? "open" : "Message \(number)") }
  }

  /// The content's height and the lengths of the rows, by the index and by making each row.
  private func lengths<Row: View>(
    _ count: Int, environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder row: @escaping (Int) -> Row
  ) -> (asked: [Double?], measured: [Double?]) {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: 390, height: 844), safeArea: EdgeInsets()), scale: 2, environment: environment))
    run.beginPass()
    let scratch = LazyScratch(run: run)
    let tree = NodeTree(run: run, memory: run.memory)
    tree.nodes.append(Node(rule: PassThroughRule(), parent: -1, scope: -1, identity: .root, isMirrored: false))
    let inputs = _ViewInputs(
      tree: tree, parent: 0, environment: environment, identity: .root, scope: -1, depth: 0)
    var list = _ViewList()
    ForEach<Range<Int>, Int, Row>._list(ForEach(0..<count) { row($0) }, inputs, &list)
    guard case .run(let rows)? = list.entries.first else {
      Issue.record("ForEach gives no run of rows")
      return ([], [])
    }
    let query = _LengthQuery(
      axis: .vertical, cross: 390, environment: environment, text: LineHeights(engine: run.text), run: run)
    let starts = scratch.starts(rows, .vertical, 390, 0)
    // Starts are sums, and their differences not exact.
    func rounded(_ length: Double?) -> Double? { length.map { ($0 * 1e6).rounded() / 1e6 } }
    return (
      (0..<count).map { rounded(rows.length($0, query)) }, (0..<count).map { rounded(starts[$0 + 1] - starts[$0]) }
    )
  }

  @Test func oneLineOfTextIsAsHighAsItIsSaidToBe() {
    let plain = lengths(30) { Text(verbatim: "Message number \($0)") }
    #expect(plain.asked == plain.measured)
    let padded = lengths(30) { Row(number: $0) }
    #expect(padded.asked == padded.measured)
    let styled = lengths(12) { row in
      Text(verbatim: "Row \(row)").font([.caption, .title, .headline][row % 3]).bold().padding(CGFloat(row))
    }
    #expect(styled.asked == styled.measured)
    let outside = lengths(12) { Text(verbatim: "Row \($0)").lineLimit(1).font(.largeTitle) }
    #expect(outside.asked == outside.measured)
  }

  @Test func theReadersTextSizeCounts() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility3
    let large = lengths(5, environment: environment) { Row(number: $0) }
    #expect(large.asked == large.measured)
    #expect(large.asked != lengths(5) { Row(number: $0) }.asked)
  }

  @Test func whoeverDoesNotKnowIsMeasured() {
    let long = String(repeating: "wide ", count: 30)
    let rows: [(asked: [Double?], measured: [Double?])] = [
      lengths(2) { _ in Text(verbatim: long) },
      lengths(2) { _ in Text(verbatim: "two\nlines") },
      lengths(2) { _ in Text(verbatim: "small").textCase(.uppercase) },
      lengths(2) { StatefulRow(number: $0) },
      lengths(2) { _ in HStack { Text(verbatim: "a") } },
      lengths(2) { _ in Text(verbatim: "a ").bold() + Text(verbatim: "b") },
    ]
    for (asked, measured) in rows {
      #expect(asked == [nil, nil])
      #expect(measured.allSatisfy { ($0 ?? 0) > 15 })
    }
  }

  @Test func aNarrowFrameMakesTextWrapAndIsNotAnsweredFor() {
    let narrow = lengths(3) { _ in Text(verbatim: "Message number").frame(width: 40) }
    #expect(narrow.asked == [nil, nil, nil])
    let wide = lengths(3) { _ in Text(verbatim: "Message number").frame(width: 200) }
    #expect(wide.asked == wide.measured)
  }

  @Test func boundsAndIdealsOfFramesHold() {
    let rows = lengths(4) { row in
      Text(verbatim: "Row").frame(minHeight: CGFloat(row) * 12, idealHeight: row == 3 ? 50 : nil, maxHeight: 60)
    }
    #expect(rows.asked == rows.measured)
    #expect(rows.asked.last == 50)
  }

  @Test func aHundredThousandRowsOfTextAreNotMade() {
    let probe = Counts()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100_000, id: \.self) { row in
          Text(verbatim: "Message number \(row)").wrapped(in: CountingRule(counts: probe))
        }
      }
    }
    let layout = LaidOut(view, offset: 1_000_000)
    // Each row in sight is measured, once in each of its proposals; none of the others is.
    #expect(probe.probes < 200)
    let height = layout.result.scrollMetrics.first?.contentSize.height ?? 0
    #expect(abs(height - 100_000 * Self.lineHeight) < 0.001)
    #expect(layout.result.diagnostics.isEmpty)
  }

  private struct CountingRule: SamePlaceRule {
    let counts: Counts

    func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
      counts.probes += 1
      return tree.firstChild(of: node).map { tree.measure($0, proposal) } ?? .zero
    }
  }

  @Test func oneRowThatWrapsAmongThousandsMovesAllBehindIt() {
    let long = String(repeating: "wide ", count: 30)
    func row(_ row: Int) -> some View {
      Text(verbatim: row == 500 ? long : "Row \(row)").accessibilityLabel("row\(row)")
    }
    let view = ScrollView { LazyVStack(spacing: 4) { ForEach(0..<1_000, id: \.self) { row($0) } } }
    let stride = Self.lineHeight + 4
    let layout = LaidOut(view, offset: 501 * stride)
    let lines = (measured(390, nil) { Text(verbatim: long) }.height / 21).rounded()
    #expect(lines > 2)
    let wrapped = lines * Self.lineHeight
    let top = layout.top("row501") ?? .nan
    #expect(abs(top - (wrapped + 4 - stride)) < 0.4)
  }
}
