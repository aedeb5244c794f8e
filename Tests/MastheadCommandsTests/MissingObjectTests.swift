import Masthead
import MastheadLayout
import MastheadText
import Synchronization
import Testing

@testable import MastheadCommands

private final class Account: ObservableObject {
  @Published var name = ""
}

@Observable private final class Basket {
  var count = 0
}

private struct AccountView: View {
  @EnvironmentObject private var account: Account

  var body: some View { Text(account.name) }
}

private struct BasketView: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("\(basket.count)") }
}

/// Previews of views that read what their preview does not bring.
@Suite struct MissingObjectTests {
  private static let previews = [
    Preview("account") { AccountView() }, Preview("basket") { BasketView() }, Preview("text") { Text("a") },
  ]

  private static let fonts = FontLibrary()

  @Test func onlyThePreviewThatMissesAnObjectFails() throws {
    let made = Mutex<[String: Int]>([:])
    try withTemporaryFolder { folder in
      let result = run(
        ["render", "all", "--offsets", "0...29:1", "-j", "2", "-q", "-o", folder], on: Self.previews
      ) { preview, request in
        made.withLock { $0[preview.name, default: 0] += 1 }
        let renderer = FrameRenderer(fonts: Self.fonts, isOnLargeStack: true)
        _ = try renderer.frame(of: preview, request: request, rasterizing: false)
        return blankFrame(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      let lines = result.errors.split(separator: "\n")
      #expect(
        lines.first == """
          error: account y0-light@2x: AccountView reads an object of type Account from the environment, and no view outside \
          gives one: add .environmentObject(…) with one to the preview
          """)
      #expect(lines.last == "error: 40 more frames failed.")
      let pictures = files(below: folder).filter { $0.hasSuffix(".png") }
      #expect(pictures.count == 30 && pictures.allSatisfy { $0.hasPrefix("text/") })
    }
    // Each of the two workers may have begun one.
    let counts = made.withLock { $0 }
    #expect((1...2).contains(counts["account"] ?? 0) && (1...2).contains(counts["basket"] ?? 0))
    #expect(counts["text"] == 30)
  }

  @Test func framesBehindOneThatCannotGoOnFailEachTime() {
    let escaped = EscapedPreviews()
    escaped.add("a", frame: 7, reason: "seven")
    escaped.add("a", frame: 5, reason: "five")
    escaped.add("a", frame: 9, reason: "nine")
    #expect((4...8).map { escaped.reason(for: "a", frame: $0) } == [nil, "five", "five", "five", "five"])
    #expect(escaped.reason(for: "b", frame: 9) == nil)
  }
}
