import Foundation
import MastheadDisplayList

@testable import MastheadLayout

/// Layouts made of numbers: the same seed gives the same tree.
struct RandomViews {
  private var numbers: SeededNumbers
  private var leaves = 0
  let probes: Probes
  private let hasEffects: Bool

  /// - Parameter hasEffects: also what does not mirror: offsets, transforms, text, effects and scrolling.
  init(seed: UInt64, _ probes: Probes, hasEffects: Bool = false) {
    numbers = SeededNumbers(seed: seed)
    self.probes = probes
    self.hasEffects = hasEffects
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &numbers)) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  /// A view at most `depth` containers deep.
  mutating func view(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    if hasEffects, Bool.random(using: &numbers) { return effect(depth: depth) }
    let spacing = pick([nil, CGFloat(0), 3, -4])
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0:
      let children = children(depth)
      return AnyView(HStack(alignment: pick([.top, .center, .bottom]), spacing: spacing) { forEach(children) })
    case 1:
      let children = children(depth)
      return AnyView(VStack(alignment: pick([.leading, .center, .trailing]), spacing: spacing) { forEach(children) })
    case 2:
      let children = children(depth)
      return AnyView(ZStack(alignment: pick(Self.alignments)) { forEach(children) })
    case 3:
      return AnyView(
        view(depth: depth - 1).padding(
          EdgeInsets(
            top: number(-3...9), leading: number(-3...9), bottom: number(-3...9), trailing: number(-3...9))))
    case 4:
      return AnyView(
        view(depth: depth - 1).frame(width: number(5...80), height: number(5...80), alignment: pick(Self.alignments)))
    case 5:
      return AnyView(view(depth: depth - 1).frame(maxWidth: .infinity, alignment: pick(Self.alignments)))
    case 6:
      let layer = view(depth: depth - 1)
      return AnyView(view(depth: depth - 1).overlay(alignment: pick(Self.alignments)) { layer })
    case 7:
      let layer = view(depth: depth - 1)
      return AnyView(view(depth: depth - 1).background(alignment: pick(Self.alignments)) { layer })
    default:
      let inner = view(depth: depth - 1)
      return AnyView(GeometryReader { _ in inner })
    }
  }

  private mutating func effect(depth: Int) -> AnyView {
    let inner = view(depth: depth - 1)
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: return AnyView(inner.offset(x: number(-30...30), y: number(-30...30)))
    case 1: return AnyView(inner.scaleEffect(x: number(-2...3), y: number(0...2), anchor: .topLeading))
    case 2: return AnyView(inner.rotationEffect(.degrees(number(-90...90))))
    case 3: return AnyView(inner.opacity(number(0...10) / 10))
    case 4: return AnyView(inner.blur(radius: number(0...8)))
    case 5: return AnyView(inner.shadow(radius: number(0...8), x: number(-4...4), y: number(-4...4)))
    case 6: return AnyView(inner.clipShape(RoundedRectangle(cornerRadius: number(0...30))))
    case 7:
      let mask = view(depth: depth - 1)
      return AnyView(inner.mask { mask })
    case 8: return AnyView(ScrollView(pick([.vertical, .horizontal])) { inner })
    case 9: return AnyView(inner.background(.regularMaterial).border(.red, width: number(0...3)))
    case 10: return AnyView(inner.aspectRatio(number(1...4) / 2, contentMode: pick([.fit, .fill])))
    case 11: return AnyView(inner.position(x: number(0...100), y: number(0...100)))
    case 12:
      return AnyView(
        VStack(alignment: .leading) {
          Text("words that wrap when there is little room").font(.system(size: number(1...40))).underline()
          inner
        })
    default:
      return AnyView(
        HStack(alignment: .firstTextBaseline) {
          Label("label", systemImage: "star")
          inner
        }.foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    }
  }

  private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]

  private mutating func children(_ depth: Int) -> [AnyView] {
    (0..<Int.random(in: 1...3, using: &numbers)).map { _ in view(depth: depth - 1) }
  }

  private func forEach(_ views: [AnyView]) -> some View {
    ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  private mutating func leaf() -> AnyView {
    leaves += 1
    let name = "\(leaves)"
    let probes = probes
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return AnyView(Color.red.probe(name, probes))
    case 1: return AnyView(Spacer().probe(name, probes))
    case 2:
      let least = number(0...20)
      return AnyView(Leaf(least...(least + number(0...50))).probe(name, probes))
    default: return AnyView(Leaf(number(1...30), number(1...30)).probe(name, probes))
    }
  }
}
