import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

@Test func backgroundsAndOverlaysAreOfferedTheSizeOfTheContent() {
  let laid = laid { probes in
    Leaf(40, 20).probe("content", probes)
      .background { Color.red.probe("background", probes) }
      .overlay { Color.red.probe("overlay", probes) }
      .probe("all", probes)
  }
  for name in ["content", "background", "overlay", "all"] { #expect(laid[name] == rect(30, 40, 40, 20), "\(name)") }
}

@Test func layersMayBeLargerAndNeverChangeTheSize() {
  let laid = laid { probes in
    Leaf(40, 20)
      .background(alignment: .bottomLeading) { Leaf(60, 30).probe("large", probes) }
      .overlay(alignment: .topTrailing) { Leaf(6, 6).probe("small", probes) }
      .overlay { Leaf(2, 2).probe("middle", probes) }
      .probe("all", probes)
  }
  #expect(laid["all"] == rect(30, 40, 40, 20))
  #expect(laid["large"] == rect(30, 30, 60, 30))
  #expect(laid["small"] == rect(64, 40, 6, 6))
  #expect(laid["middle"] == rect(49, 49, 2, 2))
}

@Test func severalLayersStandOnTopOfEachOther() {
  let laid = laid { probes in
    Leaf(40, 20).overlay(alignment: .topLeading) {
      Leaf(10, 10).probe("first", probes)
      Leaf(20, 5).probe("second", probes)
    }
  }
  #expect(laid["first"].origin == Point(x: 30, y: 40))
  #expect(laid["second"].origin == Point(x: 30, y: 40))
}

@Test func backgroundsAreBehindAndOverlaysInFront() {
  let laid = laid { _ in
    Color.green.frame(width: 10, height: 10).overlay(Color.blue).background(Color.red).background(Color.yellow)
  }
  let colors = laid.items.map { $0.description.suffix(8).trimmingCharacters(in: .whitespacesAndNewlines) }
  #expect(colors == ["#FFCC00", "#FF3B30", "#34C759", "#007AFF"])
}

struct SizeCase: Sendable, CustomTestStringConvertible {
  let id: String
  let proposal: ProposedSize
  let size: Size
  let view: @Sendable () -> AnyView

  init(
    _ id: String, _ width: Double?, _ height: Double?, _ size: Size,
    @ViewBuilder _ view: @escaping @Sendable () -> some View
  ) {
    self.id = id
    proposal = ProposedSize(width: width, height: height)
    self.size = size
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }
}

private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

/// A leaf of any size, 40 x 20 by itself.
private func pliable() -> Leaf { Leaf(0...(.infinity), 0...(.infinity), ideal: Size(width: 40, height: 20)) }

private let sizeCases: [SizeCase] = [
  SizeCase("a colour takes all", 30, 40, size(30, 40)) { Color.red },
  SizeCase("a colour without a proposal", nil, nil, size(10, 10)) { Color.red },
  SizeCase("a colour offered infinity", .infinity, 0, size(.infinity, 0)) { Color.red },
  SizeCase("a shape takes all", 30, 40, size(30, 40)) { Rectangle() },
  SizeCase("a gradient takes all", 30, nil, size(30, 10)) {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  },
  SizeCase("a circle takes the largest square", 30, 40, size(30, 30)) { Circle() },
  SizeCase("a circle without a height", 30, nil, size(10, 10)) { Circle() },
  SizeCase("a circle offered infinity", 30, .infinity, size(30, 30)) { Circle() },
  SizeCase("fixedSize proposes nothing", 90, 90, size(40, 20)) { pliable().fixedSize() },
  SizeCase("fixedSize on one axis", 90, 90, size(40, 90)) { pliable().fixedSize(horizontal: true, vertical: false) },
  SizeCase("fit: as wide as offered", 80, 90, size(80, 40)) { pliable().aspectRatio(2, contentMode: .fit) },
  SizeCase("fit: as high as offered", 80, 10, size(20, 10)) { pliable().aspectRatio(2, contentMode: .fit) },
  SizeCase("fill: as high as offered", 80, 90, size(180, 90)) { pliable().aspectRatio(2, contentMode: .fill) },
  SizeCase("fill: as wide as offered", 80, 10, size(80, 40)) { pliable().aspectRatio(2, contentMode: .fill) },
  SizeCase("ratio without a height", 80, nil, size(80, 40)) { pliable().aspectRatio(2, contentMode: .fit) },
  SizeCase("ratio without a width", nil, 30, size(60, 30)) { pliable().aspectRatio(2, contentMode: .fill) },
  SizeCase("ratio without a proposal is the ideal", nil, nil, size(40, 20)) {
    pliable().aspectRatio(1, contentMode: .fit)
  },
  SizeCase("ratio offered nothing", 0, 0, size(0, 0)) { pliable().aspectRatio(2, contentMode: .fit) },
  SizeCase("fit offered an infinite width", .infinity, 30, size(60, 30)) {
    pliable().aspectRatio(2, contentMode: .fit)
  },
  SizeCase("fit offered an infinite height", 80, .infinity, size(80, 40)) {
    pliable().aspectRatio(2, contentMode: .fit)
  },
  SizeCase("fill offered an infinite width", .infinity, 30, size(.infinity, .infinity)) {
    pliable().aspectRatio(2, contentMode: .fill)
  },
  SizeCase("fit offered infinity", .infinity, .infinity, size(.infinity, .infinity)) {
    pliable().aspectRatio(2, contentMode: .fit)
  },
  SizeCase("the view's own ratio", 80, 90, size(80, 40)) { pliable().scaledToFit() },
  SizeCase("a ratio given as a size", 90, 90, size(90, 30)) {
    pliable().aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
  },
  SizeCase("a ratio of nothing changes nothing", 90, 80, size(90, 80)) {
    pliable().aspectRatio(0, contentMode: .fit)
  },
  SizeCase("position takes what it is offered", 90, 80, size(90, 80)) { pliable().fixedSize().position(x: 1, y: 2) },
  SizeCase("position without a proposal", nil, 80, size(40, 80)) { pliable().fixedSize().position(x: 1, y: 2) },
  SizeCase("offset changes no size", nil, nil, size(40, 20)) { pliable().offset(x: 100, y: 100) },
  SizeCase("scaleEffect changes no size", nil, nil, size(40, 20)) { pliable().scaleEffect(3) },
  SizeCase("a geometry reader takes all", 30, 40, size(30, 40)) { GeometryReader { _ in pliable() } },
  SizeCase("a geometry reader without a proposal", nil, nil, size(10, 10)) { GeometryReader { _ in pliable() } },
  SizeCase("a scroll view takes all", 30, 40, size(30, 40)) { ScrollView { Leaf(10, 500) } },
  SizeCase("a scroll view as high as its content", 30, nil, size(30, 500)) { ScrollView { Leaf(10, 500) } },
  SizeCase("a scroll view as wide as its content", nil, 40, size(10, 40)) { ScrollView { Leaf(10, 500) } },
  SizeCase("a row of scrolled views as wide as its content", nil, nil, size(208, 20)) {
    ScrollView(.horizontal) {
      Leaf(100, 10)
      Leaf(100, 20)
    }
  },
  SizeCase("an empty scroll view", nil, nil, size(0, 0)) { ScrollView {} },
]

@Test(arguments: sizeCases) func viewsTakeTheirSize(_ c: SizeCase) {
  #expect(measured(c.proposal.width, c.proposal.height, c.view) == c.size)
}

@Test func anAspectRatioCentresWhatDoesNotKeepIt() {
  let laid = laid { probes in
    Leaf(30, 30).probe("child", probes).aspectRatio(2, contentMode: .fit).probe("ratio", probes)
  }
  #expect(laid["child"] == laid["ratio"])
  let filled = MastheadLayoutTests.laid { probes in
    pliable().aspectRatio(2, contentMode: .fill).probe("filled", probes).frame(width: 50, height: 50).clipped()
  }
  #expect(filled["filled"] == rect(0, 25, 100, 50))
}

@Test func positionPutsTheCentre() {
  let laid = laid { probes in
    Leaf(20, 10).probe("child", probes).position(x: 30, y: 15)
    Leaf(20, 10).probe("origin", probes).position()
  }
  #expect(laid["child"] == rect(20, 10, 20, 10))
  #expect(laid["origin"] == rect(-10, -5, 20, 10))
}

@Test func offsetMovesTheDrawingAndWhatReadersSee() {
  let laid = laid { probes in
    GeometryReader { proxy in
      Color.red
      let _ = probes.notes.append("\(proxy.frame(in: .global))")
    }
    .frame(width: 20, height: 10)
    .offset(x: 5, y: -3)
    .probe("outer", probes)
  }
  #expect(laid["outer"] == rect(40, 45, 20, 10))
  #expect(laid.probes.notes == ["\(CGRect(x: 45, y: 42, width: 20, height: 10))"])
  #expect(laid.text == "fill rect(45 42 20 10) #FF3B30\n")
}

@Test func readersSeeTheirFrameInEachSpace() {
  let laid = laid { probes in
    VStack(alignment: .leading, spacing: 0) {
      Leaf(100, 30)
      GeometryReader { proxy in
        let _ = probes.notes.append(
          [
            proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("card")),
            proxy.frame(in: .named("nowhere")),
          ].map { "\(Rect($0))" }.joined(separator: ", "))
        Color.clear
      }
      .frame(width: 40, height: 20)
      .padding(5)
      .coordinateSpace(name: "card")
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
  #expect(laid.probes.notes == ["0 0 40 20, 5 35 40 20, 5 5 40 20, 5 35 40 20"])
}

@Test func theInnermostSpaceOfANameCounts() {
  let laid = laid { probes in
    GeometryReader { proxy in
      let _ = probes.notes.append("\(Rect(proxy.frame(in: .named("space"))))")
      Color.clear
    }
    .padding(5)
    .coordinateSpace(.named("space"))
    .padding(20)
    .coordinateSpace(.named("space"))
  }
  #expect(laid.probes.notes == ["5 5 50 50"])
}

@Test func transformsShowInGlobalFrames() {
  let laid = laid { probes in
    GeometryReader { proxy in
      let _ = probes.notes.append("\(Rect(proxy.frame(in: .global))) of \(Size(proxy.size))")
      Color.red
    }
    .frame(width: 20, height: 10)
    .scaleEffect(2)
    .offset(x: 10)
    GeometryReader { proxy in
      let _ = probes.notes.append("\(Rect(proxy.frame(in: .global)))")
      Color.clear
    }
    .frame(width: 20, height: 10)
    .scaleEffect(x: 3, y: 1, anchor: .topLeading)
    .scaleEffect(x: 1, y: 0.5, anchor: .bottom)
    GeometryReader { proxy in
      let _ = probes.notes.append("\(Rect(proxy.frame(in: .global)))")
      Color.clear
    }
    .frame(width: 20, height: 10)
    .rotationEffect(.degrees(90))
  }
  // Layout puts each frame at 40, 45.
  #expect(laid.probes.notes == ["40 40 40 20 of 20 x 10", "40 50 60 5", "45 40 10 20"])
  #expect(laid.text == "group scale(2) translate(-60 -50)\n  fill rect(50 45 20 10) #FF3B30\n")
}

@Test func aReaderPlacesItsContentAtTheTopLeading() {
  func view(_ probes: Probes) -> some View {
    GeometryReader { _ in
      Leaf(20, 10).probe("first", probes)
      Leaf(30, 30).probe("second", probes)
      Color.clear.probe("all", probes)
    }
  }
  let left = laid { view($0) }
  #expect(left["first"] == rect(0, 0, 20, 10))
  #expect(left["second"] == rect(0, 0, 30, 30))
  #expect(left["all"] == rect(0, 0, 100, 100))
  let right = laid(direction: .rightToLeft) { view($0) }
  #expect(right["first"] == rect(80, 0, 20, 10))
}

@Test func neighboursShareAPixelEdge() {
  // A third of 100 points falls between the pixels at any scale.
  for scale in [1.0, 2, 3] {
    let laid = laid(scale: scale) { _ in
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    }
    let boxes = laid.items.map(\.bounds)
    #expect(boxes.count == 3)
    #expect(boxes[0].minX == 0 && boxes[2].maxX == 100)
    #expect(boxes[0].maxX == boxes[1].minX && boxes[1].maxX == boxes[2].minX)
    for edge in boxes.flatMap({ [$0.minX, $0.maxX] }) {
      #expect(abs((edge * scale).rounded() - edge * scale) < 1e-9)
    }
  }
}
