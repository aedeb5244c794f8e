/// What the names of goldens say.
package enum GoldenName {
  /// What follows a frame's name in that of a golden, the longer before those that they end in.
  private static let endings = [".curve.txt", ".accessibility.txt", ".metrics.txt", ".png", ".txt"]

  /// The ending of a golden's name; nil for a file that no strategy writes.
  ///
  /// - Parameter path: from the folder of goldens, for example `header/profile/y13-dark@2x.metrics.txt`.
  package static func ending(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), let ending = endings.first(where: path.hasSuffix) else { return nil }
    let stem = path[path.index(after: slash)...].dropLast(ending.count)
    // A curve is of all offsets, anything else of one.
    let isGolden =
      ending == ".curve.txt"
      ? stem.wholeMatch(of: /(light|dark)(-[A-Za-z0-9._\-]+)?@[0-9.]+x/) != nil
      : stem.wholeMatch(of: /y-?[0-9.]+-(light|dark)(-[A-Za-z0-9._\-]+)?@[0-9.]+x/) != nil
    return isGolden ? ending : nil
  }
}
