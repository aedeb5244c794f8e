internal import CLineBreak

/// Finds where lines may break, by UAX #14 in ICU's version of it. Opened when first used.
final class LineBreaker {
  private var handle: OpaquePointer?

  deinit {
    if let handle { masthead_line_breaker_close(handle) }
  }

  /// Where a line may end, counted in characters from the start of the text, ascending; the last one is the text's end.
  func opportunities(in text: ArraySlice<UInt32>) -> [Int] {
    guard !text.isEmpty else { return [] }
    var units: [UInt16] = []
    units.reserveCapacity(text.count)
    for value in text {
      if value < 0x10000 {
        units.append(UInt16(value))
      } else {
        units.append(UInt16(truncatingIfNeeded: 0xD7C0 + value >> 10))
        units.append(UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF))
      }
    }
    var boundaries: [Int] = []
    units.withUnsafeBufferPointer { buffer in
      let breaker = open()
      Self.check(masthead_line_breaker_set_text(breaker, buffer.baseAddress, Int32(buffer.count)))
      var characters = 0
      var unit = 0
      while case let boundary = Int(masthead_line_breaker_next(breaker)), boundary >= 0 {
        while unit < boundary {
          // The second half of a surrogate pair is no character of its own.
          if buffer[unit] & 0xFC00 != 0xDC00 { characters += 1 }
          unit += 1
        }
        boundaries.append(characters)
      }
    }
    return boundaries
  }

  private func open() -> OpaquePointer {
    if let handle { return handle }
    var failure: UnsafePointer<CChar>?
    let made = masthead_line_breaker_open(&failure)
    Self.check(failure)
    guard let made else { preconditionFailure("ICU gave no line breaker") }
    handle = made
    return made
  }

  /// ICU's rules are part of its library: what fails here is the installation or the memory.
  private static func check(_ failure: UnsafePointer<CChar>?) {
    guard let failure else { return }
    preconditionFailure("ICU can't break lines: \(String(cString: failure))")
  }
}
