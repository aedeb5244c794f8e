/// Texts are arrays of scalar values here: every library counts in them, and a character is found without walking a string.
enum Characters {
  static func append(_ string: String, to characters: inout [UInt32]) {
    for scalar in string.unicodeScalars { characters.append(scalar.value) }
  }

  /// The string of a text. What is not a scalar, which no string gives, becomes a replacement character.
  static func string(_ characters: ArraySlice<UInt32>) -> String {
    // Four times as fast as to append to a view of a string: this happens for every run of every line.
    String(unsafeUninitializedCapacity: characters.count * 4) { bytes in
      var count = 0
      for value in characters {
        for unit in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
          bytes[count] = unit
          count += 1
        }
      }
      return count
    }
  }
}
