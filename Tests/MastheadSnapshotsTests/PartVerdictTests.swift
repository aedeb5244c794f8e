import Foundation
import MastheadDiff
import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import Testing

@testable import MastheadSnapshots

private let suite = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("MastheadPNGTests/PngSuite")

private func verdict(_ bitmap: Bitmap, _ bytes: [UInt8]) -> PartVerdict {
  PartVerdict(
    SnapshotPart(strategy: .image, path: "a.png", content: .image(bitmap)), golden: .found(bytes), list: nil, scale: 1)
}

/// A golden may be stored in any way that PNG knows: what counts are its pixels.
@Test(arguments: [
  "basn0g01", "basn0g08", "basn0g16", "basn2c08", "basn2c16", "basn3p02", "basn3p08", "basn4a08", "basn4a16",
  "basn6a08",
  "basn6a16", "ftbbn3p08", "ibasn0g16", "ibasn2c16", "ibasn3p08", "ibasn6a16",
])
func aGoldenOfAnyKindIsCompared(_ name: String) throws {
  let bytes = try [UInt8](Data(contentsOf: suite.appendingPathComponent("\(name).png")))
  var bitmap = try PNG.decode(bytes)
  #expect(verdict(bitmap, bytes).isSame)
  #expect(try verdict(bitmap, PNG.encode(bitmap, profile: .small)).isSame)
  bitmap.pixels[17] ^= 1
  guard case .imageDiffers(let difference, _) = verdict(bitmap, bytes).outcome else {
    Issue.record("no difference was found")
    return
  }
  #expect(difference.count == 1)
}

@Test func aFolderInTheGoldensPlaceIsUnreadable() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
  try FileManager.default.createDirectory(
    at: folder.appendingPathComponent("a.png"), withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let goldens = GoldenFolder(folder.path, files: TemporaryFiles())
  guard case .unreadable(let reason) = goldens.state(of: "a.png") else {
    Issue.record("it was read")
    return
  }
  #expect(reason == "\(folder.path)/a.png is a folder, not a file.")
}

/// Writers as those of several processes: each has a counter and temporary names of its own.
@Test func manyWhoRecordAtOnceLeaveWholeGoldens() async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let bitmap = Bitmap(
    widthInPixels: 64, heightInPixels: 64, pixels: (0..<4096).map { 0xFF00_0000 | $0 &* 2_654_435_761 })
  let files = TemporaryFiles()
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<4 {
      group.addTask {
        let goldens = GoldenFolder(folder, files: files)
        for index in 0..<20 {
          let part = SnapshotPart(strategy: .image, path: "x/\(index % 3).png", content: .image(bitmap))
          try? goldens.write(part)
          try? goldens.note(.current, isComplete: false)
          // Whoever reads meanwhile finds a whole file.
          guard case .found(let bytes) = goldens.state(of: part.path), (try? PNG.decode(bytes)) == bitmap else {
            return false
          }
        }
        return true
      }
    }
    for await isWhole in group { #expect(isWhole) }
  }
  #expect(try Folder.files(below: folder) == ["environment.txt", "x/0.png", "x/1.png", "x/2.png"])
  #expect(GoldenFolder(folder, files: files).environment.stamps == [.current])
}
