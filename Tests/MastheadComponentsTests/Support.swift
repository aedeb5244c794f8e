import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText

/// How a view is laid out in a test: 390 points wide, 200 high, unless the test says otherwise.
struct Setting {
  var size = CGSize(width: 390, height: 200)
  var safeArea = EdgeInsets()
  var scale = 2.0
  var offset: Double?
  var scheme = ColorScheme.light
  var direction = LayoutDirection.leftToRight
  var textSize = DynamicTypeSize.large
  var isPressed = false

  func layOut<V: View>(_ view: V) -> LayoutResult {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.layoutDirection = direction
    environment.dynamicTypeSize = textSize
    environment.isPressed = isPressed
    let canvas = LayoutConfiguration.Canvas.fixed(
      Size(width: Double(size.width), height: Double(size.height)), safeArea: safeArea)
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(canvas: canvas, scale: scale, environment: environment, offset: offset))
    return run.layOut(view)
  }
}

/// Frames on the canvas, by the name that a test gave.
final class Frames {
  private(set) var all: [String: CGRect] = [:]

  subscript(name: String) -> CGRect? { all[name] }

  /// Only what the next layout has will be known.
  func forget() { all = [:] }

  fileprivate func record(_ frame: CGRect, as name: String) {
    all[name] = frame
  }
}

extension View {
  /// Notes the view's frame at each layout.
  func probe(_ name: String, _ frames: Frames) -> some View {
    background {
      GeometryReader { proxy in
        let _ = frames.record(proxy.frame(in: .global), as: name)
        Color.clear
      }
    }
  }
}

/// A view of a fixed size, so that a test does not depend on fonts.
func block(_ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> some View {
  color.frame(width: width, height: height)
}

extension DisplayList {
  /// All items with the product of the opacities around them, groups opened, back to front.
  var leaves: [(item: Item, opacity: Double)] {
    func open(_ items: [Item], _ opacity: Double) -> [(Item, Double)] {
      items.flatMap { item -> [(Item, Double)] in
        if case .group(let group) = item { return open(group.children, opacity * group.opacity) }
        return [(item, opacity)]
      }
    }
    return open(items, 1)
  }

  /// The boxes of what is filled with a colour, in points before transforms.
  func fills(_ color: RGBA) -> [Rect] {
    leaves.compactMap { leaf in
      if case .fill(let path, .color(color), _) = leaf.item { path.bounds } else { nil }
    }
  }

  /// What is written, back to front.
  var texts: [(text: String, opacity: Double, paint: Paint)] {
    leaves.compactMap { leaf in
      if case .glyphs(let run, let paint) = leaf.item { (run.text, leaf.opacity, paint) } else { nil }
    }
  }
}

extension AccessibilityNode {
  /// This element and all inside, in reading order.
  var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}

func rgba(_ hex: UInt32, _ alpha: Double = 1) -> RGBA { RGBA(hex: hex, alpha: alpha) }
