/// Text from outside, for a message: in quotes, on one line, and not longer than a person reads.
package func quoted(_ text: some StringProtocol) -> String {
  /// More is cut: the start is enough to find the place.
  let longest = 120
  let scalars = text.unicodeScalars
  return quotedInFull(String(String.UnicodeScalarView(scalars.prefix(longest))), isCut: scalars.count > longest)
}

/// Text in quotes, on one line, with what can't be seen written as an escape.
package func quotedInFull(_ text: String, isCut: Bool = false) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    // Control characters would move the cursor of a terminal, and bidirectional ones would reorder the line.
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return "\"\(shown)\(isCut ? "…" : "")\""
}
