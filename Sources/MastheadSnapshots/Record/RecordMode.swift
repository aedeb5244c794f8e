/// Which goldens a run writes. A run that writes one fails, so that recording never passes for testing.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every golden, whether it differs or not.
  case all
  /// Those that differ, can't be read, or are missing.
  case failed
  /// Those that are missing. This is what a run does unless it is told otherwise.
  case missing
  /// None.
  case never
}
