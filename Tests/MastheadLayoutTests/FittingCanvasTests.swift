import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

@Suite struct FittingCanvasTests {
  private func layOut<V: View>(_ view: V) -> LayoutResult {
    let canvas = LayoutConfiguration.Canvas.fitting(width: 200, scrolling: Size(width: 200, height: 400))
    let run = Run(
      text: TextEngine(library: FontLibrary()), configuration: LayoutConfiguration(canvas: canvas, scale: 2))
    return run.layOut(view)
  }

  @Test func paragraphsBelowEachOtherAreWhole() {
    // A stack that is offered the height it wants shares it out, and the first of these would get too little.
    let long = "A paragraph that needs several lines where it has no more than two hundred points"
    let result = layOut(
      VStack {
        Text("A title of two lines or so").font(.title)
        Text(long + ", " + long)
        Text("One")
      }
      .frame(maxHeight: .infinity))
    #expect(result.diagnostics.isEmpty)
    #expect(result.displayList.size.height > 200)
  }

  @Test func theCanvasIsAsHighAsTheViewWants() {
    #expect(layOut(Color.red.frame(height: 30.2)).displayList.size == Size(width: 200, height: 30.5))
    #expect(layOut(EmptyView()).displayList.size == Size(width: 200, height: 0.5))
  }
}
