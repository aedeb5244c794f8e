import Foundation
import Masthead

extension ViewCatalog {
  static let sticky: [Declaration<BuiltView>] = [
    Declaration("StretchingHero", "A picture at the top of scrolled content that grows when it is pulled down.") { f in
      let height = f.required("height", .size, "Points at rest.")
      let alignment = f("alignment", Values.alignment, "Where the content stands in it; bottomLeading if missing.")
      let content = f("content", .views, "What stands in it.")
      let background = f.required("background", .views, "What fills it, such as a gradient.")
      guard let height, let background else { return nil }
      return BuiltView {
        StretchingHero(height: height, alignment: alignment ?? .bottomLeading) {
          content ?? ViewSequence([])
        } background: {
          background
        }
      }
    },
    Declaration(
      "ShrinkingBar",
      "A bar on a material that gets lower as it nears the edge it pins to; its views may name {progress}, 0 to 1."
    ) { f in
      let from = f.required("from", .size, "Points of its height far from the edge.")
      let compact = f.required("to", .size, "Points of its height at the edge.")
      let distance = f.required("over", .size, "Points from the edge at which it starts to change.")
      let content = f.required(
        "content", Kind<ViewSequence>.viewList.live(as: "bar", progress(0)), "One row of views.")
      guard let from, let compact, let distance, let content else { return nil }
      return BuiltView { ShrinkingBar(from: from, to: compact, over: distance) { LiveViews(content, progress($0)) } }
    },
  ]

  private static func progress(_ progress: CGFloat) -> [(String, JSON.Value)] { [("progress", .measured(progress))] }
}
