import Masthead
import Testing

@Suite struct FrameNameTests {
  private func name(_ tab: String) -> String { FrameRequest(tab: tab).name }

  @Test(arguments: [
    ("First", "y0-light-First@2x"), ("For You", "y0-light-For-You@2x"), ("a/b", "y0-light-a-b@2x"),
    ("写真", "y0-light-写真@2x"), ("Über", "y0-light-Über@2x"), ("🍎", "y0-light-u1F34E@2x"), ("..", "y0-light-..@2x"),
  ]) func aTabIsNamedSoThatAPersonFindsIt(_ tab: String, _ expected: String) {
    #expect(name(tab) == expected)
  }

  @Test func composedAndDecomposedLettersAreOneName() {
    #expect(name("Cafe\u{301}") == name("Caf\u{E9}"))
  }

  @Test(arguments: ["rtl", "ax3", "t1", "t0.25", "reduce-motion"]) func aTabNeverPassesForSomethingElse(_ tab: String) {
    #expect(name(tab) == "y0-light-tab-\(tab)@2x")
  }

  @Test func signsThatNobodySeesDoNotReachAFileName() {
    #expect(name("\u{202E}\u{0}\u{7}") == "y0-light-u202E--@2x")
    #expect(name("👩‍🚀") == "y0-light-u1F469u200Du1F680@2x")
  }
}
