/// What becomes of pictures that are missing or differ.
enum RecordMode: String, Sendable {
  /// All are written anew.
  case all
  /// Those that are missing are written.
  case missing
  /// Nothing is written.
  case never

  /// The mode that the environment asks for: `MASTHEAD_RECORD`, else what is missing. On a build server nothing is written.
  init(environment: [String: String]) {
    guard environment["CI"] != "true" else {
      self = .never
      return
    }
    self = environment["MASTHEAD_RECORD"].flatMap(RecordMode.init(rawValue:)) ?? .missing
  }
}
