import Masthead
import MastheadDisplayList

/// Reads an option whose value is numbers and ranges, with commas between them.
struct NumberList: Sendable {
  let option: OptionDeclaration
  /// What one number is, with its article, for messages.
  let noun: String
  let unit: String
  let allowed: ClosedRange<FixedDecimal>
  /// For messages: two numbers, and a range.
  let numbers: String
  let range: String

  static let offsets = NumberList(
    option: Options.offsets, noun: "an offset", unit: "points",
    allowed: FixedDecimal(millionths: -AxisLimits.offset.millionths)...AxisLimits.offset, numbers: "-50 or 0.5",
    range: "0...240:8")
  static let instants = NumberList(
    option: Options.instants, noun: "an instant", unit: "seconds",
    allowed: FixedDecimal(millionths: 0)...AxisLimits.instant, numbers: "0 or 0.25", range: "0...3:0.05")

  /// - Parameters:
  ///   - items: as written, not empty.
  ///   - isPath: true for numbers that follow each other in time: they may come again, and ranges may run backwards.
  /// - Returns: numbers in the order given, each once unless they are a path.
  func parse(_ items: [Substring], asPath isPath: Bool = false) throws(UsageError) -> [FixedDecimal] {
    var result: [FixedDecimal] = []
    for item in items {
      result += try values(of: item, asPath: isPath)
      // Before the next one is read: the list stays short enough, whatever is asked for.
      if result.count > AxisLimits.frames, !isPath { result = result.withoutRepetitions }
      guard result.count <= AxisLimits.frames else { throw tooMany("more than \(AxisLimits.frames)") }
    }
    return isPath ? result : result.withoutRepetitions
  }

  /// The numbers of one item: one, or those of a range.
  func values(of item: Substring, asPath isPath: Bool = false) throws(UsageError) -> [FixedDecimal] {
    if let dots = firstDots(in: item) {
      return try range(item, from: item[..<dots.lowerBound], rest: item[dots.upperBound...], asPath: isPath)
    }
    guard let number = FixedDecimal(item), allowed.contains(number) else {
      throw UsageError(
        "\(quoted(item)) in \(option.long) is not \(noun): use \(unit) from \(allowed.lowerBound) to "
          + "\(allowed.upperBound) with at most \(FixedDecimal.fractionDigits) decimals, such as \(numbers), or a range "
          + "such as \(range).")
    }
    return [number]
  }

  /// `FROM...TO:STEP`.
  private func range(
    _ item: Substring, from: Substring, rest: Substring, asPath isPath: Bool
  ) throws(UsageError) -> [FixedDecimal] {
    let step = self.range.drop { $0 != ":" }.dropFirst()
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = FixedDecimal(from), let last = FixedDecimal(parts[0]), allowed.contains(first),
      allowed.contains(last)
    else {
      throw UsageError(
        "\(quoted(item)) in \(option.long) is not a range: write FROM...TO:STEP in \(unit) from \(allowed.lowerBound) to "
          + "\(allowed.upperBound), such as \(range).")
    }
    guard parts.count > 1 else {
      throw UsageError(
        "\(quoted(item)) in \(option.long) has no step: write \(first)...\(last):\(step) for a frame at every \(step) "
          + "\(unit).")
    }
    guard let distance = FixedDecimal(parts[1]), distance.millionths > 0 else {
      throw UsageError(
        "\(quoted(parts[1])) in \(option.long) is not a step: use \(unit) above 0, as in \(first)...\(last):\(step).")
    }
    guard first <= last || isPath else {
      throw UsageError(
        "\(quoted(item)) in \(option.long) runs backwards: write \(last)...\(first):\(distance).")
    }
    let count = abs(last.millionths - first.millionths) / distance.millionths + 1
    guard count <= AxisLimits.frames else { throw tooMany("\(count)") }
    let stride = first <= last ? distance.millionths : -distance.millionths
    return (0..<count).map { FixedDecimal(millionths: first.millionths + $0 * stride) }
  }

  private func firstDots(in item: Substring) -> Range<Substring.Index>? {
    var index = item.startIndex
    while index < item.endIndex {
      if item[index...].hasPrefix("...") { return index..<item.index(index, offsetBy: 3) }
      index = item.index(after: index)
    }
    return nil
  }

  func tooMany(_ count: String) -> UsageError {
    UsageError("\(option.long) has \(count) values; the most in one call are \(AxisLimits.frames).")
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it came first.
  var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
