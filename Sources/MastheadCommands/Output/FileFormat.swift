import MastheadDisplayList

/// What a command's one file may be: its option says which, or else the ending of its name.
protocol FileFormat: RawRepresentable<String>, CaseIterable {
  /// What such files hold, for messages.
  static var plural: String { get }
  /// Endings without a dot, in lower case, in the order in which a message names them.
  static var endings: KeyValuePairs<String, Self> { get }
}

extension ParsedArguments {
  /// The format of a file.
  ///
  /// - Parameters:
  ///   - option: the one that names the format.
  ///   - output: the file, or `-` for standard output.
  ///   - usual: for a name that has no ending.
  func format<Format: FileFormat>(
    _ option: OptionDeclaration, for output: String, usual: Format
  ) throws(UsageError) -> Format {
    guard let name = value(of: option) else { return try Self.format(byEndingOf: output) ?? usual }
    guard let format = Format(rawValue: name) else {
      let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(quoted(name)) in \(option.long) is not a format of \(Format.plural): use \(names).")
    }
    return format
  }

  private static func format<Format: FileFormat>(byEndingOf output: String) throws(UsageError) -> Format? {
    let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    // A dot at the beginning hides a file, and says nothing of it.
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[dot...]
    if let known = Format.endings.first(where: { ".\($0.key)" == ending.lowercased() }) { return known.value }
    let endings = Format.endings.map { ".\($0.key)" }.joined(separator: ", ")
    throw UsageError(
      "\(quoted(ending)) in -o is not an ending of \(Format.plural): use \(endings), or name the format with --format.")
  }
}
