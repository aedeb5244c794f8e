import Foundation
import MastheadDisplayList
import MastheadLayout

@testable import MastheadComponents

/// What a test finds out about a scaling header: where its parts are drawn, and what its bindings were told.
final class ScalingProbe {
  let frames = Frames()
  var progress: CGFloat = 0
  var offset: CGFloat = 0
  var closure: (height: CGFloat, progress: CGFloat) = (0, 0)
  var events: [String] = []
  var reset = false
  var snap: SnapHeaderState?

  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<ScalingProbe, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }
}

typealias TestedScroll = ScalingHeaderScrollView<AnyView, AnyView>

/// A header on a probe above content of a fixed height.
func scaling(
  _ probe: ScalingProbe, min: CGFloat, max: CGFloat, content: CGFloat = 1_500,
  header: AnyView = AnyView(Color.blue)
) -> TestedScroll {
  ScalingHeaderScrollView(minHeight: min, maxHeight: max) { height, progress -> AnyView in
    probe.closure = (height, progress)
    return AnyView(header.probe("header", probe.frames))
  } content: {
    AnyView(Color.red.frame(height: content).probe("content", probe.frames))
  }
}

/// A view played on a timeline, on a canvas of 390 by 800 points.
func player<V: View>(
  _ view: V, _ steps: [Timeline.Step], environment: EnvironmentValues = EnvironmentValues()
) -> Player {
  Setting(size: CGSize(width: 390, height: 800)).play(view, steps, environment: environment)
}

extension LayoutResult {
  /// What the metrics say of a progress.
  func progress(_ name: String) -> Double? { progress.first { $0.name == name }?.value }

  var offsetY: Double { scrollMetrics.first?.offset.y ?? .nan }
}
