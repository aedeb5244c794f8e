import MastheadTesting
import Testing

@testable import MastheadTesting

/// Rows under a header that collapses by a given share of what is scrolled.
private struct Page: View {
  let height: @Sendable (CGFloat) -> CGFloat
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { Text("Row \($0)").frame(height: 40) }
      }
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) { PageHeader(height: height(offset)) }
  }
}

private struct PageHeader: View {
  let height: CGFloat

  var body: some View {
    ZStack {
      Color.white
      Text("Inbox").fontWeight(.semibold).accessibilityAddTraits(.isHeader)
    }
    .frame(height: height)
  }
}

private func problems<V: View>(_ view: V, _ offsets: SnapshotOffsets, _ checks: [ScrollCheck]) -> [String] {
  nonisolated(unsafe) let view = view
  return ScrollAssertion(
    preview: Preview("page") { view }, axes: SnapshotAxes(offsets: offsets), checks: checks
  ).problems()
}

@Test func aHeaderThatCollapsesWithTheContentPasses() {
  let page = Page { offset in max(44, min(96, 96 - offset)) }
  #expect(problems(page, .every(4, in: 0...120), ScrollCheck.all) == [])
  assertScrolling(of: page, at: .every(20, in: 0...120))
}

@Test func aHeaderThatSnapsIsFound() throws {
  let page = Page { offset in offset > 50 ? 44 : 96 }
  let found = problems(page, .every(4, in: 0...120), [.noJumps])
  #expect(found.contains("noJumps, light: the header's lower edge moves by 52 points from 48 to 52."))
}

@Test func offsetsAreNeeded() {
  #expect(
    problems(Text("x"), [], ScrollCheck.all) == ["The frames can't be made: at is empty, so there is no frame"])
}
