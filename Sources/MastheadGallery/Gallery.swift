public import Masthead

/// The seeds' own examples, by family.
public enum Gallery {
  /// In the order in which `masthead list` prints them.
  public static let previews: [Preview] = header + sticky + tabs + stickyHeader + scaling
}
