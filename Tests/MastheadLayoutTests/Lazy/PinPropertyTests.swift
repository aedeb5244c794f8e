import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// What holds for pinned headers and footers whatever the sections are: random ones, with fixed seeds.
@Suite struct PinPropertyTests {
  /// Sections of random sizes: some without rows, header or footer, some shorter than their header.
  private static func sections(_ numbers: inout SeededNumbers) -> [PinnedSections.Extents] {
    (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      PinnedSections.Extents(
        header: Bool.random(using: &numbers) ? Double.random(in: 1...120, using: &numbers) : 42,
        rows: Int.random(in: 0...9, using: &numbers), row: Double.random(in: 1...90, using: &numbers),
        footer: Bool.random(using: &numbers) ? Double.random(in: 1...60, using: &numbers) : 0)
    }
  }

  private static func index(_ sections: [PinnedSections.Extents], spacing: Double) -> LazyIndex {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(canvas: .fixed(.zero, safeArea: EdgeInsets()), scale: 1))
    let tree = NodeTree(run: run)
    tree.nodes.append(
      Node(rule: PassThroughRule(), parent: -1, scope: -1, identity: .root, isMirrored: false))
    let inputs = _ViewInputs(
      tree: tree, parent: 0, environment: EnvironmentValues(), identity: .root, scope: -1, depth: 0)
    let list = Self.list(PinnedSections(sections: sections).content, inputs)
    var builder = LazyIndexBuilder(
      LazyRecipes(list), axis: .vertical, spacing: spacing, cross: 390, scratch: LazyScratch(run: run))
    return builder.build()
  }

  private static func list<V: View>(_ view: V, _ inputs: _ViewInputs) -> _ViewList {
    var list = _ViewList()
    V._list(view, inputs, &list)
    return list
  }

  /// Where a block is drawn, in points from the pin line.
  private static func top(_ block: LazyIndex.Block, _ index: LazyIndex, at offset: Double, seen: Double) -> Double {
    let frame = Rect(x: 0, y: -offset, width: 390, height: index.length)
    var placement = Placement(safeArea: .zero, container: .zero)
    placement.scrollRegion = Rect(x: 0, y: 0, width: 390, height: seen)
    placement.visible = placement.scrollRegion
    let pins = Pins(
      index: index, window: Window(frame, placement, .vertical, isMirrored: false),
      pinnedViews: [.sectionHeaders, .sectionFooters])
    return block.start - offset + pins.shift(of: block)
  }

  @Test(arguments: 0..<20) func pinnedViewsStayInTheirSection(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let spacing = Bool.random(using: &numbers) ? 0 : Double.random(in: 0...20, using: &numbers)
    let index = Self.index(Self.sections(&numbers), spacing: spacing)
    let seen = Double.random(in: 50...900, using: &numbers)
    let rows = index.blocks.filter { $0.role == .row }
    var offset = Double.random(in: -200...0, using: &numbers)
    var lasts: [LazyIndex.Role: [Double]] = [:]
    // 500 offsets a seed are 10,000 of them.
    for _ in 0..<500 {
      let last = offset
      offset = min(max(offset + Double.random(in: -60...90, using: &numbers), -300), index.length + 300)
      for role in [LazyIndex.Role.header, .footer] {
        let blocks = index.blocks.filter { $0.role == role }
        let tops = blocks.map { Self.top($0, index, at: offset, seen: seen) }
        Self.check(blocks, tops, index, offset: offset)
        for (now, before) in zip(tops, lasts[role] ?? tops) {
          #expect(abs(now - before) <= abs(offset - last) + Self.rounding, "moves no farther than the content")
        }
        lasts[role] = tops
      }
      for block in rows {
        #expect(Self.top(block, index, at: offset, seen: seen) == block.start - offset)
      }
    }
  }

  private static let rounding = 1e-6

  /// Headers, or footers, in order of their sections: each inside its own, and none over the one before it.
  private static func check(_ blocks: [LazyIndex.Block], _ tops: [Double], _ index: LazyIndex, offset: Double) {
    var lastEnd = -Double.infinity
    for (block, top) in zip(blocks, tops) {
      let section = index.sections[block.section ?? 0]
      let length = block.end - block.start
      #expect(top >= section.start - offset - rounding, "starts inside its section")
      #expect(top + length <= section.end - offset + rounding, "ends inside its section")
      #expect(top >= lastEnd - rounding, "does not overlap the one before")
      lastEnd = top + length
    }
  }

  /// Whole layouts at a few offsets: rows stand where they stand without pinning.
  @Test(arguments: 0..<6) func rowsDoNotDependOnPinning(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: 100 + seed)
    var view = PinnedSections(sections: Self.sections(&numbers))
    for _ in 0..<4 {
      let offset = Double.random(in: -80...900, using: &numbers)
      view.pinnedViews = [.sectionHeaders, .sectionFooters]
      let pinned = LaidOut(view, offset: offset).frames.filter { $0.key.hasPrefix("row") }
      view.pinnedViews = []
      let plain = LaidOut(view, offset: offset).frames.filter { $0.key.hasPrefix("row") }
      #expect(pinned == plain)
    }
  }
}
