import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What user code may hand over: each gives a picture and a diagnostic, and no number in it is none.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    /// Makes a view with the bad number.
    let make: @Sendable (CGFloat) -> AnyView
    var testDescription: String { id }

    init<V: View>(_ id: String, @ViewBuilder _ make: @escaping @Sendable (CGFloat) -> V) {
      self.id = id
      self.make = { AnyView(make($0)) }
    }
  }

  private static let cases = [
    Case("frame") { Color.red.frame(width: $0, height: $0) },
    Case("frame in a scroll view") { length in ScrollView { Color.red.frame(height: length) } },
    Case("frame in a lazy stack") { length in
      ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: length) } } }
    },
    Case("least length") { Color.red.frame(minHeight: $0) },
    Case("padding") { Color.red.frame(height: 5).padding($0) },
    Case("offset") { Color.red.offset(x: $0, y: $0) },
    Case("position") { Color.red.position(x: $0, y: 3) },
    Case("spacing") { spacing in
      VStack(spacing: spacing) {
        Color.red
        Color.blue
      }
    },
    Case("lazy spacing") { spacing in
      ScrollView { LazyVStack(spacing: spacing) { ForEach(0..<9, id: \.self) { _ in Color.red.frame(height: 5) } } }
    },
    Case("safe area padding") { length in ScrollView { Color.red }.safeAreaPadding(.top, length) },
    Case("blur") { Color.red.blur(radius: $0) },
    Case("shadow") { Color.red.shadow(color: .black, radius: $0, x: $0, y: $0) },
    Case("scale") { Color.red.scaleEffect($0) },
    Case("rotation") { Color.red.rotationEffect(.radians(Double($0))) },
    Case("corner") { RoundedRectangle(cornerRadius: $0).fill(.red) },
    Case("line") { Circle().stroke(.red, lineWidth: $0) },
    Case("outline") { length in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: length, y: 9))
        path.addLine(to: CGPoint(x: 9, y: 9))
      }.fill(.red)
    },
    Case("arc") { length in
      Path { path in
        path.addArc(
          center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(Double(length)), clockwise: true)
      }.stroke(.red)
    },
    Case("font") { Text("A").font(.system(size: $0).bold()) },
    Case("tracking") { length in VStack { Text("AB") }.tracking(length) },
    Case("line spacing") { length in Text("A\nB").lineSpacing(length) },
    Case("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
  ]

  @Test(arguments: cases, [CGFloat.nan, .infinity, -.infinity]) func aNumberThatIsNone(_ c: Case, _ number: CGFloat) {
    let result = laid(100, 100) { _ in c.make(number) }.result
    // Minus infinity is a length below 0 for a line, which is not drawn, and no angle at all for an arc.
    if !(c.id == "line" && number == -.infinity) {
      #expect(result.diagnostics.map(\.code).contains("length-invalid"))
    }
    #expect(Self.isFinite(result.displayList.items))
    #expect(result.passes == 1)
  }

  @Test(arguments: cases, [1e300, -1e300, -5] as [CGFloat]) func aNumberThatIsTooLarge(_ c: Case, _ number: CGFloat) {
    let result = laid(100, 100) { _ in c.make(number) }.result
    #expect(Self.isFinite(result.displayList.items))
  }

  private static func isFinite(_ items: [DisplayList.Item]) -> Bool {
    items.allSatisfy { item in
      guard item.isFinite else { return false }
      if case .group(let group) = item { return isFinite(group.children) }
      return true
    }
  }

  /// A layout of user code that answers with what is no length.
  private struct Broken: Layout {
    var length: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { view.place(at: CGPoint(x: length, y: length), proposal: proposal) }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aLayoutThatAnswersWithNoLength(_ length: CGFloat) {
    let views = [
      AnyView(Broken(length: length) { Color.red }),
      AnyView(ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { _ in Broken(length: length) { Color.red } } } }),
      AnyView(
        HStack {
          Broken(length: length) { Color.red }
          Color.blue
        }),
    ]
    for view in views {
      let result = laid(100, 100) { _ in view }.result
      #expect(Self.isFinite(result.displayList.items))
    }
  }

  @Test func aHugeTurnEnds() {
    for clockwise in [true, false] {
      let path = Path { path in
        path.addArc(
          center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(clockwise ? 1e300 : -1e300),
          clockwise: clockwise)
      }
      #expect(!path.isEmpty)
    }
  }
}
