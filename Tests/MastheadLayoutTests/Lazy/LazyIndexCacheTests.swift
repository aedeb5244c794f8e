import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// What one frame found out about a lazy stack, used by the next.
@Suite struct LazyIndexCacheTests {
  private final class Calls {
    var rows = 0
    var sections = 0
    var height: CGFloat = 40

    func askRow() { rows += 1 }
    func askSection() { sections += 1 }
  }

  private let calls = Calls()
  private let text = TextEngine(library: FontLibrary())
  private let cache = LazyIndexCache()

  private func frame<V: View>(_ view: V, offset: Double, scope: String = "a", width: Double = 390) -> LayoutResult {
    let run = Run(
      text: text,
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: width, height: 844), safeArea: EdgeInsets()), scale: 2,
        environment: EnvironmentValues(), offset: offset),
      indexes: cache, scope: AnyHashable(scope))
    return run.layOut(view)
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<200, id: \.self) { section in
          let _ = calls.askSection()
          Section {
            ForEach(0..<20, id: \.self) { row in
              let _ = calls.askRow()
              Color.clear.frame(height: calls.height + CGFloat(row % 3)).accessibilityLabel("row\(section).\(row)")
            }
          } header: {
            Color.red.frame(height: 30)
          }
        }
      }
    }
  }

  @Test func aFurtherFrameAsksOnlyWhatIsInSight() {
    let first = frame(list, offset: 0)
    let asked = calls.rows
    #expect(asked > 4_000)
    calls.rows = 0
    calls.sections = 0
    let second = frame(list, offset: 60_000)
    #expect(calls.rows < 60)
    #expect(calls.sections < 10)
    #expect(second.scrollMetrics.first?.contentSize == first.scrollMetrics.first?.contentSize)
  }

  @Test func aFurtherFrameIsTheSameAsOneAlone() {
    _ = frame(list, offset: 0)
    for offset in [0.0, 31, 4_321.5, 60_000, 150_000] {
      let remembered = frame(list, offset: offset)
      let alone = frame(list, offset: offset, scope: "alone at \(offset)")
      #expect(remembered.displayList == alone.displayList)
      #expect(remembered.diagnostics == alone.diagnostics)
    }
  }

  @Test func anotherWidthIsAnotherList() {
    let wrapping = ScrollView {
      LazyVStack { ForEach(0..<50, id: \.self) { _ in Text(verbatim: String(repeating: "word ", count: 12)) } }
    }
    let wide = frame(wrapping, offset: 0)
    let narrow = frame(wrapping, offset: 0, width: 150)
    let (low, high) = (wide.scrollMetrics.first?.contentSize.height, narrow.scrollMetrics.first?.contentSize.height)
    #expect((low ?? .nan) * 1.5 < high ?? .nan)
  }

  @Test func rowsThatHaveChangedAreLookedAtAnew() {
    _ = frame(list, offset: 0)
    calls.height = 60
    let changed = frame(list, offset: 1_000)
    let alone = frame(list, offset: 1_000, scope: "alone")
    #expect(changed.displayList == alone.displayList)
    #expect(changed.scrollMetrics.first?.contentSize == alone.scrollMetrics.first?.contentSize)
  }

  private struct Growing: View {
    @State private var count = 10

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.clear.frame(height: 20) }
        }
      }
      .onAppear { count = 100 }
    }
  }

  @Test func stateThatChangesInTheFrameIsSeen() {
    for _ in 0..<2 {
      #expect(frame(Growing(), offset: 0).scrollMetrics.first?.contentSize.height == 2_000)
    }
  }

  @Test func contentThatDependsOnItsPlaceIsNotRemembered() {
    let view = ScrollView {
      GeometryReader { proxy in
        let rows = Int(-proxy.frame(in: .global).minY / 100) + 1
        LazyVStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 300) }
        }
      }
      .frame(height: 3_000)
    }
    _ = frame(view, offset: 0)
    for offset in [100.0, 400, 1_000] {
      let alone = frame(view, offset: offset, scope: "alone at \(offset)")
      #expect(frame(view, offset: offset).displayList == alone.displayList)
      #expect(frame(view, offset: offset).rowCount == alone.rowCount)
    }
  }
}
