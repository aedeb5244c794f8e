import MastheadDisplayList
package import MastheadPNG

/// Writes frames as PNG files. It keeps its memory, and the latest file: a frame equal to the one before it is not
/// encoded again. So each worker has one of its own.
package final class FrameEncoder {
  private let encoder = PNGEncoder()
  private var latest: (drawing: Frame.Drawing, profile: PNG.Profile, file: [UInt8])?
  /// How many files were made, not counting those that were there already.
  private(set) var encodedCount = 0

  package init() {}

  /// The file of a frame.
  ///
  /// - Parameters:
  ///   - again: true to encode even what equals the frame before: for measuring.
  /// - Throws: `FrameError` for a frame that was not drawn; `PNGError`.
  package func encode(
    _ frame: Frame, profile: PNG.Profile, again: Bool = false
  ) throws -> [UInt8] {
    guard let bitmap = frame.bitmap else { throw FrameError("the frame has no picture") }
    if !again, let latest, latest.drawing === frame.drawing, latest.profile == profile { return latest.file }
    var file = latest?.file ?? []
    // Nothing else holds the file then, unless its reader still does, and its memory is used again.
    latest = nil
    switch profile {
    case .fast: try encoder.encode(bitmap, into: &file)
    case .small: file = try PNG.encode(bitmap, profile: .small)
    }
    encodedCount += 1
    latest = frame.drawing.map { ($0, profile, file) }
    return file
  }
}
