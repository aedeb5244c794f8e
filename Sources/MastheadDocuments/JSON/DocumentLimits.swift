/// How large a preview file may be. Each bound keeps time and memory small whatever is in the file.
package enum DocumentLimits {
  /// Bytes of a file: a screen has some kilobytes, its data perhaps a megabyte.
  package static let bytes = 16 << 20
  /// Objects and lists inside each other: three a level of views, and the deepest screens have about thirty.
  static let depth = 256
  /// Views of one file, each row of a list counted: what layout can hold without being noticed.
  static let views = 200_000
  /// Rows of one `ForEach`, unless a lazy stack reads them when they are in sight.
  static let rows = 10_000
  /// Rows of lists inside each other that are generated from numbers and read when they are in sight.
  static let uniformRows = 1_000_000
  /// Views of a part that is read again for each frame.
  static let liveViews = 20_000
  /// Mistakes that are told one by one. Beyond them a file is not a preview file.
  static let mistakes = 100
  /// Bytes of a picture file.
  static let pictureBytes = 64 << 20
  /// Characters of a text: a novel is no header.
  static let characters = 100_000
}
