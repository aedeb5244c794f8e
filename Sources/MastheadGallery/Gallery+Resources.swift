internal import GalleryPictures
import Masthead

extension Gallery {
  /// The catalogue of assets that is embedded in the binary.
  static let resources: Resources = {
    var files: [String: [UInt8]] = [:]
    for index in 0..<gallery_file_count() {
      let file = gallery_file_at(index)
      guard let path = file.path, let bytes = file.bytes else { continue }
      files[String(cString: path)] = Array(UnsafeBufferPointer(start: bytes, count: file.length))
    }
    return Resources(files: files)
  }()
}
