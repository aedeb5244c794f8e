import MastheadLayout
import MastheadText
import Testing

@testable import Masthead

#Preview(String(repeating: "long ", count: 60)) { Text("first") }

#Preview(String(repeating: "long ", count: 60)) { Text("second") }

private final class Count {
  var value = 0
}

#if os(Linux)
  /// Previews that declare more than there is room for.
  @Suite struct PreviewLimitTests {
    @Test func aLongTitleIsCutToANameThatFilesCanHave() {
      let names = Preview.declared.map(\.name).filter { $0.hasPrefix("PreviewLimitTests") }
      let title = String(repeating: "long-", count: 40)
      #expect(names == ["PreviewLimitTests/\(title)", "PreviewLimitTests/\(title.dropLast(2))-2"])
      #expect(names.allSatisfy { Preview.problem(withName: $0) == nil })
    }

    @Test func ofManyViewsOnlyThoseThatBecomePreviewsAreMade() {
      let made = Count()
      let run = Run(
        text: TextEngine(library: FontLibrary()),
        configuration: LayoutConfiguration(FrameRequest().filled(in: .device(.usual))))
      let parts = run.previewParts(
        of: ForEach(0..<5_000) { number in
          made.value += 1
          return Text("\(number)")
        })
      #expect(parts.count == 200)
      #expect(made.value == 200)
    }
  }
#endif
