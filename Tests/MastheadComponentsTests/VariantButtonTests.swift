import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// A size's measures (spec header.md, 7).
struct SizeCase: Sendable, CustomTestStringConvertible {
  let text: VariantButtonStyle.Size
  let icon: VariantButtonStyle.Size
  let height: CGFloat
  let padding: CGFloat
  let gap: CGFloat
  let font: Double
  let iconSide: Double

  var testDescription: String { "\(text)" }
}

private let sizes = [
  SizeCase(text: .xs, icon: .iconXs, height: 24, padding: 11, gap: 4, font: 12, iconSide: 12),
  SizeCase(text: .sm, icon: .iconSm, height: 32, padding: 12, gap: 4, font: 15, iconSide: 16),
  SizeCase(text: .default, icon: .icon, height: 36, padding: 16, gap: 6, font: 15, iconSide: 16),
  SizeCase(text: .lg, icon: .iconLg, height: 44, padding: 22, gap: 6, font: 17, iconSide: 16),
  SizeCase(text: .xl, icon: .iconXl, height: 56, padding: 31, gap: 8, font: 17, iconSide: 16),
]

/// A variant's colours in light appearance; nil where nothing is drawn.
struct VariantCase: Sendable, CustomTestStringConvertible {
  let variant: VariantButtonStyle.Variant
  let fill: RGBA?
  let pressedFill: RGBA?
  let text: UInt32
  var pressedOpacity = 1.0

  var testDescription: String { "\(variant)" }
}

private let variants = [
  VariantCase(variant: .default, fill: rgba(0x0071E3), pressedFill: rgba(0x005BB8), text: 0xFFFFFF),
  VariantCase(variant: .outline, fill: rgba(0xFFFFFF), pressedFill: rgba(0, 0.08), text: 0x1D1D1F),
  VariantCase(variant: .secondary, fill: rgba(0, 0.04), pressedFill: rgba(0, 0.12), text: 0x1D1D1F),
  VariantCase(variant: .tinted, fill: rgba(0x0071E3, 0.09), pressedFill: rgba(0x0071E3, 0.18), text: 0x0066CC),
  VariantCase(variant: .ghost, fill: nil, pressedFill: rgba(0, 0.08), text: 0x1D1D1F),
  VariantCase(variant: .plain, fill: nil, pressedFill: nil, text: 0x0071E3, pressedOpacity: 0.8),
  VariantCase(
    variant: .destructive, fill: rgba(0xD70015, 0.08), pressedFill: rgba(0xD70015, 0.16), text: 0xD70015),
  VariantCase(variant: .link, fill: nil, pressedFill: nil, text: 0x0066CC, pressedOpacity: 0.8),
]

@Suite struct VariantButtonTests {
  @Test func theTablesAreComplete() {
    #expect(Set(sizes.flatMap { [$0.text, $0.icon] }) == Set(VariantButtonStyle.Size.allCases))
    #expect(variants.map(\.variant) == VariantButtonStyle.Variant.allCases)
  }

  @Test(arguments: sizes) func aSizeHasItsMeasures(_ c: SizeCase) {
    let frames = Frames()
    let buttons = VStack {
      Button {
      } label: {
        block(30, 10)
        block(10, 10)
      }
      .buttonStyle(.variant(.default, size: c.text)).probe("text", frames)
      Button {
      } label: {
        block(30, 10)
      }
      .buttonStyle(.variant(.default, size: c.icon)).probe("icon", frames)
    }
    _ = Setting().layOut(buttons)
    #expect(frames["text"]?.size == CGSize(width: 40 + c.gap + 2 * c.padding, height: c.height))
    #expect(frames["icon"]?.size == CGSize(width: c.height, height: c.height))
  }

  @Test(arguments: sizes) func wordsAndIconsHaveTheirSize(_ c: SizeCase) {
    let button = Button {
    } label: {
      Icon(Ph.plus.regular)
      Text("Add")
    }
    let items = Setting().layOut(button.buttonStyle(.variant(.default, size: c.text))).displayList.leaves
    let runs = items.compactMap { leaf in if case .glyphs(let run, _) = leaf.item { run } else { nil } }
    #expect(runs.map(\.size) == [c.iconSide, c.font])
  }

  @Test(arguments: variants) func aVariantHasItsColours(_ c: VariantCase) {
    let ground = rgba(0xFFFFFF)
    func drawn(_ setting: Setting) -> (fills: [RGBA], text: (opacity: Double, paint: Paint)?) {
      let list = setting.layOut(Button("Label") {}.buttonStyle(.variant(c.variant))).displayList
      let fills = list.leaves.compactMap { leaf in
        if case .fill(_, .color(let color), _) = leaf.item { color } else { nil }
      }
      return (fills, list.texts.first.map { ($0.opacity, $0.paint) })
    }
    let resting = drawn(Setting())
    #expect(resting.fills == [ground] + (c.fill.map { [$0] } ?? []))
    #expect(resting.text?.paint == .color(rgba(c.text)))
    #expect(resting.text?.opacity == 1)
    let pressed = drawn(Setting(isPressed: true))
    #expect(pressed.fills == [ground] + (c.pressedFill.map { [$0] } ?? []))
    #expect(pressed.text?.opacity == c.pressedOpacity)
  }

  @Test func onlyOutlineHasALine() {
    for variant in VariantButtonStyle.Variant.allCases {
      let list = Setting().layOut(Button("Label") {}.buttonStyle(.variant(variant))).displayList
      let strokes = list.leaves.compactMap { leaf -> (Paint, Double)? in
        if case .stroke(_, let paint, let style) = leaf.item { (paint, style.lineWidth) } else { nil }
      }
      #expect(strokes.map(\.0) == (variant == .outline ? [.color(rgba(0xD2D2D7))] : []))
      #expect(strokes.allSatisfy { $0.1 == 1 })
    }
  }

  @Test(arguments: VariantButtonStyle.Variant.allCases)
  func aDisabledButtonIsHalfThereAndAnswersNoFinger(variant: VariantButtonStyle.Variant) {
    func layOut(_ isPressed: Bool) -> LayoutResult {
      Setting(isPressed: isPressed).layOut(Button("Label") {}.buttonStyle(.variant(variant)).disabled(true))
    }
    #expect(layOut(false).displayList.texts.map(\.opacity) == [0.5])
    #expect(layOut(false).accessibility.children.first?.traits == [.disabled])
    #expect(layOut(false).displayList == layOut(true).displayList)
  }

  @Test func aButtonGrowsWithItsText() {
    let frames = Frames()
    let button = Button {
    } label: {
      Icon(Ph.plus.regular)
    }
    _ = Setting(textSize: .accessibility3).layOut(button.buttonStyle(.variant(.ghost, size: .icon)).probe("it", frames))
    // Subheadline is 15 points at the usual size and 36 at this one.
    #expect(frames["it"].map { ($0.width * 10).rounded() / 10 } == 86.4)
  }
}
