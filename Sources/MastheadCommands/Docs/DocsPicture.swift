import Masthead
import MastheadDisplayList

/// One picture of a page: the same frame in every theme and at every scale.
struct DocsPicture: Sendable {
  struct File: Sendable {
    /// From the pictures' folder on.
    let path: String
    let theme: Theme
    let scale: FixedDecimal
    let bytes: [UInt8]
  }

  let preview: String
  /// The frame without theme and scale: `y26`.
  let name: String
  /// Points.
  let size: Size
  let alternative: String
  /// In the order of themes, then of scales.
  var files: [File]

  /// A `<picture>` that shows the reader's appearance at the sharpness of the screen.
  ///
  /// - Parameter prefix: from the page to the pictures' folder, empty or with a slash at its end.
  func html(prefix: String) -> String {
    let light = files.filter { $0.theme == .light }
    let dark = files.filter { $0.theme == .dark }
    let usual = light.isEmpty ? dark : light
    var lines = ["<picture>"]
    if !light.isEmpty, !dark.isEmpty {
      lines.append("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.sources(dark, prefix))\">")
    }
    let plain = usual.first.map { Self.escaped(prefix + $0.path) } ?? ""
    let sharper = usual.count > 1 ? " srcset=\"\(Self.sources(usual, prefix))\"" : ""
    lines.append(
      "  <img src=\"\(plain)\"\(sharper) width=\"\(FixedDecimal.text(size.width.rounded()))\" "
        + "height=\"\(FixedDecimal.text(size.height.rounded()))\" alt=\"\(Self.escaped(alternative))\">")
    lines.append("</picture>")
    return lines.joined(separator: "\n")
  }

  /// A plain image of Markdown, in one theme.
  func markdown(prefix: String) -> String {
    let file = files.last { $0.theme == files[0].theme }
    let label = alternative.replacing("[", with: "\\[").replacing("]", with: "\\]")
    return "![\(label)](\(prefix)\(file?.path ?? ""))"
  }

  private static func sources(_ files: [File], _ prefix: String) -> String {
    files.map { "\(escaped(prefix + $0.path)) \($0.scale)x" }.joined(separator: ", ")
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

/// The page with all pictures, and the text to copy.
enum DocsPages {
  static func index(_ pictures: [DocsPicture]) -> String {
    let sections = pictures.map { picture in
      let title = "\(picture.preview)\(picture.name == "y0" ? "" : ", \(picture.name.dropFirst()) pt")"
      let html = picture.html(prefix: "")
      return """
        <section>
        <h2>\(DocsPicture.escaped(title))</h2>
        \(html)
        <pre>\(DocsPicture.escaped(html))</pre>
        </section>
        """
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Pictures</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      img { max-width: 100%; height: auto; border: 1px solid #8884; }
      pre { overflow-x: auto; padding: 1rem; background: #8881; font-size: 0.8rem; }
      </style>
      <h1>Pictures</h1>
      \(sections.joined(separator: "\n"))
      </html>

      """
  }

  static func snippets(_ pictures: [DocsPicture]) -> String {
    pictures.map { picture in
      "## \(picture.preview) \(picture.name)\n\n```html\n\(picture.html(prefix: ""))\n```\n\n"
        + "```markdown\n\(picture.markdown(prefix: ""))\n```\n"
    }.joined(separator: "\n")
  }
}
