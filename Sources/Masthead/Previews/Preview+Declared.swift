import MastheadDisplayList
import MastheadLayout

extension Preview {
  /// How long the timeline of a declared preview goes on by itself: longer than what views do when they appear.
  private static var waitInSeconds: Double { 10 }

  /// The previews that this program's source files declare, with `#Preview` or as a `PreviewProvider`.
  ///
  /// A preview is named for the file that declares it, with its own name or its number behind where the file has several:
  /// `ProfileScreen`, `ProfileScreen/signed-out`, `ProfileScreen/2`. A provider is named for its type, without `_Previews`.
  /// They come in the order of these names, and those of one file in the order in which they stand there. Each has a timeline
  /// on which nothing happens but what its views do by themselves.
  public static var declared: [Preview] {
    var declarations: [Declaration] = []
    for type in ConformingTypes.all(of: "_DeclaredPreviewSource") {
      guard let source = type as? any _DeclaredPreviewSource.Type else { continue }
      declarations.append(Declaration(source))
    }
    for type in ConformingTypes.all(of: "PreviewProvider") {
      guard let provider = type as? any PreviewProvider.Type else { continue }
      declarations.append(Declaration(provider))
    }
    declarations.sort { ($0.family, $0.line) < ($1.family, $1.line) }
    var taken: Set<String> = []
    return declarations.map { declaration in
      let isAlone = declarations.count { $0.family == declaration.family } == 1
      let number =
        declarations.prefix { $0.line != declaration.line || $0.family != declaration.family }
        .count { $0.family == declaration.family } + 1
      var name = declaration.family
      if let title = declaration.title {
        name += "/\(title)"
      } else if !isAlone {
        name += "/\(number)"
      }
      // Two may have one title, and file systems may not tell capitals apart.
      let wanted = name
      var repetition = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(wanted)-\(repetition)"
        repetition += 1
      }
      let preview = Preview(name, content: declaration.content, layout: declaration.layout)
      return preview.timeline([.wait(waitInSeconds)])
    }
  }
}

/// A preview as it is found: where it is declared, and what it is called there.
private struct Declaration {
  /// The file's or the provider's name, in characters that a preview's name may have.
  let family: String
  let line: Int
  let title: String?
  let content: any PreviewContent
  let layout: Preview.Layout

  init(_ source: any _DeclaredPreviewSource.Type) {
    let preview = source.preview
    let file = source.file.split(separator: "/").last ?? ""
    family = Self.name(String(file.hasSuffix(".swift") ? file.dropLast(6) : file)) ?? "Preview"
    line = source.line
    title = preview.name.flatMap(Self.name)
    content = DeclaredContent(source: source)
    layout = preview.traits.reduce(Preview.Layout.screen) { $1.layout ?? $0 }
  }

  init(_ provider: any PreviewProvider.Type) {
    var name = "\(provider)"
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    family = Self.name(name) ?? "Preview"
    line = 0
    title = nil
    content = ProvidedContent(provider: provider)
    layout = .screen
  }

  /// The words of a text with dashes between them; nil where it has no letter or digit that a name may have.
  private static func name(_ text: String) -> String? {
    let isAllowed = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
    let words = text.split { !isAllowed($0) }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}

extension PreviewTrait {
  fileprivate var layout: Preview.Layout? {
    switch kind {
    case .usual: nil
    case .fitting: .fitting
    case .fixed(let width, let height): .fixed(Size(width: width, height: height))
    case .landscape: .landscape
    }
  }
}

private final class DeclaredContent: PreviewContent {
  private let source: any _DeclaredPreviewSource.Type

  init(source: any _DeclaredPreviewSource.Type) {
    self.source = source
  }

  func layOut(_ run: Run) -> LayoutResult {
    return source.preview.layOut(run)
  }
}

private final class ProvidedContent: PreviewContent {
  private let provider: any PreviewProvider.Type

  init(provider: any PreviewProvider.Type) {
    self.provider = provider
  }

  func layOut(_ run: Run) -> LayoutResult {
    return Self.layOut(provider, run)
  }

  private static func layOut<Provider: PreviewProvider>(_ provider: Provider.Type, _ run: Run) -> LayoutResult {
    run.layOut(run.withSystemNames { provider.previews })
  }
}
