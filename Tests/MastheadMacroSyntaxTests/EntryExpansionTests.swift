import Testing

@testable import MastheadMacroSyntax

/// What `@Entry` stands for.
@Suite struct EntryExpansionTests {
  @Test(arguments: [
    ("@Entry var a: CGFloat = 12", "static var defaultValue: CGFloat { 12 }"),
    ("@Entry public var a: [String: Int]", "static var defaultValue: [String: Int] { nil }"),
    ("@Entry var a: ((Int) -> Void)? = nil // none", "static var defaultValue: ((Int) -> Void)? { nil }"),
    ("@Entry var a = Style(x: 1, y: \"=\")", "nonisolated(unsafe) static let defaultValue = Style(x: 1, y: \"=\")"),
    ("/// var b: Int\n  @Entry var a: Set<Int> = []", "static var defaultValue: Set<Int> { [] }"),
  ]) func theKeyHasTheDefault(_ declaration: String, _ member: String) throws {
    let entry = try #require(EntryExpansion(declaration: declaration))
    #expect(entry.peer == "private struct __Key_a: Masthead.EnvironmentKey {\n  \(member)\n}")
    #expect(entry.accessors == "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }")
  }

  @Test func whatIsNoVariableWithAValueHasNone() {
    #expect(EntryExpansion(declaration: "@Entry var a") == nil)
    #expect(EntryExpansion(declaration: "@Entry func variable() {}") == nil)
  }
}
