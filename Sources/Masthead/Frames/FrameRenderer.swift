import MastheadDisplayList
import MastheadLayout
package import MastheadText

/// Makes frames of previews. It owns caches, so each worker has one of its own.
package final class FrameRenderer {
  private let fonts: FontLibrary

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// - Parameter rasterizing: when false, the frame has no bitmap, and nothing is drawn.
  package func frame(of preview: Preview, request: FrameRequest, rasterizing: Bool) throws -> Frame {
    // Provisional: a blank page until the layout engine lands.
    let size =
      switch request.viewport {
      case .size(let size): size
      case .device(let device): device.size
      case .automatic: Size(width: 390, height: 844)
      }
    let color = request.theme == .light ? RGBA.white : .black
    let page = Rect(origin: .zero, size: size)
    let width = Int((size.width * request.scale).rounded())
    let height = Int((size.height * request.scale).rounded())
    let pixel: UInt32 = request.theme == .light ? 0xFFFF_FFFF : 0xFF00_0000
    return Frame(
      displayList: DisplayList(size: size, items: [.fill(.rectangle(page), .color(color), rule: .nonZero)]),
      bitmap: rasterizing
        ? Bitmap(
          widthInPixels: width, heightInPixels: height, pixels: Array(repeating: pixel, count: width * height)) : nil,
      accessibility: AccessibilityNode(role: .screen, frame: page), scrollMetrics: [], diagnostics: [])
  }
}
