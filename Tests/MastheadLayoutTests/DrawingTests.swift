import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// A view and its display list as text, without the canvas and its background.
struct DrawingCase: Sendable, CustomTestStringConvertible {
  let id: String
  let text: String
  let view: @Sendable () -> AnyView
  var scheme = ColorScheme.light

  init(
    _ id: String, _ text: String, scheme: ColorScheme = .light,
    @ViewBuilder _ view: @escaping @Sendable () -> some View
  ) {
    self.id = id
    self.text = text
    self.scheme = scheme
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }
}

private struct Swatches: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }.frame(width: 40, height: 10)
  }
}

private let drawingCases: [DrawingCase] = [
  DrawingCase(
    "levels without a style are the system's labels",
    """
    group "Swatches"
      fill rect(30 45 10 10) #000000
      fill rect(40 45 10 10) #3C3C4399
      fill rect(50 45 10 10) #3C3C434D
      fill rect(60 45 10 10) #3C3C432E
    """
  ) { Swatches() },
  DrawingCase(
    "levels of the dark system",
    """
    group "Swatches"
      fill rect(30 45 10 10) #FFFFFF
      fill rect(40 45 10 10) #EBEBF599
      fill rect(50 45 10 10) #EBEBF54D
      fill rect(60 45 10 10) #EBEBF529
    """, scheme: .dark
  ) { Swatches() },
  DrawingCase(
    "levels of a colour are shares of it",
    """
    group "Swatches"
      fill rect(30 45 10 10) #FF3B30
      fill rect(40 45 10 10) #FF3B3080
      fill rect(50 45 10 10) #FF3B3040
      fill rect(60 45 10 10) #FF3B302E
    """
  ) { Swatches().foregroundStyle(.red) },
  DrawingCase(
    "two styles are the first two levels",
    """
    group "Swatches"
      fill rect(30 45 10 10) #FF3B30
      fill rect(40 45 10 10) #007AFF
      fill rect(50 45 10 10) #FF3B3040
      fill rect(60 45 10 10) #FF3B302E
    """
  ) { Swatches().foregroundStyle(.red, .blue) },
  DrawingCase(
    "a level set as the style is that of the outside",
    """
    group "Swatches"
      fill rect(30 45 10 10) #FF3B3080
      fill rect(40 45 10 10) #FF3B3040
      fill rect(50 45 10 10) #FF3B3020
      fill rect(60 45 10 10) #FF3B3017
    """
  ) { Swatches().foregroundStyle(.secondary).foregroundStyle(.red) },
  DrawingCase("the colour primary is the system's", "fill rect(0 0 100 100) #000000") {
    Color.primary.foregroundStyle(.red)
  },
  DrawingCase("a shape is filled with the foreground", "fill rect(0 0 100 100) #34C759") {
    Rectangle().foregroundStyle(.green)
  },
  DrawingCase("tint is blue, or what it is set to", "fill rect(0 0 100 50) #007AFF\nfill rect(0 50 100 50) #AF52DE") {
    VStack(spacing: 0) {
      Rectangle().fill(.tint)
      Rectangle().fill(.tint).tint(.purple)
    }
  },
  DrawingCase(
    "opacity is that of the whole",
    """
    group opacity 0.5
      fill rect(0 0 100 100) #FF3B30
      fill rect(20 20 60 60) #007AFF
    """
  ) { Color.blue.padding(20).background(Color.red).opacity(0.5) },
  DrawingCase("what is not seen is not drawn", "") {
    Color.red.opacity(0)
    Color.clear
    Color.red.frame(width: 10, height: 10).offset(x: 300)
    Rectangle().stroke(.red, lineWidth: 0)
    Color.red.scaleEffect(0)
  },
  DrawingCase("full opacity is no group", "fill rect(0 0 100 100) #FF3B30") { Color.red.opacity(1) },
  DrawingCase(
    "a clip by a shape",
    """
    group clip continuous(10 10 80 80 r 8)
      fill rect(0 0 100 100) #FF3B30
    """
  ) { Color.red.padding(-10).clipShape(RoundedRectangle(cornerRadius: 8)).padding(10) },
  DrawingCase(
    "a circular corner radius",
    """
    group clip rounded(0 0 100 100 r 8)
      fill rect(0 0 100 100) #FF3B30
    """
  ) { Color.red.cornerRadius(8) },
  DrawingCase(
    "a mask",
    """
    group
      mask
        fill ellipse(0 0 100 100) #000000
      fill rect(0 0 100 100) #FF3B30
    """
  ) { Color.red.mask { Circle() } },
  DrawingCase(
    "a shadow has half its radius as deviation",
    """
    group shadow(#00000054 blur 4 offset 1 2)
      fill rect(40 40 20 20) #FF3B30
    """
  ) { Color.red.frame(width: 20, height: 20).shadow(radius: 8, x: 1, y: 2) },
  DrawingCase(
    "a blur",
    """
    group blur 3
      fill rect(40 40 20 20) #FF3B30
    """
  ) { Color.red.frame(width: 20, height: 20).blur(radius: 3) },
  DrawingCase(
    "a turn",
    """
    group transform(0 1 -1 0 100 0)
      fill rect(40 40 20 20) #FF3B30
    """
  ) { Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(90)) },
  DrawingCase(
    "a blend",
    """
    group blend multiply
      fill rect(0 0 100 100) #FF3B30
    """
  ) { Color.red.blendMode(.multiply) },
  DrawingCase(
    "gradients",
    """
    fill rect(0 0 100 40) linear(0 0 to 100 40: #FFFFFF 0, #000000 1)
    fill rect(0 40 100 30) radial(50 55 r 2 to 20: #FFFFFF 0, #00000080 1)
    fill rect(0 70 100 30) angular(50 85 angle 0 to 6.283: #FFFFFF 0, #000000 1)
    """
  ) {
    VStack(spacing: 0) {
      LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing).frame(height: 40)
      RadialGradient(colors: [.white, .black.opacity(0.5)], center: .center, startRadius: 2, endRadius: 20)
        .frame(height: 30)
      AngularGradient(colors: [.white, .black], center: .center).frame(height: 30)
    }
  },
  DrawingCase(
    "stops in rising order, faded",
    "fill rect(0 0 100 100) linear(50 0 to 50 100: #FFFFFF80 0.5, #00000080 0.5)"
  ) {
    Rectangle().fill(
      LinearGradient(
        stops: [.init(color: .white, location: 0.5), .init(color: .black, location: 0.2)], startPoint: .top,
        endPoint: .bottom
      ).opacity(0.5))
  },
  DrawingCase(
    "a material filters what is below",
    """
    fill rect(0 0 100 100) #FF3B30
    backdrop rect(0 0 100 100) material(blur 20 saturation 1.8 base #F9F9F9F0)
    """
  ) {
    Color.red
    Rectangle().fill(.bar)
  },
  DrawingCase(
    "strokes, inside and on the edge",
    """
    stroke rect(0 0 100 100) #FF3B30 width 4
    stroke ellipse(2 2 96 96) #007AFF width 4
    stroke rounded(1 1 98 98 r 19) #34C759 width 2 dash(3 1)
    """
  ) {
    Rectangle().stroke(.red, lineWidth: 4)
    Circle().strokeBorder(.blue, lineWidth: 4)
    RoundedRectangle(cornerRadius: 20, style: .circular)
      .strokeBorder(.green, style: StrokeStyle(lineWidth: 2, dash: [3, 1]))
  },
  DrawingCase("a border is inside", "stroke rect(41 41 18 18) #FF3B30 width 2") {
    Color.clear.frame(width: 20, height: 20).border(.red, width: 2)
  },
  DrawingCase("a material has no line of its own: it shows its colour", "stroke rect(0 0 100 100) #F9F9F9F0 width 1") {
    Rectangle().stroke(.bar)
  },
  DrawingCase("one colour for light and one for dark", "fill rect(0 0 100 100) #000000", scheme: .dark) {
    Color(light: .white, dark: .black)
  },
  DrawingCase("an appearance set inside", "fill rect(0 0 100 100) #FF453A") { Color.red.colorScheme(.dark) },
]

@Test(arguments: drawingCases) func drawing(_ c: DrawingCase) {
  let laid = laid(configure: { $0.colorScheme = c.scheme }) { _ in c.view() }
  #expect(laid.text == (c.text.isEmpty ? "" : c.text + "\n"))
}

@Test func viewsOfUserCodeNameTheirGroup() {
  struct Card: View {
    var body: some View { Color.red }
  }
  struct Screen: View {
    var body: some View {
      VStack(spacing: 0) {
        Card()
        Color.blue
      }
    }
  }
  let expected = """
    group "Screen"
      group "Card"
        fill rect(0 0 100 50) #FF3B30
      fill rect(0 50 100 50) #007AFF

    """
  #expect(laid { _ in Screen() }.text == expected)
}
