import MastheadDisplayList
import MastheadPNG
import MastheadText
import Testing

@testable import Masthead

/// What is not made again, and that nobody notices.
@Suite struct FrameReuseTests {
  private let renderer = FrameRenderer(fonts: FontLibrary())
  private let list = Preview("list") {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { row in
          Text("Row \(row)").frame(height: 44)
        }
      }
    }
  }

  private func frame(_ offset: Double, with other: FrameRenderer? = nil) throws -> Frame {
    try (other ?? renderer).frame(of: list, request: FrameRequest(offset: offset, scale: 1), rasterizing: true)
  }

  @Test func anEqualFrameIsNotDrawnAgain() throws {
    let first = try frame(10)
    #expect(try frame(10).bitmap == first.bitmap)
    #expect(renderer.drawnCount == 1)
    _ = try frame(11)
    #expect(renderer.drawnCount == 2)
    // Only the latest is kept.
    _ = try frame(10)
    #expect(renderer.drawnCount == 3)
  }

  @Test func anotherScaleIsDrawnAgain() throws {
    _ = try frame(0)
    let large = try renderer.frame(of: list, request: FrameRequest(offset: 0, scale: 2), rasterizing: true)
    #expect(large.bitmap?.widthInPixels == 780)
    #expect(renderer.drawnCount == 2)
  }

  @Test func aFrameKeepsItsPixelsWhenTheNextIsDrawn() throws {
    let held = try frame(0)
    _ = try frame(30)
    #expect(try held.bitmap == frame(0, with: FrameRenderer(fonts: FontLibrary())).bitmap)
  }

  @Test func theNextFrameIsDrawnInTheMemoryOfOneThatNobodyHolds() throws {
    func address(_ offset: Double) throws -> UInt {
      try #require(frame(offset).bitmap).pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let first = try address(0)
    #expect(try address(20) == first)
    #expect(try address(40) == first)
    #expect(renderer.drawnCount == 3)
  }

  @Test(arguments: PNG.Profile.allCases) func anEqualFrameIsNotEncodedAgain(profile: PNG.Profile) throws {
    let encoder = FrameEncoder()
    let file = try encoder.encode(frame(0), profile: profile)
    #expect(try encoder.encode(frame(0), profile: profile) == file)
    #expect(encoder.encodedCount == 1)
    let other = try encoder.encode(frame(5), profile: profile)
    #expect(encoder.encodedCount == 2)
    #expect(try PNG.decode(other) == frame(5).bitmap)
    #expect(try PNG.decode(file) == frame(0).bitmap)
  }

  @Test func theProfileIsPartOfWhatMustBeEqual() throws {
    let encoder = FrameEncoder()
    let fast = try encoder.encode(frame(0), profile: .fast)
    #expect(try encoder.encode(frame(0), profile: .small).count < fast.count)
    #expect(encoder.encodedCount == 2)
  }

  @Test func aFrameThatWasNotDrawnHasNoFile() throws {
    let frame = try renderer.frame(of: list, request: FrameRequest(), rasterizing: false)
    #expect(throws: FrameError.self) { try FrameEncoder().encode(frame, profile: .fast) }
  }

  @Test func measuringDrawsAnEqualFrameAgain() throws {
    var layouts = 0
    for _ in 0..<3 {
      _ = try renderer.redrawnFrame(of: list, request: FrameRequest(scale: 1)) { layouts += 1 }
    }
    #expect(layouts == 3)
    #expect(renderer.drawnCount == 3)
  }
}
