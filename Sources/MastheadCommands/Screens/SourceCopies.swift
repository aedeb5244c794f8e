import Foundation

/// The files of a call as the compiler gets them: where they are, but for those that it would not take so.
struct SourceCopies {
  /// One for each file, in the same order.
  let paths: [String]

  /// - Parameter folder: for copies of files that say what Masthead says otherwise, and of those with the name of another:
  ///   the compiler tells files apart by their names. What it says of a copy it says of the file.
  init(of files: ScreenFiles, in folder: String) throws {
    var names: Set<String> = []
    paths = try zip(files.paths, files.texts).enumerated().map { number, file in
      let (path, text) = file
      let name = URL(fileURLWithPath: path).lastPathComponent
      let isFirst = names.insert(name.lowercased()).inserted
      let changed = PlatformMarks.removed(from: text)
      guard changed != nil || !isFirst else { return path }
      let place = "\(folder)/\(number)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let copy = "\(place)/\(isFirst ? name : Self.name(name, number))"
      let origin = "#sourceLocation(file: \(AssetCatalog.literal(path)), line: 1)\n"
      try (origin + (changed ?? text)).write(toFile: copy, atomically: false, encoding: .utf8)
      return copy
    }
  }

  /// `Screen.swift` as `Screen-3.swift`.
  private static func name(_ name: String, _ number: Int) -> String {
    "\(name.dropLast(".swift".count))-\(number).swift"
  }
}
