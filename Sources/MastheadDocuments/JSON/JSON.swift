/// A value of a JSON document, and where it stands.
struct JSON: Sendable {
  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSON])
    /// In the order of the file; each name once.
    case object([Member])
  }

  struct Member: Sendable {
    let name: String
    /// Where the name stands.
    let place: Place
    let value: JSON
  }

  let value: Value
  let place: Place

  /// An object that stands nowhere in the file, but for a place in it.
  init(_ members: [(String, Value)], at place: Place) {
    self.init(
      value: .object(
        members.map { Member(name: $0.0, place: place, value: JSON(value: $0.1, place: place)) }), place: place)
  }

  init(value: Value, place: Place) {
    self.value = value
    self.place = place
  }

  /// What it is, in a few words, for messages: `a number`, `"red"`.
  var shown: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): number.shown
    case .string(let string): string.isEmpty ? "an empty string" : quotedForMessage(string)
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value of a member; nil when there is none, or when this is no object.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSON.Value: Equatable {
  /// Compares values, wherever they stand.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.value == $1.value }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.name == $1.name && $0.value.value == $1.value.value }
    default: false
    }
  }
}

/// A place in a text file.
package struct Place: Hashable, Comparable, Sendable {
  /// The first line is 1.
  package let line: Int
  /// In Unicode scalars; the first is 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Something in a file that is not as it must be.
package struct Mistake: Error, Hashable, Sendable {
  package let place: Place
  /// The JSON path of the value, for example `$.previews[0].view.VStack`.
  package let path: String
  /// A sentence.
  package let message: String

  package init(place: Place, path: String, message: String) {
    self.place = place
    self.path = path
    self.message = message
  }

  /// For a person and for editors: `inbox.json:3:7: $.view.VStack: There is no ...`.
  package func line(file: String) -> String { "\(file):\(place.line):\(place.column): \(path): \(message)" }
}
