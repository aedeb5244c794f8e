import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Which screen of a stack shows, and how it came there.
@Suite struct NavigationStackTests {
  private struct Paths: View {
    @State var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { number in
          Text("screen \(number)").navigationTitle("Screen \(number)")
        }
      }
    }
  }

  @Test func theLastValueOfThePathShows() {
    let root = LaidOut(Paths(path: []))
    #expect(root.frames["root"] != nil)
    #expect(root.frames["Home"] != nil)
    let second = LaidOut(Paths(path: [1, 2]))
    #expect(second.frames["screen 2"] != nil)
    #expect(second.frames["screen 1"] == nil)
    #expect(second.frames["root"] == nil)
    // The way back is named like the screen below.
    #expect(second.frames["Screen 1"] != nil)
    #expect(second.result.passes == 1)
  }

  @Test func aValueWithoutDestinationIsReported() {
    let view = NavigationStack(path: .constant(NavigationPath(["a"]))) { Text("root") }
    let layout = LaidOut(view)
    #expect(layout.frames["root"] != nil)
    #expect(layout.result.diagnostics.map(\.code) == ["navigation-without-destination"])
  }

  private struct Linked: View {
    @State private var isActive = false
    let action: (Binding<Bool>) -> Void

    var body: some View {
      NavigationView {
        NavigationLink("go", destination: Detail(), isActive: $isActive).onAppear { action($isActive) }
      }
    }

    struct Detail: View {
      @Environment(\.presentationMode) private var presentationMode
      @Environment(\.dismiss) private var dismiss

      var body: some View { Text("detail \(presentationMode.wrappedValue.isPresented ? "pushed" : "first")") }
    }
  }

  @Test func anActiveLinkShowsItsDestination() {
    #expect(LaidOut(Linked { _ in }).frames["detail pushed"] == nil)
    #expect(LaidOut(Linked { $0.wrappedValue = true }).frames["detail pushed"] != nil)
  }

  private struct Late: View {
    var body: some View {
      NavigationStack {
        GeometryReader { _ in
          ScrollView { Color.red.frame(height: 2_000).accessibilityLabel("content") }.navigationTitle("Late")
        }
      }
    }
  }

  @Test func aTitleFoundOutLateTakesOneMorePass() {
    let layout = LaidOut(Late())
    #expect(layout.result.passes == 2)
    #expect(layout.top("content") == 96)
    #expect(layout.frames["Late"] != nil)
  }

  private struct Presented: View {
    @State private var item: Int? = 7

    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(item: $item) { Back(number: $0) }
      }
    }

    struct Back: View {
      @Environment(\.dismiss) private var dismiss
      let number: Int

      var body: some View { Text("item \(number)").onAppear { dismiss() } }
    }
  }

  @Test func dismissingGoesBack() {
    let layout = LaidOut(Presented())
    #expect(layout.frames["root"] != nil)
    #expect(layout.frames["item 7"] == nil)
    #expect(layout.result.passes == 2)
  }

  @Test func aStackHidesWhatIsBehindIt() {
    func fills(_ view: some View) -> [Substring] {
      LaidOut(view, size: Size(width: 100, height: 100), scale: 1).result.displayList.description
        .split(separator: "\n").filter { $0.contains("fill") }
    }
    let behind = ZStack {
      Color.red
      NavigationStack { Color.clear }
    }
    #expect(fills(behind).last?.contains("#FFFFFF") == true)
    let tabs = ZStack {
      Color.red
      TabView { Color.clear }.tabViewStyle(.page)
    }
    #expect(fills(tabs).last?.contains("#FF3B30") == true)
    // On the page itself there is nothing to hide.
    #expect(fills(NavigationStack { Color.clear }).count == 1)
    #expect(fills(NavigationStack { Color.clear }.environment(\.colorScheme, .dark)).count == 2)
  }
}
