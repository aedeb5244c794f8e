import Foundation
package import MastheadDisplayList
import Observation

/// What layout makes of one view at one moment.
package struct LayoutResult {
  package var displayList: DisplayList
  /// The pictures that the list refers to.
  package var pictures: ImageTable
  package var accessibility: AccessibilityNode
  package var scrollMetrics: [ScrollMetrics]
  package var progress: [ReportedProgress]
  package var diagnostics: [Diagnostic]
  /// Layout passes until state had settled.
  package var passes: Int
  /// Measurements of the last pass that no memory answered.
  package var measureCount: Int
  /// Elements that lazy stacks made in the last pass to show them.
  package var rowCount: Int
}

extension Run {
  /// Resolves, measures, places and draws `view`, again and again until its state has settled.
  ///
  /// A player lets time pass between layouts. In a still none passes: tasks that views make run here as far as they get without
  /// waiting, and not beside the layout, where nobody could say what they have done by when.
  package func layOut<V: View>(_ view: V) -> LayoutResult {
    // What a player lays out has the system's names already.
    guard !isPlaying else { return layOutSettled(view) }
    return withSystemNames {
      loop.play {
        var result = layOutSettled(view)
        for _ in 0..<Limits.passes {
          needsPass = false
          guard loop.drain(), needsPass else { break }
          result = layOutSettled(view)
        }
        return result
      }
    }
  }

  private func layOutSettled<V: View>(_ view: V) -> LayoutResult {
    var environment = configuration.environment
    environment.displayScale = CGFloat(configuration.scale)
    environment.styleReporter = StyleReporter(run: self)
    var passes = 0
    while true {
      passes += 1
      beginPass()
      environment.fields.transaction = transaction
      environment.colorScheme = preferredColorScheme ?? configuration.environment.colorScheme
      let tree = NodeTree(run: self)
      // One list of what all bodies of a pass read: whatever of it changes asks for another pass.
      canvas = withObservationTracking {
        pass(view, environment, tree)
      } onChange: { [changes] in
        changes.note(Transaction.current)
      }
      settle(tree)
      blocks.run()
      if preferredColorScheme != tree.preferredColorScheme {
        preferredColorScheme = tree.preferredColorScheme
        needsPass = true
      }
      if needsPass, passes < Limits.passes { continue }
      if needsPass {
        report(.notSettled, "state still changes after \(Limits.passes) layout passes", path: "")
      }
      takeChanges()
      self.tree = isPlaying ? tree : nil
      var drawing = Drawing(scale: configuration.scale, visible: Rect(origin: .zero, size: canvas))
      let page = Rect(origin: .zero, size: canvas)
      drawing.fillPage(page, SystemColor.systemBackground.resolve(environment))
      tree.draw(0, &drawing)
      drawSystemBars(over: tree, environment, &drawing)
      return LayoutResult(
        displayList: DisplayList(size: canvas, items: drawing.items), pictures: pictures,
        accessibility: describes ? tree.accessibilityTree() : tree.checkedScreen(),
        scrollMetrics: tree.scrollMetrics, progress: tree.progress, diagnostics: diagnostics, passes: passes,
        measureCount: tree.measureCount,
        rowCount: tree.rowCount)
    }
  }

  /// - Returns: the canvas, in points.
  private func pass<V: View>(_ view: V, _ environment: EnvironmentValues, _ tree: NodeTree) -> Size {
    V._resolve(view, tree.root(environment))
    let canvas: Size
    let safeArea: Rect
    let proposal: ProposedSize
    switch configuration.canvas {
    case .fixed(let size, let insets):
      canvas = size
      safeArea = Rect(
        minX: insets.leading, minY: insets.top, maxX: size.width - insets.trailing, maxY: size.height - insets.bottom)
      proposal = ProposedSize(safeArea.size)
    case .fitting(let width, let scrolling, let hugsWidth):
      if tree.nodes.indices.contains(where: { fillsScreen(tree.nodes[$0].rule) }) {
        canvas = scrolling
        proposal = ProposedSize(canvas)
      } else {
        // Placed as it was measured: offered no more than it wants, a stack would have to share and might cut text.
        proposal = ProposedSize(width: width, height: nil)
        let size = tree.measure(0, proposal)
        func pixels(_ length: Double) -> Double {
          max(1 / configuration.scale, pixelCeil(length, scale: configuration.scale))
        }
        canvas = Size(width: hugsWidth ? min(width, pixels(size.width)) : width, height: pixels(size.height))
      }
      safeArea = Rect(origin: .zero, size: canvas)
    }
    let container = Rect(origin: .zero, size: canvas)
    tree.place(0, in: safeArea, proposal, Placement(safeArea: safeArea, container: container))
    return canvas
  }

  private func fillsScreen(_ rule: any NodeRule) -> Bool { rule is any ScrollingRule || rule is WholeScreenRule }

  /// Tells user code what the pass found out; it may change state.
  private func settle(_ tree: NodeTree) {
    tree.deliverPreferences()
    for action in tree.afterPlacement { action() }
    // Everything stands at its rest position, scroll view or not.
    guard let offset = configuration.offset, offset != 0 else { return }
    if tree.scrollMetrics.isEmpty {
      report(.noScrollView, "an offset was asked for, but nothing scrolls here", path: "")
    } else if !asksSideways, tree.scrollMetrics.allSatisfy({ $0.axis == .horizontal }) {
      asksSideways = true
      needsPass = true
    }
  }
}

/// `value` rounded up to the pixel grid. A surplus of rounding errors does not count as a pixel.
func pixelCeil(_ value: Double, scale: Double) -> Double {
  (value * scale - 1e-6).rounded(.up) / scale
}

/// The canvas: proposes the safe area to the view and centres it.
struct RootRule: NodeRule {
  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    ZStackRule(alignment: .center).measure(proposal, node, tree)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    tree.forEachChild(of: node) { child in
      let size = tree.measure(child, proposal)
      let origin = Point(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
      tree.place(child, at: origin, in: frame, proposal: proposal, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
