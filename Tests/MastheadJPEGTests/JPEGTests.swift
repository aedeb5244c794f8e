import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadJPEG

private func file(_ name: String) throws -> [UInt8] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files")
  return Array(try Data(contentsOf: folder.appending(path: "\(name).jpg")))
}

extension Bitmap {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * widthInPixels + x] }

  /// True when all channels of a pixel are near those of a colour: JPEG keeps none exactly.
  fileprivate func isNear(_ color: UInt32, at x: Int, _ y: Int, by most: Int = 6) -> Bool {
    let found = self[x, y]
    return [0, 8, 16, 24].allSatisfy { (shift: UInt32) -> Bool in
      let difference = Int(found >> shift & 0xFF) - Int(color >> shift & 0xFF)
      return abs(difference) <= most
    }
  }
}

private let red: UInt32 = 0xFFDC_1E28
private let blue: UInt32 = 0xFF1E_3CC8
private let green: UInt32 = 0xFF28_BE46

/// The files show 32 x 16 pixels: red, the right half blue, and green in the corner at the top left.
@Suite struct JPEGTests {
  @Test(arguments: ["baseline", "progressive", "halved-colours", "four-inks"])
  func aPictureHasItsColours(_ name: String) throws {
    let bitmap = try JPEG.decode(try file(name))
    #expect(bitmap.widthInPixels == 32 && bitmap.heightInPixels == 16)
    #expect(bitmap.isNear(green, at: 2, 2))
    #expect(bitmap.isNear(red, at: 12, 13))
    #expect(bitmap.isNear(blue, at: 26, 8))
    #expect(bitmap.isOpaque)
  }

  @Test func greyStaysGrey() throws {
    let bitmap = try JPEG.decode(try file("grey"))
    #expect(bitmap.pixels.allSatisfy { $0 >> 16 & 0xFF == $0 & 0xFF && $0 >> 8 & 0xFF == $0 & 0xFF })
    #expect(bitmap.isNear(0xFF58_5858, at: 12, 13))
  }

  /// Where the green corner is seen, and the blue half, by the numbers of Exif.
  @Test(
    arguments: [
      (2, (29, 2), (4, 8)), (3, (29, 13), (4, 8)), (4, (2, 13), (26, 8)), (5, (2, 2), (8, 26)), (6, (13, 2), (8, 26)),
      (7, (13, 29), (8, 4)), (8, (2, 29), (8, 4)),
    ] as [(Int, (Int, Int), (Int, Int))])
  func aPictureIsTurnedUpright(_ orientation: Int, _ corner: (Int, Int), _ half: (Int, Int)) throws {
    let bytes = try file("turned-\(orientation)")
    let bitmap = try JPEG.decode(bytes)
    let header = try JPEG.header(of: bytes)
    #expect(header.widthInPixels == bitmap.widthInPixels && header.heightInPixels == bitmap.heightInPixels)
    #expect(bitmap.widthInPixels == (orientation < 5 ? 32 : 16))
    #expect(bitmap.isNear(green, at: corner.0, corner.1), "\(orientation)")
    #expect(bitmap.isNear(blue, at: half.0, half.1), "\(orientation)")
  }

  @Test(arguments: ["baseline", "progressive"]) func aFileThatEndsTooEarlyIsAnError(_ name: String) throws {
    let bytes = try file(name)
    for count in stride(from: 3, to: bytes.count, by: 7) {
      let error = #expect(throws: JPEGError.self) { try JPEG.decode(Array(bytes[..<count])) }
      #expect(error?.code == .corrupt)
    }
    let error = #expect(throws: JPEGError.self) { try JPEG.decode(Array(bytes[..<(bytes.count - 20)])) }
    #expect(error?.description == "the JPEG file is damaged (the file ends too early)")
  }

  @Test func whatIsNoJPEGIsAnError() {
    for bytes in [[], [0xFF], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47]] as [[UInt8]] {
      let error = #expect(throws: JPEGError.self) { try JPEG.decode(bytes) }
      #expect(error?.code == .notJPEG)
    }
  }

  /// Whatever a byte becomes, there is a picture or an error.
  @Test func noChangedByteBreaksTheProgram() throws {
    let bytes = try file("baseline")
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for value in [0x00, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        // A changed size can ask for much memory; how much is checked before any is taken.
        if let header = try? JPEG.header(of: changed), header.widthInPixels * header.heightInPixels > 1 << 20 {
          continue
        }
        _ = try? JPEG.decode(changed)
      }
    }
  }

  @Test func aHeaderOfAHugePictureTakesNoMemory() throws {
    var bytes = try file("baseline")
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: JPEGError.self) { try JPEG.decode(bytes) }
    #expect(error?.code == .imageTooLarge)
    #expect(error?.context == "image of 65500 x 65500 px")
  }
}
