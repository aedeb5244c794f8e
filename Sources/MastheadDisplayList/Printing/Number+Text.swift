extension Double {
  /// The number with at most three decimals, without trailing zeros and without a negative zero: `-0.0001` is `0`.
  ///
  /// Three decimals of a point are finer than any pixel, and coarse enough that the last bits of a sum do not show.
  var shortText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    // Beyond this a Double holds no thousandths, and the product below might not fit an Int64.
    guard abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int64((self * 1000).rounded(.toNearestOrAwayFromZero))
    let whole = thousandths.magnitude / 1000
    let sign = thousandths < 0 ? "-" : ""
    var digits = String(1000 + thousandths.magnitude % 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}

extension String {
  /// The text in double quotes, with quotes, backslashes and every character that can't be seen written as an escape.
  ///
  /// Marks of direction and joiners are invisible too: two texts that print alike must be alike.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
