/// A decimal number with at most six digits after the point, kept exactly.
///
/// Ranges are counted in it, so that `0...1:0.1` has the item 0.3 and not 0.30000000000000004, and names of files are
/// as short as what was typed.
package struct FixedDecimal: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let millionths: Int

  package init(millionths: Int) {
    self.millionths = millionths
  }

  package static let fractionDigits = 6
  private static let unit = 1_000_000
  /// Longer numbers are refused. With six more digits they stay below 2^53, where a Double still holds every integer.
  private static let integerDigits = 9

  /// Reads a sign, digits, and a point with digits. Nil for anything else, for example `1e3`, `inf`, `0x10` or `5.`.
  package init?(_ text: some StringProtocol) {
    var digits = Substring(text)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let integer = parts[0].drop { $0 == "0" }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
      !parts[0].isEmpty || !fraction.isEmpty, parts.count == 1 || !fraction.isEmpty, !fraction.contains("."),
      integer.count <= Self.integerDigits, fraction.count <= Self.fractionDigits
    else { return nil }
    let padded = fraction + String(repeating: "0", count: Self.fractionDigits - fraction.count)
    guard let whole = Int(integer.isEmpty ? "0" : integer), let part = Int(padded) else { return nil }
    millionths = (isNegative ? -1 : 1) * (whole * Self.unit + part)
  }

  /// The nearest millionth of a number that is not larger than those that can be read.
  package init(rounding number: Double) {
    let limit = Double(Self.unit) * 1e9
    millionths = number.isNaN ? 0 : Int(max(-limit, min(limit, number * Double(Self.unit))).rounded())
  }

  /// The nearest Double: the same that a literal gives.
  package var double: Double { Double(millionths) / Double(Self.unit) }

  package static func < (left: FixedDecimal, right: FixedDecimal) -> Bool { left.millionths < right.millionths }

  /// As short as it goes: `-50`, `0.5`.
  package var description: String {
    let (whole, part) = millionths.magnitude.quotientAndRemainder(dividingBy: UInt(Self.unit))
    var text = (millionths < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    var digits = String(part)
    digits = String(repeating: "0", count: Self.fractionDigits - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// A number to read, as short as it goes, rounded to a millionth, so that noise in the last bits of a sum does not show.
  ///
  /// Infinity and NaN, which no list of numbers has a use for, are `null`.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let largest = 1e9
    guard number.magnitude < largest else { return number.description }
    return FixedDecimal(rounding: number).description
  }
}
