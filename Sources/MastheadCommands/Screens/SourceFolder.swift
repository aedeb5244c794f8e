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
  var files: [URL] { files(most: Self.most) }

  /// - Parameter most: entries that are looked at. Those of a folder come before those of the folders in it, each folder's by
  ///   their names, so that which ones they are does not depend on the file system.
  func files(most: Int) -> [URL] {
    guard let root, root.path != "/" else { return [] }
    var found: [URL] = []
    var folders = [root]
    while !folders.isEmpty, found.count < most {
      var below: [URL] = []
      for folder in folders {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let entries = names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
        for entry in entries.prefix(most - found.count) {
          found.append(entry)
          if entry.pathExtension != "xcassets", Self.isFolder(entry) { below.append(entry) }
        }
      }
      folders = below
    }
    return found.sorted { $0.path < $1.path }
  }

  /// False for a link to a folder, which may lead anywhere.
  private static func isFolder(_ entry: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
