import MastheadCairo
import MastheadDisplayList
import MastheadLayout
package import MastheadText

/// Makes frames of previews. It owns caches, so each worker has one of its own.
package final class FrameRenderer {
  private let text: TextEngine
  private let renderer: CairoRenderer

  package init(fonts: FontLibrary) {
    text = TextEngine(library: fonts)
    renderer = CairoRenderer(text: text)
  }

  /// - Parameter rasterizing: when false, the frame has no bitmap, and nothing is drawn.
  package func frame(of preview: Preview, request: FrameRequest, rasterizing: Bool) throws -> Frame {
    let run = Run(text: text, configuration: LayoutConfiguration(request))
    let result = preview.layOut(run)
    return Frame(
      displayList: result.displayList,
      bitmap: rasterizing ? try renderer.render(result.displayList, scale: request.scale) : nil,
      accessibility: result.accessibility, scrollMetrics: result.scrollMetrics, diagnostics: result.diagnostics)
  }
}
