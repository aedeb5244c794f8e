import Foundation

/// The folder that has all sources of a call.
struct SourceFolder {
  /// Entries that are looked at. More are no folder of an app's sources.
  private static let most = 2_000

  private let root: URL?

  init(of sources: [String]) {
    let folders = sources.map {
      URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().pathComponents
    }
    guard var common = folders.first else {
      root = nil
      return
    }
    for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
    root = URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  /// What is in the folder and below it, sorted; of catalogues only the folders themselves.
  var files: [URL] {
    guard let root, root.path != "/" else { return [] }
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = files?.nextObject() as? URL, found.count < Self.most {
      if file.pathExtension == "xcassets" { files?.skipDescendants() }
      found.append(file)
    }
    return found.sorted { $0.path < $1.path }
  }
}
