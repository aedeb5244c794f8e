import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Which gestures a timeline's tap is.
@Suite struct GestureTests {
  /// Counts what taps do; the count is told to assistive technology.
  private struct Counter<Changed: View>: View {
    @State private var count = 0
    let change: (Color, @escaping () -> Void) -> Changed

    var body: some View {
      VStack {
        change(Color.red) { count += 1 }.accessibilityLabel("target")
        Text("count \(count)")
      }
    }
  }

  private func count(_ change: @escaping (Color, @escaping () -> Void) -> some View) -> Int? {
    let end = player(Counter(change: change), [.tap("target"), .wait(0.1)]).frame(at: 0.1)
    return (0...2).first { end.displayList.description.contains("\"count \($0)\"") }
  }

  @Test func aTapEndsATapGesture() {
    #expect(count { view, action in view.onTapGesture(perform: action) } == 1)
    #expect(count { view, action in view.gesture(TapGesture().onEnded { action() }) } == 1)
    #expect(count { view, action in view.highPriorityGesture(TapGesture().onEnded { action() }) } == 1)
    #expect(count { view, action in view.gesture(AnyGesture(TapGesture().onEnded { action() })) } == 1)
  }

  @Test func oneTapIsNoDoubleTap() {
    #expect(count { view, action in view.onTapGesture(count: 2, perform: action) } == 0)
    #expect(count { view, action in view.gesture(TapGesture(count: 2).onEnded { action() }) } == 0)
    #expect(
      count { view, action in
        view.onTapGesture(count: 2) {
          action()
          action()
        }.onTapGesture { action() }
      } == 1)
  }

  @Test func gesturesThatAreSwitchedOffDoNothing() {
    #expect(count { view, action in view.gesture(TapGesture().onEnded { action() }, isEnabled: false) } == 0)
    #expect(count { view, action in view.gesture(TapGesture().onEnded { action() }, including: .subviews) } == 0)
    #expect(
      count { view, action in view.simultaneousGesture(TapGesture().onEnded { action() }, including: .none) } == 0)
  }

  @Test func fingersThatDragOrPressAreNoTap() {
    #expect(count { view, action in view.gesture(DragGesture().onEnded { _ in action() }) } == 0)
    #expect(count { view, action in view.gesture(LongPressGesture().onEnded { _ in action() }) } == 0)
    #expect(count { view, action in view.onLongPressGesture(perform: action) } == 0)
  }

  @Test func aTapIsFoundAmongSeveralGestures() {
    #expect(
      count { view, action in
        view.gesture(DragGesture().onEnded { _ in action() }.simultaneously(with: TapGesture().onEnded { action() }))
      } == 1)
    #expect(
      count { view, action in
        view.gesture(TapGesture(count: 2).onEnded { action() }.exclusively(before: TapGesture().onEnded { action() }))
      } == 1)
  }
}
