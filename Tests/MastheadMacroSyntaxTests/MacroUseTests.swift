import Testing

@testable import MastheadMacroSyntax

/// How a use of `#Preview` is taken apart and what takes its place.
@Suite struct MacroUseTests {
  @Test func argumentsAndBodyAreTakenByTheirBrackets() {
    let use = MacroUse(
      #"#Preview("a { ( \(f(")")) ", traits: .fixedLayout(width: 1, height: 2)) { Text("}") /* } */ }"#)
    #expect(use.arguments == #""a { ( \(f(")")) ", traits: .fixedLayout(width: 1, height: 2)"#)
    #expect(use.body == #" Text("}") /* } */ "#)
    #expect(use.previewables.isEmpty)
  }

  @Test func aUseWithoutParenthesesHasNoArguments() {
    #expect(MacroUse("#Preview { A() }").arguments == nil)
    #expect(MacroUse("#Preview {\n  A { B() } // {\n}").body == "\n  A { B() } // {\n")
  }

  @Test func aUseMayHaveItsBodyAmongTheArguments() {
    let use = MacroUse("#Preview(body: { A() })")
    #expect(use.arguments == "body: { A() }")
    #expect(use.body == nil)
  }

  @Test func attributesOfTheUseAreNoArguments() {
    let use = MacroUse("@available(iOS 17.0, *)\n#Preview(\"A\") { A() }")
    #expect(use.arguments == "\"A\"")
    #expect(use.body == " A() ")
    #expect(MacroUse("@available(iOS 17.0, *)\n#Preview { A() }").arguments == nil)
  }

  @Test func aBodyThatReturnsItsViewIsThatOfAView() {
    let expansion = PreviewExpansion(
      source: "#Preview { func f() -> A { A() }; return f() }", discriminator: "$s", file: "T/A.swift", line: 1)
    #expect(expansion.text.contains("var body: some Masthead.View { func f() -> A { A() }; return f() }"))
    #expect(!MacroUse("#Preview { A(returning: b) }").hasStatements)
  }

  @Test func markedVariablesAreTakenOut() {
    let use = MacroUse(
      """
      #Preview {
        @Previewable @State var count = [1,
          2]
        @Previewable @Namespace
        var space; A(count) {
          let text = "@Previewable"
        }
      }
      """)
    #expect(use.previewables == ["@State var count = [1,\n    2]", "@Namespace\n  var space"])
    #expect(use.body?.contains("count =") == false)
    #expect(use.body?.contains(#"let text = "@Previewable""#) == true)
  }

  @Test func textsOfManyLinesAreNoBrackets() {
    let use = MacroUse("#Preview {\n  Text(\"\"\"\n  } \" {\n  \"\"\")\n  Text(#\"\\\" } \"#)\n}")
    #expect(use.body == "\n  Text(\"\"\"\n  } \" {\n  \"\"\")\n  Text(#\"\\\" } \"#)\n")
  }

  @Test func theExpansionIsATypeWithTheCompilersName() {
    let expansion = PreviewExpansion(
      source: "#Preview(\"Dark\") { A() }", discriminator: "$s4Test33_fMf_", file: "Test/A \"b\".swift", line: 3)
    #expect(
      expansion.text == """
        struct $s4Test33_fMf_7PreviewfMu_: Masthead._DeclaredPreviewSource {
          static var file: String { "Test/A \\"b\\".swift" }
          static var line: Int { 3 }
          static var preview: Masthead._DeclaredPreview {
            Masthead._DeclaredPreview("Dark") { A() }
          }
        }
        """)
  }

  @Test func statesLiveInAViewAroundTheBody() {
    let expansion = PreviewExpansion(
      source: "#Preview { @Previewable @State var a = 1; A(a) }", discriminator: "$s", file: "T/A.swift", line: 1)
    #expect(expansion.text.contains("struct Body: Masthead.View {\n    @State var a = 1\n"))
    #expect(expansion.text.contains("Masthead._DeclaredPreview() { Body() }"))
  }
}
