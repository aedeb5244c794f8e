import Foundation
import MastheadDisplayList
package import MastheadLayout

extension LayoutConfiguration {
  /// The width of a component that has the canvas to itself, and the canvas of a preview that scrolls (DESIGN, 10).
  private static let defaultSize = Size(width: 390, height: 844)

  init(_ request: FrameRequest) {
    var environment = EnvironmentValues()
    environment.colorScheme = request.theme == .light ? .light : .dark
    environment.layoutDirection = request.direction == .leftToRight ? .leftToRight : .rightToLeft
    environment.dynamicTypeSize = DynamicTypeSize(request.textSize)
    environment.accessibilityReduceMotion = request.settings.contains(.reduceMotion)
    environment.accessibilityReduceTransparency = request.settings.contains(.reduceTransparency)
    environment.colorSchemeContrast = request.settings.contains(.increaseContrast) ? .increased : .standard
    let canvas: Canvas =
      switch request.viewport {
      case .automatic: .fitting(width: Self.defaultSize.width, scrolling: Self.defaultSize)
      case .size(let size): .fixed(size, safeArea: EdgeInsets())
      case .device(let device): .fixed(device.size, safeArea: EdgeInsets(device.safeAreaInsets))
      }
    self.init(
      canvas: canvas, scale: request.scale, environment: environment, offset: request.offset,
      showsSystemBars: request.showsSystemBars)
  }
}

extension FrameRequest {
  /// The request with the room that the preview wants, where none was asked for.
  func filled(in layout: Preview.Layout?) -> FrameRequest {
    guard viewport == .automatic, let layout else { return self }
    var result = self
    switch layout {
    case .device(let device): result.viewport = .device(device)
    case .fixed(let size): result.viewport = .size(size)
    case .fitting: break
    }
    return result
  }
}

extension LayoutConfiguration.Canvas {
  /// For a request that is filled and still says nothing of the room; nil for as much as a component has.
  init?(_ layout: Preview.Layout?) {
    guard case .fitting(let device) = layout else { return nil }
    self = .fitting(width: device.size.width, scrolling: device.size, hugsWidth: true)
  }
}

extension EdgeInsets {
  // Left and right are the same on every device, so that which of them leads does not matter.
  fileprivate init(_ insets: ScrollMetrics.Insets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.right))
  }
}

extension DynamicTypeSize {
  package init(_ size: TextSize) {
    self =
      switch size {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .ax1: .accessibility1
      case .ax2: .accessibility2
      case .ax3: .accessibility3
      case .ax4: .accessibility4
      case .ax5: .accessibility5
      }
  }
}
