import Foundation
import Masthead
import MastheadDisplayList
import MastheadText

@testable import MastheadDocuments

/// The mistakes of a document, each as `line:column: path: message`.
func mistakes(in text: String, folder: String = "/nowhere") -> [String] {
  mistakes(in: Array(text.utf8), folder: folder)
}

func mistakes(in bytes: [UInt8], folder: String = "/nowhere") -> [String] {
  do throws(Mistakes) {
    _ = try PreviewFile(bytes, name: "file", folder: folder)
    return []
  } catch {
    return error.all.map { "\($0.place.line):\($0.place.column): \($0.path): \($0.message)" }
  }
}

/// The previews of a document without mistakes.
func previews(_ text: String, folder: String = "/nowhere") throws -> [Preview] {
  try PreviewFile(Array(text.utf8), name: "file", folder: folder).previews
}

/// What a document's first preview draws.
func frame(_ text: String, folder: String = "/nowhere", rasterizing: Bool = false) throws -> Frame {
  let preview = try previews(text, folder: folder)[0]
  return try FrameRenderer(fonts: FontLibrary()).frame(
    of: preview, request: FrameRequest(scale: 1), rasterizing: rasterizing)
}

/// The words on the screen, in reading order.
func words(_ text: String) throws -> [String] {
  func labels(_ node: AccessibilityNode) -> [String] {
    (node.label.isEmpty ? [] : [node.label]) + node.children.flatMap(labels)
  }
  return labels(try frame(text).accessibility)
}

/// The folder of the repository.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// A folder of a test's own, removed after it.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
