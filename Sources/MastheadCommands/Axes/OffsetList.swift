/// Reads `--offsets`: numbers and ranges, with commas between them.
enum OffsetList {
  /// - Parameter items: as written, not empty.
  /// - Returns: offsets in the order given, each once.
  static func parse(_ items: [Substring]) throws(UsageError) -> [FixedDecimal] {
    var seen: Set<FixedDecimal> = []
    var result: [FixedDecimal] = []
    for item in items {
      for offset in try offsets(of: item) where seen.insert(offset).inserted { result.append(offset) }
      guard result.count <= AxisLimits.frames else { throw tooMany("more than \(AxisLimits.frames) offsets") }
    }
    return result
  }

  private static func offsets(of item: Substring) throws(UsageError) -> [FixedDecimal] {
    guard let dots = firstDots(in: item) else {
      guard let number = FixedDecimal(item), isAllowed(number) else {
        throw UsageError(
          item == "auto"
            ? "--offsets auto is not known to this version; write numbers or a range such as 0...240:8."
            : "\(quoted(item)) in --offsets is not an offset: use points from -\(AxisLimits.offset) to "
              + "\(AxisLimits.offset) with at most \(FixedDecimal.fractionDigits) decimals, such as -50 or 0.5, "
              + "or a range such as 0...240:8.")
      }
      return [number]
    }
    return try range(item, from: item[..<dots.lowerBound], rest: item[dots.upperBound...])
  }

  /// `FROM...TO:STEP`.
  private static func range(
    _ item: Substring, from: Substring, rest: Substring
  ) throws(UsageError) -> [FixedDecimal] {
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = FixedDecimal(from), let last = FixedDecimal(parts[0]), isAllowed(first), isAllowed(last) else {
      throw UsageError(
        "\(quoted(item)) in --offsets is not a range: write FROM...TO:STEP in points from -\(AxisLimits.offset) to "
          + "\(AxisLimits.offset), such as -50...240:8.")
    }
    guard parts.count > 1 else {
      throw UsageError(
        "\(quoted(item)) in --offsets has no step: write \(first)...\(last):8 for a frame at every 8 points.")
    }
    guard let step = FixedDecimal(parts[1]), step.millionths > 0 else {
      throw UsageError(
        "\(quoted(parts[1])) in --offsets is not a step: use points above 0, as in \(first)...\(last):8.")
    }
    guard first <= last else {
      throw UsageError(
        "\(quoted(item)) in --offsets runs backwards: write \(last)...\(first):\(step).")
    }
    let count = (last.millionths - first.millionths) / step.millionths + 1
    guard count <= AxisLimits.frames else { throw tooMany("\(count) offsets with \(quoted(item))") }
    return (0..<count).map { FixedDecimal(millionths: first.millionths + $0 * step.millionths) }
  }

  private static func firstDots(in item: Substring) -> Range<Substring.Index>? {
    var index = item.startIndex
    while index < item.endIndex {
      if item[index...].hasPrefix("...") { return index..<item.index(index, offsetBy: 3) }
      index = item.index(after: index)
    }
    return nil
  }

  private static func isAllowed(_ number: FixedDecimal) -> Bool {
    number.millionths.magnitude <= AxisLimits.offset.millionths.magnitude
  }

  private static func tooMany(_ count: String) -> UsageError {
    UsageError("--offsets has \(count); the most in one call are \(AxisLimits.frames).")
  }
}
