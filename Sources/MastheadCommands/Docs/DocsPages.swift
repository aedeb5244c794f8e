import Masthead
import MastheadDisplayList

/// The page with all pictures, and the text to copy.
enum DocsPages {
  /// A page to look at the pictures, light and dark side by side, whatever the reader's own appearance is.
  static func index(_ pictures: [DocsPicture]) -> String {
    let previews = pictures.map(\.preview).withoutRepetitions
    let families = previews.map { $0.split(separator: "/").first.map(String.init) ?? $0 }.withoutRepetitions
    let title = DocsPicture.escaped(families.count == 1 ? families[0] : "Pictures")
    let links =
      previews.count < 2
      ? "" : "<nav>\n" + previews.map { "<a href=\"#\($0)\">\($0)</a>\n" }.joined() + "</nav>\n"
    let sections = previews.map { preview in
      "<section id=\"\(preview)\">\n<h2>\(preview)</h2>\n"
        + pictures.filter { $0.preview == preview }.map(article).joined() + "</section>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      <main>
      <h1>\(title)</h1>
      \(links)\(sections.joined())</main>
      </html>

      """
  }

  /// A picture in each of its themes, and the HTML to copy.
  private static func article(_ picture: DocsPicture) -> String {
    let panels = Theme.allCases.map { theme in
      let files = picture.files(in: theme)
      guard !files.isEmpty else { return "" }
      return "<figure class=\"\(theme.rawValue)\">\n\(picture.image(files, prefix: ""))\n"
        + "<figcaption>\(theme == .light ? "Light" : "Dark")</figcaption>\n</figure>\n"
    }
    let size = [picture.size.width, picture.size.height].map { FixedDecimal.text($0.rounded()) }
    return """
      <article>
      <h3>\(DocsPicture.escaped(picture.caption)) <small>\(size.joined(separator: " × "))</small></h3>
      <div class="panels">
      \(panels.joined())</div>
      <details>
      <summary>HTML</summary>
      <pre>\(DocsPicture.escaped(picture.html(prefix: "")))</pre>
      </details>
      </article>

      """
  }

  static func snippets(_ pictures: [DocsPicture]) -> String {
    pictures.map { picture in
      "## \(DocsPicture.literal(picture.preview)) \(DocsPicture.literal(picture.name))\n\n"
        + "```html\n\(picture.html(prefix: ""))\n```\n\n```markdown\n\(picture.markdown(prefix: ""))\n```\n"
    }.joined(separator: "\n")
  }

  /// Each panel has the colour of a page in its theme, a little off white and black, so that the pictures' edges are seen.
  private static let style = """
    :root { color-scheme: light dark; --page: #fff; --text: #1d1d1f; --quiet: #65656a; --line: #dcdce1; --code: #f5f5f7; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #161618; --text: #f2f2f4; --quiet: #a0a0a8; --line: #38383d; --code: #1e1e21; }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/22px system-ui, -apple-system, "Segoe UI", Inter, Roboto, sans-serif;
    }
    main { max-width: 1080px; margin: 0 auto; padding: 48px 24px 96px; }
    h1 { margin: 0; font-size: 34px; line-height: 41px; letter-spacing: -0.02em; overflow-wrap: anywhere; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 12px; }
    a { color: inherit; text-decoration-color: var(--quiet); text-underline-offset: 3px; }
    section { margin-top: 56px; padding-top: 24px; border-top: 1px solid var(--line); }
    h2 { margin: 0; font-size: 22px; line-height: 28px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    article { margin-top: 24px; }
    article + article { margin-top: 40px; }
    h3 { margin: 0 0 12px; font-size: 15px; line-height: 22px; font-weight: 500; }
    small { margin-left: 8px; font-size: 13px; font-weight: 400; color: var(--quiet); font-variant-numeric: tabular-nums; }
    .panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; }
    figure {
      display: flex; flex-direction: column; align-items: center; justify-content: space-between; gap: 16px; margin: 0;
      padding: 24px 24px 12px; border-radius: 12px;
    }
    figure.light { background: #ededf1; color: #65656a; }
    figure.dark { background: #26262a; color: #a0a0a8; }
    img { display: block; max-width: 100%; height: auto; }
    figcaption { font-size: 13px; line-height: 18px; }
    details { margin-top: 12px; }
    summary { width: max-content; cursor: pointer; font-size: 13px; color: var(--quiet); }
    pre {
      margin: 8px 0 0; padding: 12px 16px; overflow-x: auto; border-radius: 8px; background: var(--code); user-select: all;
      font: 12px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    }
    @media (max-width: 480px) {
      main { padding: 32px 16px 64px; }
      figure { padding: 16px 16px 12px; }
    }
    """
}
