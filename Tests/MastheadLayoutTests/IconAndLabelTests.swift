import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

@Suite struct IconAndLabelTests {
  private func layOut<V: View>(_ view: V, direction: LayoutDirection = .leftToRight, safeArea: CGFloat = 0)
    -> LayoutResult
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let canvas = LayoutConfiguration.Canvas.fixed(
      Size(width: 100, height: 100), safeArea: EdgeInsets(top: safeArea, leading: 0, bottom: 0, trailing: 0))
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(canvas: canvas, scale: 2, environment: environment))
    return run.layOut(view)
  }

  private let icon = Image(icon: "caret-left", font: "Phosphor")

  @Test func aLabelOutsideTheButtonCounts() {
    let result = layOut(Button(action: {}, label: { icon }).accessibilityLabel("Back"))
    #expect(result.accessibility.children.map(\.label) == ["Back"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func anIconWithoutALabelIsReported() {
    let result = layOut(Button(action: {}, label: { icon }))
    #expect(result.diagnostics.map(\.code) == ["button-without-label"])
  }

  @Test func anIconByItsOwnNameDoesNotFlip() {
    let lists = [LayoutDirection.leftToRight, .rightToLeft].map { layOut(icon, direction: $0).displayList }
    #expect(lists[0] == lists[1])
  }

  @Test func aSquareIconStaysSquareOnThePixelGrid() throws {
    // 20.3 points from 0.1 down end at 20.4: 40 pixels across, 41 down if each edge is rounded by itself.
    let result = layOut(icon.resizable().frame(width: 20.3, height: 20.3).position(x: 50.05, y: 50.2))
    guard case .glyphs? = result.displayList.items.last else {
      Issue.record("the icon is drawn through a transform: \(result.displayList)")
      return
    }
  }

  @Test(arguments: [(90.0, 0.0, 1.0), (180, -1, 0), (270, 0, -1), (-180, -1, 0)])
  func quarterTurnsAreExact(degrees: Double, a: Double, b: Double) throws {
    let result = layOut(Color.red.frame(width: 10, height: 20).rotationEffect(.degrees(degrees)))
    guard case .group(let group)? = result.displayList.items.last else {
      Issue.record("no group")
      return
    }
    #expect([group.transform.a, group.transform.b] == [a, b])
  }

  @Test func aColourBehindAViewReachesBeneathTheSafeArea() throws {
    let result = layOut(Color.clear.background(Color.red), safeArea: 20)
    guard case .fill(let path, _, _)? = result.displayList.items.last else {
      Issue.record("no fill")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }
}
