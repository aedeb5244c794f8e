import MastheadDisplayList
import MastheadText
import Testing

@testable import Masthead

#Preview { Text("alone") }

#Preview("Two Words!", traits: .fixedLayout(width: 120, height: 40)) { Text("named") }

#Preview(traits: .landscapeLeft) {
  @Previewable @State var count = 41
  Button("count \(count)") { count += 1 }.onAppear { count += 1 }
}

private struct HiddenScreen_Previews: PreviewProvider {
  static var previews: some View { Text("provided") }
}

#Preview("hugged", traits: .sizeThatFitsLayout) { Color.red.frame(width: 61, height: 20) }

private struct SeveralScreens_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("first").previewDisplayName("The first").previewLayout(.fixed(width: 70, height: 30))
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        Text(scheme == .dark ? "night" : "day").preferredColorScheme(scheme)
      }
      Text("phone").previewDevice("iPhone SE (2nd generation)").previewInterfaceOrientation(.landscapeLeft)
      Text("last")
    }
    .previewDevice("iPhone 13 mini")
  }
}

private struct WatchScreen_Previews: PreviewProvider {
  static var previews: some View { Text("watch").previewDevice("Apple Watch Series 9 (45mm)") }
}

private struct FramedScreens_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("one")
      Text("two")
    }
    .padding(10)
    .previewLayout(.sizeThatFits)
  }
}

#if os(Linux)
  /// Previews that are found in the running program.
  @Suite struct DeclaredPreviewTests {
    private func preview(_ name: String) throws -> Preview {
      try #require(Preview.declared.first { $0.name == name })
    }

    private func frame(_ name: String, _ request: FrameRequest = FrameRequest()) throws -> Frame {
      let renderer = FrameRenderer(fonts: FontLibrary())
      return try renderer.frame(of: preview(name), request: request, rasterizing: false)
    }

    @Test func namesComeFromTheFileTheTitleAndTheNumber() {
      let names = Preview.declared.map(\.name)
      #expect(
        names.filter { $0.hasPrefix("DeclaredPreviewTests") } == [
          "DeclaredPreviewTests/1", "DeclaredPreviewTests/Two-Words", "DeclaredPreviewTests/3",
          "DeclaredPreviewTests/hugged",
        ])
      #expect(names.contains("HiddenScreen"))
      #expect(Set(names).count == names.count)
    }

    @Test func aDeclaredPreviewIsAScreenUnlessItSaysOtherwise() throws {
      #expect(try frame("DeclaredPreviewTests/1").displayList.size == Size(width: 393, height: 852))
      #expect(try frame("DeclaredPreviewTests/Two-Words").displayList.size == Size(width: 120, height: 40))
      #expect(try frame("DeclaredPreviewTests/3").displayList.size == Size(width: 852, height: 393))
      #expect(try frame("HiddenScreen").displayList.description.contains("\"provided\""))
      let asked = FrameRequest(viewport: .size(Size(width: 50, height: 60)))
      #expect(try frame("DeclaredPreviewTests/1", asked).displayList.size == Size(width: 50, height: 60))
    }

    @Test func eachViewOfAProviderIsAPreview() throws {
      let names = Preview.declared.map(\.name)
      let several = ["The-first", "2", "3", "4", "5"].map { "SeveralScreens/\($0)" }
      #expect(names.filter { $0.hasPrefix("SeveralScreens") } == several)
      func words(_ name: String) throws -> [String] {
        let text = try frame(name).displayList.description
        return ["first", "day", "night", "phone", "last", "one", "two"].filter { text.contains("\"\($0)\"") }
      }
      #expect(try several.map(words) == [["first"], ["day"], ["night"], ["phone"], ["last"]])
      #expect(try words("FramedScreens/1") == ["one"])
      #expect(try words("FramedScreens/2") == ["two"])
    }

    @Test func aProviderSaysHowItsViewsAreShown() throws {
      #expect(try frame("SeveralScreens/The-first").displayList.size == Size(width: 70, height: 30))
      // What stands outside counts, as with other traits of a view.
      #expect(try frame("SeveralScreens/2").displayList.size == Size(width: 375, height: 812))
      #expect(try frame("SeveralScreens/4").displayList.size == Size(width: 812, height: 375))
      let dark = try frame("SeveralScreens/3").displayList.description
      let light = try frame("SeveralScreens/2").displayList.description
      let page = "fill rect(0 0 375 812)"
      #expect(dark.contains("\(page) #000000") && light.contains("\(page) #FFFFFF"))
    }

    @Test func aViewThatIsToFitIsHugged() throws {
      #expect(try frame("DeclaredPreviewTests/hugged").displayList.size == Size(width: 61, height: 20))
      let framed = try frame("FramedScreens/1").displayList.size
      #expect(framed.width > 40 && framed.width < 60 && framed.height > 35 && framed.height < 45)
    }

    @Test(arguments: [
      ("iPhone SE (2nd generation)", 375, 667), ("iPhone 8 Plus", 414, 736), ("iPhone 11", 414, 896),
      ("iPhone 15 Pro Max", 430, 932), ("iPad Pro (12.9-inch) (5th generation)", 1024, 1366),
      ("iPad mini (6th generation)", 744, 1133), ("iPad mini (A17 Pro)", 744, 1133),
      ("iPad mini (5th generation)", 768, 1024), ("iPad (6th generation)", 768, 1024),
      ("iPad (9th generation)", 810, 1080), ("iPad (10th generation)", 820, 1180), ("iPad (A16)", 820, 1180),
      ("iPad Air (3rd generation)", 834, 1112), ("iPad Air (5th generation)", 820, 1180),
      ("iPad Air 13-inch (M3)", 1024, 1366), ("iPad Pro (9.7-inch)", 768, 1024), ("iPad Pro (10.5-inch)", 834, 1112),
      ("iPad Pro (11-inch)", 834, 1194), ("iPad Pro (11-inch) (4th generation)", 834, 1194),
      ("iPad Pro 11-inch (M4)", 834, 1210), ("iPhone SE (1st generation)", 320, 568), ("iphone-15", 393, 852),
    ]) func devicesAreKnownByTheirNames(_ name: String, _ width: Double, _ height: Double) throws {
      let device = try #require(Device(previewing: PreviewDevice(rawValue: name)))
      #expect(device.size == Size(width: width, height: height))
    }

    @Test(arguments: [
      "iPad Pro (7-inch) (4th generation)", "iPad (99th generation)", "iPhone 15 (2nd generation)", "iPad Air (M9)",
      "generation", "",
    ]) func aDeviceThatOnlySoundsLikeOneIsNotGuessed(_ name: String) {
      #expect(Device(previewing: PreviewDevice(rawValue: name)) == nil)
    }

    @Test func aDeviceThatIsNoneIsSaid() throws {
      let frame = try frame("WatchScreen")
      #expect(frame.displayList.size == Size(width: 393, height: 852))
      #expect(frame.diagnostics.map(\.code) == ["preview-device-unknown"])
      #expect(frame.diagnostics.first?.message.contains("Apple Watch Series 9 (45mm)") == true)
    }

    @Test func aPreviewableStateSurvivesAPass() throws {
      #expect(try frame("DeclaredPreviewTests/3").displayList.description.contains("\"count 42\""))
    }
  }
#endif
