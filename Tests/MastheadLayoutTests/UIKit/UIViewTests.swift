import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Views of UIKit inside of SwiftUI, and what code says of all controls of a kind.
@Suite struct UIViewTests {
  private struct Blur: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemChromeMaterial

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
  }

  private struct Opaque: UIViewRepresentable {
    func makeUIView(context: Context) -> some UIView { UIVisualEffectView(effect: UIBlurEffect(style: .dark)) }
    func updateUIView(_ uiView: UIViewType, context: Context) { uiView.alpha = 0.5 }
  }

  private struct Words: UIViewRepresentable {
    final class Coordinator {
      let text = "from the coordinator"
    }

    @Binding var isOn: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = context.coordinator.text
      label.backgroundColor = isOn ? .red : .blue
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  /// The line of the display list that draws a material.
  private func backdrop(_ view: some View) -> String? {
    LaidOut(view, size: Size(width: 100, height: 50), scale: 1).result.displayList.description
      .split(separator: "\n").first { $0.contains("backdrop") }?.trimmingCharacters(in: .whitespaces)
  }

  @Test func anEffectIsDrawnAsItsMaterial() {
    #expect(backdrop(Blur()) != nil)
    #expect(backdrop(Blur()) == backdrop(Rectangle().fill(.bar)))
    #expect(backdrop(Blur(style: .systemThinMaterial)) == backdrop(Rectangle().fill(.thinMaterial)))
    #expect(backdrop(Opaque()) == backdrop(Rectangle().fill(.thinMaterial).environment(\.colorScheme, .dark)))
  }

  @Test func aBackgroundIsDrawnAndTheRestIsReported() {
    let layout = LaidOut(Words(isOn: .constant(true)), size: Size(width: 100, height: 50), scale: 1)
    #expect(
      layout.result.displayList.description.contains("#FF3B30")
        || layout.result.displayList.description.contains("#FF0000"))
    #expect(layout.result.diagnostics.map(\.code) == ["effect-not-drawn"])
    #expect(layout.result.diagnostics.first?.message.contains("UILabel") == true)
  }

  private struct OwnBar: View {
    init() { UITabBar.appearance().isHidden = true }

    var body: some View {
      TabView { Color.red.accessibilityLabel("screen").tabItem { Text("First") } }
    }
  }

  private struct Screen: View {
    var body: some View { OwnBar() }
  }

  @Test func aTabBarThatIsHiddenEverywhereIsHidden() {
    #expect(LaidOut(Screen()).frames["screen"]?.height == 844)
    // The next layout knows nothing of it.
    let other = LaidOut(TabView { Color.red.accessibilityLabel("screen").tabItem { Text("First") } })
    #expect(other.frames["screen"]?.height == 795)
  }
}
