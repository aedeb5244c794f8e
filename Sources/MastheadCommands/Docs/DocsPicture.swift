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
  /// The same in words: `Scrolled by 26 points`.
  let caption: String
  /// Points.
  let size: Size
  let alternative: String
  /// In the order of themes, then of scales.
  var files: [File]

  /// A `<picture>` that shows the reader's appearance at the sharpness of the screen.
  ///
  /// - Parameter prefix: from the page to the pictures' folder, empty or with a slash at its end.
  func html(prefix: String) -> String {
    let (light, dark) = (files(in: .light), files(in: .dark))
    var lines = ["<picture>"]
    if !light.isEmpty, !dark.isEmpty {
      lines.append("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.sources(dark, prefix))\">")
    }
    lines.append("  " + image(light.isEmpty ? dark : light, prefix: prefix))
    lines.append("</picture>")
    return lines.joined(separator: "\n")
  }

  /// An `<img>` of one theme.
  ///
  /// - Parameter files: those of the theme, in the order of scales; not empty.
  func image(_ files: [File], prefix: String) -> String {
    let plain = files.first.map { Self.escaped(prefix + $0.path) } ?? ""
    let sharper = files.count > 1 ? " srcset=\"\(Self.sources(files, prefix))\"" : ""
    return "<img src=\"\(plain)\"\(sharper) width=\"\(FixedDecimal.text(size.width.rounded()))\" "
      + "height=\"\(FixedDecimal.text(size.height.rounded()))\" alt=\"\(Self.escaped(alternative))\">"
  }

  /// A plain image of Markdown, in one theme.
  func markdown(prefix: String) -> String {
    let file = files.last { $0.theme == files[0].theme }
    return "![\(Self.literal(alternative))](\(prefix)\(file?.path ?? ""))"
  }

  func files(in theme: Theme) -> [File] { files.filter { $0.theme == theme } }

  private static func sources(_ files: [File], _ prefix: String) -> String {
    files.map { "\(escaped(prefix + $0.path)) \($0.scale)x" }.joined(separator: ", ")
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Text that Markdown prints as it stands: a backslash may stand before any of ASCII's signs (CommonMark 2.4), and does
  /// before those that mean something there, or on the hosts of repositories: tables, formulas, mentions.
  static func literal(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>&~|$#!@:".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
