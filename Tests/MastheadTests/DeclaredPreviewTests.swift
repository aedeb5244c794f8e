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

    @Test func aPreviewableStateSurvivesAPass() throws {
      #expect(try frame("DeclaredPreviewTests/3").displayList.description.contains("\"count 42\""))
    }
  }
#endif
