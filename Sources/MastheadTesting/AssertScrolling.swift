public import Foundation
public import Masthead
import MastheadDisplayList
import MastheadLayout
public import MastheadSnapshots
import MastheadText

/// Checks what should hold from each frame of a scroll to the next: nothing jumps, pinned bars stand still, cross-fades add
/// up, the header never grows, and the title can be read.
///
/// ```swift
/// @Test func theHeaderCollapsesSmoothly() {
///   assertScrolling(of: ProfilePage(), at: .every(4, in: 0...200))
/// }
/// ```
///
/// No golden is needed. The closer the offsets, the more is seen.
///
/// - Parameters:
///   - view: laid out anew for each frame.
///   - offsets: how far the view is scrolled, in points.
///   - themes: each is checked by itself.
///   - size: the viewport in points, without safe areas; nil for the device's, or 390 x 844.
///   - device: a screen with its size, scale and safe areas.
///   - checks: what should hold.
public func assertScrolling<V: View>(
  of view: V, at offsets: SnapshotOffsets, themes: [ColorScheme] = [.light], size: CGSize? = nil,
  device: SnapshotDevice? = nil, checks: [ScrollCheck] = ScrollCheck.all, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
  let content = OneThread(view)
  assertScrolling(
    of: Preview("view") { content.value }, at: offsets, themes: themes, size: size, device: device, checks: checks,
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}

/// Checks what should hold from each frame of a preview's scroll to the next, as for a view.
public func assertScrolling(
  of preview: Preview, at offsets: SnapshotOffsets, themes: [ColorScheme] = [.light], size: CGSize? = nil,
  device: SnapshotDevice? = nil, checks: [ScrollCheck] = ScrollCheck.all, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let axes = SnapshotAxes(offsets: offsets, themes: themes, size: size, device: device)
  let lines = ScrollAssertion(preview: preview, axes: axes, checks: checks).problems()
  if !lines.isEmpty { place.fail(lines.joined(separator: "\n")) }
}

/// The assertion without a test library.
struct ScrollAssertion {
  let preview: Preview
  let axes: SnapshotAxes
  let checks: [ScrollCheck]

  /// More are one fault, seen at many offsets.
  private static let mostShown = 8

  /// What does not hold; nothing when all does.
  func problems() -> [String] {
    let renderer = FrameRenderer(fonts: SnapshotAssertion.fonts)
    do {
      return try axes.series().flatMap { requests -> [String] in
        let frames = try requests.map { request in
          (request.offset ?? 0, try renderer.frame(of: preview, request: request, rasterizing: false))
        }
        let scale = requests.first?.scale ?? 1
        let pictures = frames.reduce(into: ImageTable()) { $0.merge($1.1.pictures) }
        let findings = try ScrolledFrames(frames.map { (offset: $0.0, frame: $0.1) }, scale: scale)
          .findings(checks) { try renderer.picture(of: $0, pictures: pictures, scale: $1) }
        let theme = requests.first?.theme.rawValue ?? ""
        let lines = findings.prefix(Self.mostShown).map { "\($0.check.name), \(theme): \($0.text)." }
        let rest = findings.count - lines.count
        return lines + (rest > 0 ? ["and \(rest) more findings in the \(theme) theme"] : [])
      }
    } catch {
      return ["The frames can't be made: \(error)"]
    }
  }
}
