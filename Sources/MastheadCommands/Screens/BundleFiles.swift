import Foundation

/// Files beside sources that their code reads from the main bundle: data that belongs to the screens.
struct BundleFiles {
  private static let endings: Set<String> = ["json", "geojson", "plist", "txt", "csv", "md", "html", "xml", "strings"]

  /// Paths, sorted, each name once: a bundle is one folder.
  let paths: [String]

  /// - Parameter sources: the files in the folder that has all of these, and below it, count.
  init(beside sources: [String]) {
    var names: Set<String> = []
    paths = SourceFolder(of: sources).files.filter {
      Self.endings.contains($0.pathExtension) && names.insert($0.lastPathComponent).inserted
    }.map(\.path)
  }

  /// Makes links in the folder of a program, which is its main bundle.
  func link(into folder: String) {
    for path in paths {
      let link = "\(folder)/\((path as NSString).lastPathComponent)"
      // What is not linked is not found, which the screen's code says.
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
  }
}
