import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadCairo

/// Numbers that are the same on every run and machine (SplitMix64, Sebastiano Vigna's public-domain generator).
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Lists of every kind of item, nested a few levels, on a page of 64 x 64.
struct RandomLists {
  private var random: FixedRandom
  private let backdrops: Bool

  init(seed: UInt64, backdrops: Bool = true) {
    random = FixedRandom(seed: seed)
    self.backdrops = backdrops
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Quarters, so that some edges fall on pixels and some do not.
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }

  private mutating func choose(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func rect() -> Rect {
    Rect(x: number(4...40), y: number(4...40), width: number(0...20), height: number(0...20))
  }

  private mutating func point() -> Point { Point(x: number(4...60), y: number(4...60)) }

  private mutating func color() -> RGBA {
    RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &random), alpha: choose(2) == 0 ? 1 : number(0...1))
  }

  private mutating func path() -> Path {
    switch choose(6) {
    case 0: .roundedRectangle(rect(), radius: number(0...8))
    case 1: .roundedRectangle(rect(), radius: number(0...8), isContinuous: true)
    case 2: .ellipse(rect())
    case 3:
      Path(
        .elements([
          .move(to: point()), .line(to: point()), .curve(to: point(), control1: point(), control2: point()), .close,
        ]))
    default: .rectangle(rect())
    }
  }

  private mutating func paint() -> Paint {
    let stops = [Paint.Stop(color: color(), location: 0), Paint.Stop(color: color(), location: number(0.25...1))]
    return switch choose(8) {
    case 0: .linearGradient(.init(stops: stops, start: point(), end: point()))
    case 1: .radialGradient(.init(stops: stops, center: point(), startRadius: 0, endRadius: number(1...30)))
    case 2: .angularGradient(.init(stops: stops, center: point(), startAngle: number(0...3), endAngle: number(3...7)))
    default: .color(color())
    }
  }

  private mutating func group(depth: Int) -> DisplayList.Group {
    var group = DisplayList.Group(children: items(1 + choose(3), depth: depth - 1))
    switch choose(9) {
    case 0: group.opacity = number(0...1)
    case 1: group.clip = path()
    case 2: group.mask = items(1, depth: 0)
    case 3: group.blurRadius = number(0...3)
    case 4:
      group.shadow = .init(
        color: color(), blurRadius: number(0...3), offset: Point(x: number(-4...4), y: number(-4...4)))
    case 5: group.blendMode = DisplayList.BlendMode.allCases[choose(DisplayList.BlendMode.allCases.count)]
    case 6: group.transform = .translation(x: number(-9...9), y: number(-9...9))
    case 7: group.transform = Transform.scale(x: number(0.5...1.5), y: number(0.5...1.5)).about(Point(x: 32, y: 32))
    default: group.transform = Transform.rotation(sine: 0.6, cosine: 0.8).about(Point(x: 32, y: 32))
    }
    return group
  }

  private mutating func item(depth: Int) -> DisplayList.Item {
    switch choose(depth > 0 ? 9 : 5) {
    case 0:
      return .stroke(
        path(), paint(),
        style: StrokeStyle(lineWidth: number(0.25...4), lineJoin: choose(2) == 0 ? .miter : .round, miterLimit: 3))
    case 1 where backdrops:
      return .backdrop(path(), Material(blurRadius: number(0...9), saturation: 1.8, base: color(), tint: .overlay(0.4)))
    case 2:
      let glyphs = (0...choose(3)).map {
        GlyphRun.Glyph(id: 1 + UInt32($0), position: Point(x: Double($0) * 5.3, y: 0))
      }
      return .glyphs(
        GlyphRun(
          font: .init(name: "Test"), size: 8, origin: point(), glyphs: glyphs, text: "",
          bounds: Rect(x: 0, y: -6, width: 22, height: 6)), paint())
    case 5...: return .group(group(depth: depth))
    default: return .fill(path(), paint(), rule: choose(2) == 0 ? .nonZero : .evenOdd)
    }
  }

  mutating func items(_ count: Int, depth: Int) -> [DisplayList.Item] { (0..<count).map { _ in item(depth: depth) } }

  mutating func list() -> DisplayList {
    DisplayList(size: Size(width: 64, height: 64), items: items(6, depth: 3))
  }

  /// Glyphs of 5 x 6 pixels, and outlines that hold them.
  static func glyphs() -> TestGlyphs {
    let glyphs = TestGlyphs()
    for id in 1...4 as ClosedRange<UInt32> {
      glyphs.masks[id] = GlyphMask(
        left: 0, top: 6, width: 5, height: 6, coverage: (0..<30).map { UInt8($0 * 8 + Int(id)) })
      glyphs.outlines[id] = .ellipse(Rect(x: 0, y: -6, width: 5, height: 6))
    }
    return glyphs
  }
}

@Test func equalListsGiveEqualPixelsWhateverWasDrawnBefore() throws {
  var random = RandomLists(seed: 7)
  let lists = (0..<25).map { _ in random.list() }
  let used = CairoRenderer(text: RandomLists.glyphs())
  var bitmap = Bitmap(widthInPixels: 0, heightInPixels: 0, pixels: [])
  for list in lists { try used.render(list, scale: 2, into: &bitmap) }
  // Backwards, in memory that holds another picture, against a renderer that has drawn nothing.
  for list in lists.reversed() {
    try used.render(list, scale: 2, into: &bitmap)
    let fresh = try CairoRenderer(text: RandomLists.glyphs()).render(list, scale: 2)
    #expect(fresh == bitmap, "\(list)")
  }
}

@Test func workersAgree() async throws {
  var random = RandomLists(seed: 8)
  let lists = (0..<12).map { _ in random.list() }
  let pictures = try await withThrowingTaskGroup(of: [Bitmap].self) { group in
    for _ in 0..<4 {
      group.addTask {
        let renderer = CairoRenderer(text: RandomLists.glyphs())
        return try lists.map { list in try renderer.render(list, scale: 1) }
      }
    }
    return try await group.reduce(into: [[Bitmap]]()) { $0.append($1) }
  }
  #expect(Set(pictures).count == 1)
}

@Test func pixelsAreMultipliedByAlpha() throws {
  var random = RandomLists(seed: 9)
  let renderer = CairoRenderer(text: RandomLists.glyphs())
  for _ in 0..<60 {
    let list = random.list()
    let bitmap = try renderer.render(list, scale: 1)
    let wrong = bitmap.pixels.first { $0 < 0xFF00_0000 && $0 != 0 && channels($0).max() != $0 >> 24 }
    #expect(wrong == nil, "\(wrong.map { hex([$0]) } ?? "") in \(list)")
  }
}

/// Nothing is drawn outside the bounds of a list, up to the half pixel that glyphs may move.
@Test(arguments: [1.0, 2]) func boundsHoldThePixels(scale: Double) throws {
  var random = RandomLists(seed: 10, backdrops: false)
  let renderer = CairoRenderer(text: RandomLists.glyphs())
  for _ in 0..<100 {
    let list = DisplayList(size: Size(width: 64, height: 64), items: random.items(1, depth: 3))
    let bitmap = try renderer.render(list, scale: scale)
    let bounds = list.bounds.isEmpty ? .zero : list.bounds.insetBy(x: -0.5 / scale, y: -0.5 / scale)
    let box = PixelRect(covering: Transform.scale(x: scale, y: scale).apply(to: bounds))
    let outside = bitmap.pixels.indices.first { index in
      guard bitmap.pixels[index] != 0 else { return false }
      let (x, y) = (index % bitmap.widthInPixels, index / bitmap.widthInPixels)
      return !(x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY)
    }
    #expect(outside == nil, "\(list) has \(list.bounds)")
  }
}

/// Drawing under a clip changes nothing inside the clip, however parts are cut for drawing apart.
///
/// But for a 15th of 255: Cairo cuts outlines where they leave a clip, and rounds the place, which may move an edge near it
/// by one of its 15 lines a pixel.
@Test func aClipOnlyHides() throws {
  var random = RandomLists(seed: 11, backdrops: false)
  let renderer = CairoRenderer(text: RandomLists.glyphs())
  let clip = Rect(x: 17, y: 21, width: 22, height: 19)
  for _ in 0..<60 {
    let items = random.items(2, depth: 3)
    let size = Size(width: 64, height: 64)
    let whole = try renderer.render(DisplayList(size: size, items: items), scale: 1)
    let clipped = DisplayList(size: size, items: [.group(.init(clip: .rectangle(clip), children: items))])
    let part = try renderer.render(clipped, scale: 1)
    let wrong = part.pixels.indices.first { index in
      let place = Point(x: Double(index % 64), y: Double(index / 64))
      let expected = clip.contains(place) ? whole.pixels[index] : 0
      return part.pixels[index] != expected && largestDifference(part.pixels[index], expected) > 17
    }
    #expect(wrong == nil, "\(wrong.map { hex([part.pixels[$0], whole.pixels[$0]]) } ?? "") in \(clipped)")
  }
}
