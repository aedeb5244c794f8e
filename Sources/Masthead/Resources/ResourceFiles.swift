import Foundation
import MastheadFiles

/// What is wrong with a resource, in words that follow what it is.
struct ResourceProblem: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The files that resources are made of.
enum ResourceFiles: Sendable {
  /// A folder's path.
  case folder(String)
  /// Bytes by path.
  case memory([String: [UInt8]])

  /// A picture file of more bytes is a mistake: no picture that can be drawn needs as many.
  static let mostBytes = 256 << 20

  /// True where the folder itself is a catalogue of assets.
  var isCatalog: Bool {
    if case .folder(let path) = self { path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/") } else { false }
  }

  /// Paths from the folder, sorted.
  func paths() throws(ResourceProblem) -> [String] {
    switch self {
    case .memory(let files): return files.keys.sorted()
    case .folder(let path):
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        throw ResourceProblem("there is no folder \"\(path)\"")
      }
      do {
        return try Folder.files(below: path).sorted()
      } catch {
        throw ResourceProblem("the folder \"\(path)\" can't be read: \(error)")
      }
    }
  }

  /// - Parameter path: one of `paths()`.
  func read(_ path: String) throws(ResourceProblem) -> [UInt8] {
    switch self {
    case .memory(let files):
      guard let bytes = files[path] else { throw ResourceProblem("there is no such file") }
      return bytes
    case .folder(let folder):
      let file = "\(folder)/\(path)"
      guard Self.isInside(file, folder) else {
        throw ResourceProblem("the file is a link to something outside of the folder")
      }
      let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.mostBytes else {
        throw ResourceProblem("the file has \(size) bytes; at most \(Self.mostBytes) are read")
      }
      let bytes: [UInt8]?
      do {
        bytes = try File.read(file)
      } catch {
        throw ResourceProblem("\(error)")
      }
      guard let bytes else { throw ResourceProblem("there is no such file") }
      return bytes
    }
  }

  /// True for a file that is inside the folder once all links are followed.
  private static func isInside(_ file: String, _ folder: String) -> Bool {
    func real(_ path: String) -> [String] { URL(filePath: path).resolvingSymlinksInPath().standardized.pathComponents }
    let parts = real(folder)
    return real(file).starts(with: parts)
  }
}
