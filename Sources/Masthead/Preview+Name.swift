extension Preview {
  /// Characters of a part of a name: file systems take 255, of which endings need some.
  package static var longestNamePart: Int { 200 }

  /// Why something can't be called so, as the end of a sentence; nil when it can.
  ///
  /// A name becomes the folder of its frames, so it must be a path that every file system takes, and that stays inside.
  package static func problem(withName name: String) -> String? {
    let allowed = name.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || [45, 46, 47, 95].contains($0)
    }
    if name.utf8.count > 4 * longestNamePart { return "it has more than \(4 * longestNamePart) characters" }
    if !allowed { return "letters, digits, \".\", \"-\", \"_\" and \"/\" are allowed" }
    for part in name.split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty { return "a part of it is empty" }
      if part.utf8.count > longestNamePart { return "a part of it has more than \(longestNamePart) characters" }
      if part.first == "." || part.first == "-" { return "no part may start with \"\(part.prefix(1))\"" }
    }
    return nil
  }
}
