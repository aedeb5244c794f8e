import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// A modifier or view that takes a number, with any number at all.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let id: String
  let view: @Sendable (Double) -> AnyView

  init(_ id: String, @ViewBuilder _ view: @escaping @Sendable (Double) -> some View) {
    self.id = id
    self.view = { AnyView(view($0)) }
  }

  var testDescription: String { id }
}

private let hostileNumbers = [
  .nan, .infinity, -.infinity, 1e308, -1e308, -1, 0, 1e-300, 1e-9, 1e20, Double(Int64.max),
]

private struct Spike: Shape {
  let height: Double

  func path(in rect: CGRect) -> MastheadLayout.Path {
    var path = MastheadLayout.Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: height))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: height, y: 0))
    path.addArc(
      center: CGPoint(x: height, y: 0), radius: height, startAngle: .degrees(height), endAngle: .zero,
      clockwise: height > 0)
    path.addRect(CGRect(x: height, y: 0, width: height, height: 1))
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: height, height: height))
    path.closeSubpath()
    return path
  }
}

private var red: some View { Color.red.frame(width: 20, height: 10) }

private let hostileCases: [HostileCase] = [
  HostileCase("frame width") { Color.red.frame(width: $0) },
  HostileCase("frame height") { Color.red.frame(height: $0) },
  HostileCase("frame minimum") { Color.red.frame(minWidth: $0, minHeight: $0) },
  HostileCase("frame ideal") { Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
  HostileCase("frame maximum") { Color.red.frame(maxWidth: $0, maxHeight: $0) },
  HostileCase("frame maximum, ideal size") { Color.red.frame(maxWidth: $0, maxHeight: $0).fixedSize() },
  HostileCase("padding") { red.padding($0) },
  HostileCase("padding on one side") { red.padding(.leading, $0) },
  HostileCase("offset") { red.offset(x: $0, y: -$0) },
  HostileCase("position") { red.position(x: $0, y: $0) },
  HostileCase("row spacing") { number in
    HStack(spacing: number) {
      red
      red
      Color.blue
    }
  },
  HostileCase("column spacing") { number in
    VStack(spacing: number) {
      red
      red
    }
  },
  HostileCase("lazy spacing") { number in
    ScrollView { LazyVStack(spacing: number) { ForEach(0..<3, id: \.self) { _ in red } } }
  },
  HostileCase("spacer") { number in
    HStack {
      red
      Spacer(minLength: number)
    }
  },
  HostileCase("layout priority") { number in
    HStack {
      Color.red.layoutPriority(number)
      Color.blue
    }
  },
  HostileCase("z index") { number in
    ZStack {
      Color.red.zIndex(number)
      Color.blue
    }
  },
  HostileCase("alignment guide") { number in
    VStack(alignment: .leading) {
      red.alignmentGuide(.leading) { _ in CGFloat(number) }
      red
    }
  },
  HostileCase("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
  HostileCase("aspect ratio, filling") { Color.red.aspectRatio($0, contentMode: .fill) },
  HostileCase("aspect ratio as a size") { Color.red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fit) },
  HostileCase("opacity") { red.opacity($0) },
  HostileCase("blur") { red.blur(radius: $0) },
  HostileCase("shadow") { red.shadow(radius: $0, x: $0, y: $0) },
  HostileCase("scale") { red.scaleEffect($0) },
  HostileCase("scale on one axis") { red.scaleEffect(x: $0, y: 1) },
  HostileCase("scale about a point") { red.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
  HostileCase("scale in scale") { red.scaleEffect($0).scaleEffect($0).scaleEffect($0) },
  HostileCase("rotation") { red.rotationEffect(.degrees($0)) },
  HostileCase("rotation in radians") { red.rotationEffect(.radians($0), anchor: UnitPoint(x: $0, y: 0)) },
  HostileCase("corner radius") { red.cornerRadius($0) },
  HostileCase("rounded rectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
  HostileCase("rounded by a size") { RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).fill(.red) },
  HostileCase("inset shape") { Capsule().inset(by: $0).fill(.red) },
  HostileCase("inset rectangle") { Rectangle().inset(by: $0).fill(.red) },
  HostileCase("inset circle") { Circle().inset(by: $0).fill(.red) },
  HostileCase("offset shape") { Rectangle().offset(x: $0, y: $0).fill(.red) },
  HostileCase("shape of user code") { Spike(height: $0).fill(.red) },
  HostileCase("clip by a shape of user code") { red.clipShape(Spike(height: $0)) },
  HostileCase("path moved") { number in
    MastheadLayout.Path { $0.addEllipse(in: CGRect(x: number, y: number, width: number, height: number)) }.stroke(.red)
  },
  HostileCase("stroke width") { Rectangle().stroke(.red, lineWidth: $0) },
  HostileCase("border") { red.border(.red, width: $0) },
  HostileCase("stroke border") { Circle().strokeBorder(.red, lineWidth: $0) },
  HostileCase("dashes") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [$0, 2], dashPhase: $0)) },
  HostileCase("dashes of nothing") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [$0])) },
  HostileCase("miter limit") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, miterLimit: $0)) },
  HostileCase("colour components") { Color(red: $0, green: $0, blue: $0, opacity: $0) },
  HostileCase("linear colour components") { Color(.sRGBLinear, red: $0, green: $0, blue: $0) },
  HostileCase("wide colour components") { Color(.displayP3, red: $0, green: $0, blue: $0) },
  HostileCase("hue") { Color(hue: $0, saturation: 1, brightness: 1) },
  HostileCase("saturation") { Color(hue: 0.3, saturation: $0, brightness: $0) },
  HostileCase("colour opacity") { Color.red.opacity($0) },
  HostileCase("style opacity") { Rectangle().fill(.tint.opacity($0)) },
  HostileCase("gradient stops") { number in
    LinearGradient(
      stops: [.init(color: .red, location: number), .init(color: .blue, location: 0.5)], startPoint: .top,
      endPoint: .bottom)
  },
  HostileCase("gradient points") { number in
    LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 0, y: number))
  },
  HostileCase("radial gradient") { number in
    RadialGradient(colors: [.red, .blue], center: UnitPoint(x: number, y: 0), startRadius: number, endRadius: -number)
  },
  HostileCase("angular gradient") { number in
    AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .degrees(number), endAngle: .radians(number))
  },
  HostileCase("font size") { Text("Masthead").font(.system(size: $0)) },
  HostileCase("font by name") { Text("Masthead").font(.custom("Nowhere", size: $0)) },
  HostileCase("tracking") { Text("Masthead").tracking($0) },
  HostileCase("tracking of all") { Text("Masthead").bold().kerning($0) },
  HostileCase("baseline offset") { Text("Masthead").baselineOffset($0).underline() },
  HostileCase("line spacing") { Text("two\nlines").lineSpacing($0) },
  HostileCase("line height") { Text("two\nlines").lineHeight(.exact(points: $0)) },
  HostileCase("line height in little room") {
    Text("two\nlines").lineHeight(.exact(points: $0)).frame(height: 1)
  },
  HostileCase("least scale of text") { Text("Some words that do not fit").lineLimit(1).minimumScaleFactor($0) },
  HostileCase("lines") { Text("two\nlines").lineLimit(Int(exactly: $0.rounded()) ?? .max) },
  HostileCase("symbol size") { Image(systemName: "star").font(.system(size: $0)) },
  HostileCase("symbol stretched") { Image(systemName: "star").resizable().frame(width: $0, height: 10) },
  HostileCase("layout of user code") { number in
    Anywhere(number: number) {
      Color.red
      Text("words in a layout")
      HStack {
        Color.blue
        Spacer()
      }
    }
  },
  HostileCase("safe area padding") { number in ScrollView { red }.safeAreaPadding(number) },
  HostileCase("content margins") { number in ScrollView { red }.contentMargins(number) },
  HostileCase("reader's size taken for a frame") { number in
    GeometryReader { proxy in red.frame(width: proxy.size.width * number, height: proxy.size.height / number) }
  },
]

/// Offers its subviews one length, and puts them and says itself to be there.
private struct Anywhere: Layout {
  let number: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: subviews.first?.sizeThatFits(.infinity).height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: bounds.midY), anchor: UnitPoint(x: number, y: 0),
        proposal: ProposedViewSize(width: number, height: nil))
    }
  }
}

@Suite struct HostileNumberTests {
  @Test(arguments: hostileCases) func noNumberReachesTheListUnfit(_ c: HostileCase) {
    for number in hostileNumbers {
      let laid = laid { _ in c.view(number) }
      #expect(laid.result.displayList.unfitItems.isEmpty, "\(number)")
      // As one of several, so that what stands beside it must stay fit as well.
      let beside = MastheadLayoutTests.laid { probes in
        VStack {
          HStack {
            c.view(number)
            Color.green.probe("neighbour", probes)
          }
          ScrollView { c.view(number) }
        }
      }
      #expect(beside.result.displayList.unfitItems.isEmpty, "beside, \(number)")
      #expect(beside["neighbour"].width.isFinite && beside["neighbour"].minX.isFinite, "neighbour, \(number)")
    }
  }

  @Test func whatIsTooLargeIsStillSomewhere() {
    let laid = laid { probes in
      Color.red.probe("view", probes).frame(width: 1e308).padding(1e308).offset(x: -1e308)
    }
    #expect(abs(laid["view"].midX) <= 2 * Limits.length)
  }
}
