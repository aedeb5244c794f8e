import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

/// Puts views one after the other from the leading edge, each moved down by its own value.
private struct Stairs: Layout {
  struct StepKey: LayoutValueKey {
    static var defaultValue: CGFloat { 10 }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    CGSize(
      width: cache.reduce(0) { $0 + $1.width },
      height: zip(subviews, cache).reduce(0) { max($0, $1.0[StepKey.self] + $1.1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY + subview[StepKey.self]), proposal: .unspecified)
      x += size.width
    }
  }
}

/// Places nothing, and is as large as the test says.
private struct Idle: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Puts the last view's trailing bottom corner on its own.
private struct Corner: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: .zero, proposal: .zero)
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 40, height: nil))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline ? 7 : nil
  }
}

@Suite struct LayoutProtocolTests {
  private final class Seen {
    var frames: [String: CGRect] = [:]
  }

  private func probe(_ name: String, _ seen: Seen, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    GeometryReader { proxy in
      let _ = seen.frames.updateValue(proxy.frame(in: .global), forKey: name)
    }
    .frame(width: width, height: height)
  }

  private func layOut<V: View>(_ view: V, rightToLeft: Bool = false) {
    var environment = EnvironmentValues()
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let canvas = LayoutConfiguration.Canvas.fixed(Size(width: 200, height: 100), safeArea: EdgeInsets())
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(canvas: canvas, scale: 2, environment: environment))
    _ = run.layOut(view.frame(width: 200, height: 100, alignment: .topLeading))
  }

  @Test(arguments: [false, true]) func subviewsStandWhereTheLayoutPutsThem(rightToLeft: Bool) {
    let seen = Seen()
    layOut(
      Stairs {
        probe("first", seen, 30, 10)
        probe("second", seen, 50, 20).layoutValue(key: Stairs.StepKey.self, value: 25).padding(5)
        Group { probe("third", seen, 10, 10) }.layoutValue(key: Stairs.StepKey.self, value: 0)
      }, rightToLeft: rightToLeft)
    let expected = [
      "first": CGRect(x: 0, y: 10, width: 30, height: 10), "second": CGRect(x: 35, y: 30, width: 50, height: 20),
      "third": CGRect(x: 90, y: 0, width: 10, height: 10),
    ]
    for (name, frame) in expected {
      let x = rightToLeft ? 200 - frame.maxX : frame.minX
      #expect(seen.frames[name] == CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height), "\(name)")
    }
  }

  @Test func aSubviewThatIsNotPlacedStandsInTheMiddle() {
    let seen = Seen()
    layOut(Idle(size: CGSize(width: 100, height: 60)) { probe("it", seen, 20, 10) })
    #expect(seen.frames["it"] == CGRect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test(arguments: [CGSize(width: CGFloat.nan, height: -5), .zero])
  func aSizeThatIsNoneCountsAsZero(size: CGSize) {
    let seen = Seen()
    layOut(
      HStack(alignment: .top, spacing: 0) {
        Idle(size: size) { EmptyView() }
        probe("next", seen, 20, 10)
      })
    #expect(seen.frames["next"] == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(arguments: [false, true]) func theLastPlaceCountsAndItsAnchorIsLogical(rightToLeft: Bool) {
    let seen = Seen()
    layOut(Corner { probe("it", seen, nil, 10) }.frame(width: 120, height: 50), rightToLeft: rightToLeft)
    #expect(seen.frames["it"] == CGRect(x: 80, y: 40, width: 40, height: 10))
  }

  @Test func aGuideOfTheLayoutLinesItUp() {
    let seen = Seen()
    layOut(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Corner { probe("in", seen, nil, 10) }.frame(width: 60, height: 50)
        probe("next", seen, 20, 4)
      })
    // The guide is 7 below the layout's top, and the bottom edge of the view beside it.
    #expect(seen.frames["next"]?.maxY == 7)
  }

  @Test func aSpacerStretchesAlongTheOrientationOfTheLayout() {
    let seen = Seen()
    layOut(
      Corner {
        Spacer().background(probe("it", seen, nil, nil))
      }
      .frame(width: 100, height: 50))
    #expect(seen.frames["it"] == CGRect(x: 60, y: 50, width: 40, height: 0))
  }
}
