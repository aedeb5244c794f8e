import MastheadLayout

extension Preview {
  /// How long the timeline of a declared preview goes on by itself: longer than what views do when they appear.
  private static var waitInSeconds: Double { 10 }

  /// The previews that this program's source files declare, with `#Preview` or as a `PreviewProvider`.
  ///
  /// A preview is named for the file that declares it, with its own name or its number behind where the file has several:
  /// `ProfileScreen`, `ProfileScreen/signed-out`, `ProfileScreen/2`. A provider is named for its type, without `_Previews`; each
  /// of several views beside each other in it is a preview, with the name that `previewDisplayName(_:)` gives it or its number.
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
      declarations += Declaration.all(of: provider)
    }
    declarations.sort { ($0.family, $0.line, $0.part) < ($1.family, $1.line, $1.part) }
    var taken: Set<String> = []
    return declarations.enumerated().map { index, declaration in
      let family = declarations.indices.filter { declarations[$0].family == declaration.family }
      var name = declaration.family
      if let title = declaration.title {
        name += "/\(title)"
      } else if family.count > 1 {
        name += "/\(index - family[0] + 1)"
      }
      // Two may have one title, and file systems may not tell capitals apart.
      let wanted = name
      var repetition = 2
      while !taken.insert(name.lowercased()).inserted {
        let ending = "-\(repetition)"
        let part = wanted.split(separator: "/").last ?? ""
        name = wanted.dropLast(max(0, part.count + ending.count - longestNamePart)) + ending
        repetition += 1
      }
      let preview = Preview(
        name, content: declaration.content, layout: declaration.layout, notes: declaration.notes)
      return preview.timeline([.wait(waitInSeconds)])
    }
  }
}
