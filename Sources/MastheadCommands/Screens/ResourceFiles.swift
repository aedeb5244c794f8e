import Foundation

/// Files beside sources that their code reads from the main bundle: data that belongs to the screens.
struct ResourceFiles {
  private static let endings: Set<String> = ["json", "geojson", "plist", "txt", "csv", "md", "html", "xml", "strings"]
  /// More are no folder of an app's sources.
  private static let most = 2_000

  /// Paths, sorted, each name once: a bundle is one folder.
  let paths: [String]

  /// - Parameter sources: the files in the folder that has all of these, and below it, count.
  init(beside sources: [String]) {
    let folders = sources.map {
      URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().pathComponents
    }
    guard var common = folders.first else {
      paths = []
      return
    }
    for folder in folders {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    let root = URL(fileURLWithPath: NSString.path(withComponents: common))
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [String] = []
    var count = 0
    while let file = files?.nextObject() as? URL, count < Self.most {
      count += 1
      if file.pathExtension == "xcassets" { files?.skipDescendants() }
      if Self.endings.contains(file.pathExtension) { found.append(file.path) }
    }
    var names: Set<String> = []
    paths = found.sorted().filter { names.insert(($0 as NSString).lastPathComponent).inserted }
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
