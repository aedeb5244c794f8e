import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// A view that shows itself again inside, down to the bottom.
private struct Nesting: View {
  let levels: Int

  var body: some View {
    VStack(spacing: 0) {
      Color.red
      if levels > 0 { AnyView(Nesting(levels: levels - 1)) }
    }
  }
}

/// Asks its content for its size in as many ways as there are, each time with another one.
private struct Curious: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return subviews.reduce(.zero) { size, view in
      [0.5, 0.7, 0.9].reduce(size) { size, share in
        let asked = view.sizeThatFits(ProposedViewSize(width: width * share + 1, height: size.height + 1))
        return CGSize(width: max(size.width, asked.width), height: max(size.height, asked.height))
      }
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@Suite struct AttackTests {
  @Test func whatIsNestedTooDeepIsLeftOutAndSaid() {
    let (codes, items, path) = onLargeStack {
      let laid = laid { _ in Nesting(levels: 10_000) }
      return (laid.codes, laid.items.count, laid.result.diagnostics.first?.path ?? "")
    }
    #expect(codes == ["view-too-deep"])
    #expect(items > 0)
    let nested = Array(repeating: "Nesting", count: 8).joined(separator: "/")
    #expect(path.hasPrefix("\(nested)/(") && path.hasSuffix(" more)/\(nested)"), "\(path)")
  }

  @Test func erasedViewsNestedTooDeepAreLeftOutAndSaid() {
    let (codes, items) = onLargeStack {
      let laid = laid { _ in
        (0..<10_000).reduce(AnyView(Color.blue)) { inner, _ in
          AnyView(
            ZStack {
              Color.red
              inner.padding(1)
            })
        }
      }
      return (laid.codes, laid.items.count)
    }
    #expect(codes == ["view-too-deep"])
    #expect(items > 0)
  }

  @Test func modifiersNestedTooDeepAreLeftOutAndSaid() {
    struct Once: ViewModifier {
      func body(content: Content) -> some View { content.padding(0) }
    }
    let (codes, passes) = onLargeStack {
      let laid = laid { _ in
        (0..<10_000).reduce(AnyView(Color.blue)) { inner, index in
          index.isMultiple(of: 2)
            ? AnyView(inner.modifier(Once()))
            : AnyView(
              Button {
              } label: {
                inner
              })
        }
      }
      return (laid.codes, laid.result.passes)
    }
    #expect(codes.contains("view-too-deep"))
    #expect(passes == 1)
  }

  @Test func viewsThatAskEachOtherOverAndOverComeToAnEnd() {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: 100, height: 100), safeArea: EdgeInsets()), scale: 1,
        environment: EnvironmentValues()))
    run.mostMeasurements = 5_000
    let view = (0..<40).reduce(AnyView(Color.blue)) { inner, _ in AnyView(Curious { inner }) }
    let result = run.layOut(view)
    #expect(Set(result.diagnostics.map(\.code)).contains("layout-too-complex"))
    #expect(result.measureCount < 200_000)
  }

  @Test func depthThatRealScreensReachIsFine() {
    let (codes, frame) = onLargeStack {
      let laid = laid(4000, 4000) { probes in
        (0..<300).reduce(AnyView(Color.blue.probe("inner", probes))) { inner, _ in
          AnyView(inner.padding(1).background(Color.red))
        }
      }
      return (laid.codes, laid["inner"])
    }
    #expect(codes.isEmpty)
    #expect(frame == rect(300, 300, 3400, 3400))
  }

  @Test func tenThousandChildrenAreAnOrdinaryStack() {
    let laid = laid { probes in
      VStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { Color.red.frame(height: 2).probe($0 == 9_999 ? "last" : "", probes) }
      }.probe("stack", probes)
    }
    #expect(laid["stack"].height == 20_000)
    #expect(laid["last"].maxY == 10_050)
    // Drawn is only what can be seen: 100 points, 2 points each, and what touches the edges.
    #expect((50...52).contains(laid.items.count))
    #expect(laid.result.measureCount < 100_000)
  }

  @Test func tenThousandEqualIdentifiersAreSaidOnce() {
    let laid = laid { _ in
      VStack(spacing: 0) { ForEach(Array(repeating: 1, count: 10_000), id: \.self) { _ in Color.red.frame(height: 2) } }
    }
    #expect(laid.codes == ["duplicate-id"])
  }

  @Test(arguments: [(0.0, 0.0), (0, 100), (100, 0), (0.1, 0.1)]) func aCanvasMayBeEmpty(_ size: (Double, Double)) {
    let laid = laid(size.0, size.1, scale: 3) { _ in
      ScrollView {
        VStack {
          Text("Masthead").shadow(radius: 2)
          Circle().stroke(.red, lineWidth: 2)
          Color.red.mask { Text("mask") }
        }.padding()
      }
      GeometryReader { Text("\($0.size.width)") }
    }
    #expect(laid.result.displayList.unfitItems.isEmpty)
    #expect(laid.result.displayList.size == Size(width: size.0, height: size.1))
  }

  @Test func aFittingCanvasIsNeverEmpty() {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(canvas: .fitting(width: 50, scrolling: .zero), scale: 2))
    #expect(run.layOut(EmptyView()).displayList.size == Size(width: 50, height: 0.5))
  }

  @Test(arguments: 100..<140 as Range<UInt64>) func randomViewsGiveAFitList(_ seed: UInt64) {
    let (unfit, count) = onLargeStack {
      let laid = laid(160, 120, scale: 3, offset: Double(seed) - 120) { probes in
        var views = RandomViews(seed: seed, probes, hasEffects: true)
        return views.view(depth: 6)
      }
      return (laid.result.displayList.unfitItems, laid.result.displayList.items.count)
    }
    #expect(unfit.isEmpty)
    #expect(count > 0)
  }

  @Test func theSameViewGivesTheSameList() {
    for seed in UInt64(200)..<210 {
      let lists = (0..<2).map { _ in
        onLargeStack {
          laid(160, 120, scale: 2) { probes in
            var views = RandomViews(seed: seed, probes, hasEffects: true)
            return views.view(depth: 6)
          }.result.displayList
        }
      }
      #expect(lists[0] == lists[1])
    }
  }
}
