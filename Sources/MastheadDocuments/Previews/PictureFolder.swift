import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG
import Synchronization

/// The folder of a preview file, from which its pictures come and out of which none does.
final class PictureFolder: Sendable {
  private let path: String
  private let known = Mutex<[String: Result<Picture, CannotLoad>]>([:])
  private let knownResources = Mutex<[String: Resources]>([:])

  struct CannotLoad: Error {
    /// A sentence.
    let message: String
  }

  /// - Parameter path: the folder; `.` for the one that the process is in.
  init(_ path: String) {
    self.path = path
  }

  /// The picture of a file. Each is decoded once.
  ///
  /// - Parameter name: from the folder on, with `/` between its parts.
  func picture(_ name: String) throws(CannotLoad) -> Picture {
    if let known = known.withLock({ $0[name] }) { return try known.get() }
    let result = Result { () throws(CannotLoad) in try load(name) }
    known.withLock { $0[name] = result }
    return try result.get()
  }

  /// The pictures and colours of a folder, by the names that views have for them.
  ///
  /// - Parameter name: from the folder of the file on; `.` for that one.
  func resources(_ name: String) throws(CannotLoad) -> Resources {
    if let known = knownResources.withLock({ $0[name] }) { return known }
    let resources = Resources(folder: try place(name, of: "The folder's path", "folder"))
    if let problem = resources.problem {
      throw CannotLoad(message: "\(quotedForMessage(name)) can't be used: \(problem).")
    }
    knownResources.withLock { $0[name] = resources }
    return resources
  }

  /// Where a file or a folder stands, once all links are followed.
  private func place(_ name: String, of subject: String, _ noun: String) throws(CannotLoad) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty else { throw CannotLoad(message: "The name of the \(noun) is empty.") }
    guard !name.utf8.contains(0) else { throw CannotLoad(message: "No file has such a name.") }
    guard !name.hasPrefix("/") else {
      throw CannotLoad(message: "\(subject) starts in the folder of this file, not at the root.")
    }
    guard !parts.contains("..") else {
      throw CannotLoad(message: "\(subject) stays in the folder of this file, without \"..\".")
    }
    guard let folder = File.realPath(path), let file = File.realPath("\(path)/\(name)") else {
      let kind = noun == "folder" ? noun : "file"
      throw CannotLoad(message: "There is no \(kind) \(quotedForMessage(name)) in the folder of this file.")
    }
    let root = folder == "/" ? "/" : folder + "/"
    guard file == folder || file.hasPrefix(root) else {
      throw CannotLoad(message: "\(quotedForMessage(name)) is a link out of the folder of this file.")
    }
    return file
  }

  private func load(_ name: String) throws(CannotLoad) -> Picture {
    let file = try place(name, of: "A picture's path", "picture file")
    do {
      let bytes = try File.readRegular(file, limit: DocumentLimits.pictureBytes)
      let bitmap = try PNG.decode(bytes)
      return Picture(bitmap, name: name, scale: scale(of: name))
    } catch {
      throw CannotLoad(message: "\(quotedForMessage(name)) can't be used: \(error)")
    }
  }

  /// What the name says of the picture's pixels per point, as in `hero@2x.png`; 1 when it says nothing.
  private func scale(of name: String) -> Double {
    for scale in [2, 3] where name.hasSuffix("@\(scale)x.png") { return Double(scale) }
    return 1
  }
}

/// A picture file that was read.
struct PictureFile: Sendable {
  let picture: Picture

  func image(label: String?) -> Image { Image(picture, label: label) }
}

extension Kind where Value == PictureFile {
  static var picture: Kind {
    Kind(.string) { json, decoding in
      guard let name = Kind<String>.text.read(json, decoding) else { return nil }
      do throws(PictureFolder.CannotLoad) {
        return PictureFile(picture: try decoding.file.pictures.picture(name))
      } catch {
        return decoding.mistake(json, error.message)
      }
    }
  }
}

extension Kind where Value == Resources {
  static var resources: Kind {
    Kind(.string) { json, decoding in
      guard case .string(let name) = json.value else { return decoding.wrong(json, "text in double quotes") }
      do throws(PictureFolder.CannotLoad) {
        return try decoding.file.pictures.resources(name)
      } catch {
        return decoding.mistake(json, error.message)
      }
    }
  }
}
