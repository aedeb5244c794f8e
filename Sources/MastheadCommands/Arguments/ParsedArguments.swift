import MastheadDisplayList

/// What was given to a command: options by name, and operands in order.
struct ParsedArguments: Hashable, Sendable {
  /// The values of each option that was given, in order; a flag has one empty value.
  var values: [String: [String]] = [:]
  var operands: [String] = []

  init() {}

  func contains(_ option: OptionDeclaration) -> Bool { values[option.name] != nil }

  /// The value of an option that takes one; nil when it was not given.
  func value(of option: OptionDeclaration) -> String? { values[option.name]?.last }

  /// The items of an option that takes a list; nil when it was not given.
  ///
  /// Spaces about items are taken off. An empty list, or nothing between two commas, is an error.
  func list(of option: OptionDeclaration) throws(UsageError) -> [Substring]? {
    guard let given = values[option.name] else { return nil }
    var items: [Substring] = []
    for text in given {
      guard !text.allSatisfy({ $0 == " " }) else { throw UsageError("\(option.long) has an empty list.") }
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        let trimmed = item.trimmingSpaces
        guard !trimmed.isEmpty else { throw UsageError("\(option.long) has an empty item in \(quoted(text)).") }
        items.append(trimmed)
      }
    }
    return items
  }
}

extension Substring {
  /// Without the spaces at both ends.
  var trimmingSpaces: Substring {
    var rest = self.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
