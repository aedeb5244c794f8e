/// What `#Preview(…) { … }` stands for: a type that the running program finds, which makes the preview.
package struct PreviewExpansion {
  /// The use of the macro as it is written.
  package let source: String
  package let discriminator: String
  /// Where the use stands: `Module/File.swift`, and its line.
  package let file: String
  package let line: Int

  package init(source: String, discriminator: String, file: String, line: Int) {
    self.source = source
    self.discriminator = discriminator
    self.file = file
    self.line = line
  }

  /// The declaration that takes the place of the use.
  ///
  /// The arguments are handed on as they are, so that the compiler checks them where they stand. Variables marked
  /// `@Previewable` become properties of a view around the body, because only there does a state survive. A body of statements
  /// becomes that of a view, too: the compiler takes more of them there than in a closure that it has to find the type of.
  package var text: String {
    let use = MacroUse(source)
    let arguments = use.arguments.map { "(\($0))" } ?? "()"
    let properties = use.previewables
    let make: String
    var wrapper = ""
    if let body = use.body, use.hasStatements || !properties.isEmpty {
      make = "\(arguments) { Body() }"
      wrapper = """

          struct Body: Masthead.View {
            \(properties.joined(separator: "\n    "))
            var body: some Masthead.View {\(body)}
          }
        """
    } else {
      make = arguments + (use.body.map { " {\($0)}" } ?? "")
    }
    return """
      struct \(uniqueName("Preview")): Masthead._DeclaredPreviewSource {\(wrapper)
        static var file: String { "\(escaped(file))" }
        static var line: Int { \(line) }
        static var preview: Masthead._DeclaredPreview {
          Masthead._DeclaredPreview\(make)
        }
      }
      """
  }

  /// A name that no other expansion has, in the form that the compiler demands of declarations at file scope.
  private func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }

  private func escaped(_ text: String) -> String {
    text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
  }
}
