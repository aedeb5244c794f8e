import MastheadDisplayList
import Testing

@testable import MastheadCairo

/// The share of an edge's white that reaches `distance` standard deviations into the black: 1 - Φ(distance).
private let tail: [(distance: Double, share: Double)] = [
  (0, 0.5), (0.5, 0.3085), (1, 0.1587), (1.5, 0.0668), (2, 0.0228), (3, 0.00135),
]

private func blurred(_ radius: Double, _ children: [DisplayList.Item], width: Double, height: Double) throws -> Bitmap {
  try rasterize([.group(.init(blurRadius: radius, children: children))], width: width, height: height)
}

/// Small ones by the kernel alone, large ones reduced by 2, 4 and 16 first.
@Test(arguments: [2.0, 5, 8, 20, 75]) func aBlurredEdgeFollowsTheGaussian(radius: Double) throws {
  let middle = (radius * 4).rounded()
  let drawn = try blurred(radius, [fill(-1000, -1000, 1000 + middle, 3000, .white)], width: middle * 2, height: 8)
  for (distance, share) in tail {
    // Between pixel centres, the mean of the two is close to the curve there.
    let place = middle + distance * radius - 0.5
    let low = place.rounded(.down)
    let values = [0, 1].map { Double(drawn[Int(low) + $0, 4] >> 24) }
    let value = values[0] + (values[1] - values[0]) * (place - low)
    #expect(abs(value - share * 255) <= 1.6, "\(value) for \(share * 255) at \(distance)")
  }
}

/// Exactly where the picture is not reduced; else the blocks may lie unevenly about the middle, by less than a step.
@Test(arguments: [(0.4, 0), (1, 0), (2.9, 0), (5, 1), (7.9, 1)]) func aBlurIsSymmetric(radius: Double, tolerance: Int)
  throws
{
  let drawn = try blurred(radius, [fill(10, 10, 5, 5, RGBA(hex: 0xC08040))], width: 25, height: 25)
  var largest = 0
  for y in 0..<25 {
    for x in 0..<25 {
      for other in [drawn[24 - x, y], drawn[x, 24 - y], drawn[y, x]] {
        largest = max(largest, largestDifference(drawn[x, y], other))
      }
    }
  }
  #expect(largest <= tolerance)
}

@Test(arguments: [1.0, 9, 30]) func aFlatAreaStaysFlat(radius: Double) throws {
  let drawn = try blurred(radius, [fill(-500, -500, 1000, 1000, RGBA(hex: 0x123456))], width: 20, height: 20)
  #expect(Set(drawn.pixels) == [0xFF12_3456])
}

@Test func aBlurLosesNothingOfWhatFallsInside() throws {
  let drawn = try blurred(3, [fill(20, 20, 10, 10, .white)], width: 50, height: 50)
  let sum = drawn.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
  #expect(abs(sum / (100 * 255) - 1) < 0.005)
}

@Test func whatLiesOutsideTheClipStillBlursIntoIt() throws {
  let item = DisplayList.Item.group(
    .init(
      clip: .rectangle(Rect(x: 10, y: 0, width: 10, height: 10)),
      children: [.group(.init(blurRadius: 3, children: [fill(0, 0, 10, 10, .white)]))]))
  let drawn = try rasterize([item], width: 20, height: 10)
  #expect(drawn[9, 5] == 0)
  #expect(drawn[10, 5] >> 24 > 80)
}

@Test func aBlurScalesWithItsGroup() throws {
  let small = DisplayList.Item.group(
    .init(transform: .scale(x: 2, y: 2), children: [.group(.init(blurRadius: 2, children: [fill(8, 8, 4, 4, .white)]))])
  )
  let large = DisplayList.Item.group(.init(blurRadius: 4, children: [fill(16, 16, 8, 8, .white)]))
  #expect(try rasterize([small], width: 40, height: 40) == rasterize([large], width: 40, height: 40))
}

private func shadowed(_ shadow: DisplayList.Shadow, opacity: Double = 1) -> DisplayList.Item {
  .group(.init(opacity: opacity, shadow: shadow, children: [fill(20, 20, 10, 10, .white)]))
}

@Test func aShadowWithoutBlurIsTheShapeMoved() throws {
  let drawn = try rasterize(
    [shadowed(.init(color: .black.alpha(0.5), blurRadius: 0, offset: Point(x: 5, y: 3)))], width: 50, height: 50)
  for y in 0..<50 {
    for x in 0..<50 {
      let inShape = (20..<30).contains(x) && (20..<30).contains(y)
      let inShadow = (25..<35).contains(x) && (23..<33).contains(y)
      let expected: UInt32 = inShape ? 0xFFFF_FFFF : inShadow ? 0x8000_0000 : 0
      #expect(drawn[x, y] == expected)
    }
  }
}

@Test func aShadowFarFromItsShapeIsWhole() throws {
  let near = try rasterize(
    [shadowed(.init(color: .black, blurRadius: 2, offset: .zero))], width: 100, height: 50)
  let far = try rasterize(
    [shadowed(.init(color: .black, blurRadius: 2, offset: Point(x: 40, y: 0)))], width: 100, height: 50)
  for y in 0..<50 {
    for x in 10..<20 { #expect(far[x + 40, y] == near[x, y]) }
  }
}

@Test func aShadowReachesThreeDeviations() throws {
  let drawn = try rasterize([shadowed(.init(color: .black, blurRadius: 4, offset: .zero))], width: 50, height: 50)
  #expect(drawn[25, 19] >> 24 > 85)
  #expect(drawn[25, 12] >> 24 > 0)
  #expect(drawn[25, 7] == 0)
  // Its colour is its own, and the shape lies over it.
  #expect(drawn[25, 12] & 0xFFFFFF == 0)
  #expect(drawn[25, 25] == 0xFFFF_FFFF)
}

@Test func aShapeFadesTogetherWithItsShadow() throws {
  let drawn = try rasterize(
    [
      fill(0, 0, 50, 50, .white),
      shadowed(.init(color: .black, blurRadius: 0, offset: Point(x: 5, y: 0)), opacity: 0.5),
    ],
    width: 50, height: 50)
  // Where the shape covers its shadow nothing of the shadow shows.
  #expect(drawn[27, 25] == 0xFFFF_FFFF)
  #expect(drawn[32, 25] == 0xFF7F_7F7F)
}

@Test func aShadowIsCastByWhatTheClipLeaves() throws {
  let item = DisplayList.Item.group(
    .init(
      clip: .rectangle(Rect(x: 20, y: 20, width: 4, height: 4)),
      shadow: .init(color: .red, blurRadius: 0, offset: Point(x: 10, y: 0)), children: [fill(0, 0, 50, 50, .white)]))
  let drawn = try rasterize([item], width: 50, height: 50)
  #expect(drawn[30, 20] == 0xFFFF_0000)
  #expect(drawn[33, 23] == 0xFFFF_0000)
  #expect(drawn[34, 20] == 0)
}
