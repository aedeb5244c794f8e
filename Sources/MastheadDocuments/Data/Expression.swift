import Foundation

/// What stands in braces: a name of the data, or something calculated of names and numbers.
///
/// Everything is bounded by the length of the text: the language has no loops and no recursion.
indirect enum Expression: Sendable {
  case number(Double)
  case text(String)
  case bool(Bool)
  /// A name of the data: a row's, a header's, the state's or the file's.
  case name(String)
  case member(Expression, String)
  /// An element of a list; the first is 0.
  case element(Expression, at: Expression)
  case negative(Expression)
  case not(Expression)
  case binary(Operator, Expression, Expression)
  case conditional(Expression, Expression, Expression)
  case call(Function, [Expression])

  enum Operator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
  }

  enum Function: String, CaseIterable, Sendable {
    case min, max, abs, floor, ceil, round, trunc, count

    /// How many values it takes.
    var count: ClosedRange<Int> {
      switch self {
      case .min, .max: 2...16
      default: 1...1
      }
    }
  }

  /// True for what stands in the data as it is.
  var isLookup: Bool {
    switch self {
    case .name: true
    case .member(let base, _), .element(let base, at: _): base.isLookup
    default: false
    }
  }

  /// What a name says, perhaps with dots; nil for all else.
  var path: String? {
    switch self {
    case .name(let name): name
    case .member(let base, let name): base.path.map { "\($0).\(name)" }
    default: nil
    }
  }

  /// The values that stand in the expression itself and that it may give.
  var constants: [JSON.Value] {
    switch self {
    case .number(let number): [.number(number)]
    case .text(let text): [.string(text)]
    case .bool(let bool): [.bool(bool)]
    case .negative(.number(let number)): [.number(-number)]
    case .conditional(_, let first, let second): first.constants + second.constants
    default: []
    }
  }

  /// The first words of all names.
  var names: [String] {
    switch self {
    case .number, .text, .bool: []
    case .name(let name): [name]
    case .member(let base, _), .negative(let base), .not(let base): base.names
    case .element(let base, at: let index): base.names + index.names
    case .binary(_, let left, let right): left.names + right.names
    case .conditional(let condition, let first, let second): condition.names + first.names + second.names
    case .call(_, let values): values.flatMap(\.names)
    }
  }
}

/// Finds out what an expression gives at one place of a file.
struct Evaluation {
  /// Where the expression stands.
  let json: JSON
  let decoding: Decoding

  /// - Returns: nil when a mistake was noted.
  func value(of expression: Expression) -> JSON? {
    switch expression {
    case .number(let number): return give(.number(number))
    case .text(let text): return give(.string(text))
    case .bool(let bool): return give(.bool(bool))
    case .name(let name): return decoding.value(named: name, at: json)
    case .member(let base, let name): return value(of: base).flatMap { member(name, of: $0) }
    case .element(let base, at: let index): return element(of: base, at: index)
    case .negative(let base): return number(base).flatMap { give(-$0) }
    case .not(let base): return bool(base).flatMap { give(.bool(!$0)) }
    case .binary(let sign, let left, let right): return binary(sign, left, right)
    case .conditional(let condition, let first, let second):
      return bool(condition).flatMap { value(of: $0 ? first : second) }
    case .call(let function, let values): return call(function, values)
    }
  }

  private func give(_ value: JSON.Value) -> JSON { JSON(value: value, place: json.place) }

  /// Numbers stay finite, so that whatever is done with them has an end: at most 1e15 either way.
  private func give(_ number: Double) -> JSON {
    give(.number(number.isNaN ? 0 : Swift.min(Swift.max(number, -1e15), 1e15)))
  }

  private func fail<Value>(_ value: JSON, _ expected: String) -> Value? {
    if case .null = value.value, decoding.hasPlaceholders { return nil }
    return decoding.mistake(json, "\(json.shown) can't be calculated: \(value.shown) is no \(expected).")
  }

  private func number(_ expression: Expression) -> Double? {
    guard let value = value(of: expression) else { return nil }
    if case .number(let number) = value.value { return number }
    return fail(value, "number")
  }

  private func bool(_ expression: Expression) -> Bool? {
    guard let value = value(of: expression) else { return nil }
    if case .bool(let bool) = value.value { return bool }
    return fail(value, "condition")
  }

  private func member(_ name: String, of value: JSON) -> JSON? {
    if let member = value[name] { return member }
    if case .null = value.value, decoding.hasPlaceholders { return nil }
    guard case .object = value.value else { return fail(value, "object with \(quotedForMessage(name))") }
    let guess = decoding.guess(name, among: value.memberNames) ?? "."
    return decoding.mistake(
      json, "The object in line \(value.place.line) has nothing named \(quotedForMessage(name))\(guess)")
  }

  private func element(of base: Expression, at index: Expression) -> JSON? {
    guard let list = value(of: base), let number = number(index) else { return nil }
    guard case .array(let elements) = list.value else { return fail(list, "list") }
    guard let whole = Int(exactly: number.rounded(.down)), elements.indices.contains(whole) else {
      return decoding.mistake(
        json,
        "The list in line \(list.place.line) has \(elements.count) values, of which the first is 0, and none "
          + "is \(number.shown).")
    }
    return elements[whole]
  }

  private func binary(_ sign: Expression.Operator, _ left: Expression, _ right: Expression) -> JSON? {
    switch sign {
    case .and: return bool(left).flatMap { $0 ? bool(right).map { give(.bool($0)) } : give(.bool(false)) }
    case .or: return bool(left).flatMap { $0 ? give(.bool(true)) : bool(right).map { give(.bool($0)) } }
    case .equal, .unequal:
      guard let left = value(of: left), let right = value(of: right) else { return nil }
      return give(.bool((left.value == right.value) == (sign == .equal)))
    default:
      guard let left = number(left), let right = number(right) else { return nil }
      switch sign {
      case .less: return give(.bool(left < right))
      case .greater: return give(.bool(left > right))
      case .atMost: return give(.bool(left <= right))
      case .atLeast: return give(.bool(left >= right))
      case .plus: return give(left + right)
      case .minus: return give(left - right)
      case .times: return give(left * right)
      // There is no such number: nothing is what a length or a share can do with.
      case .divided: return give(right == 0 ? 0 : left / right)
      default: return give(right == 0 ? 0 : left.truncatingRemainder(dividingBy: right))
      }
    }
  }

  private func call(_ function: Expression.Function, _ values: [Expression]) -> JSON? {
    if function == .count {
      guard let list = value(of: values[0]) else { return nil }
      guard case .array(let elements) = list.value else { return fail(list, "list") }
      return give(Double(elements.count))
    }
    let numbers = values.compactMap { number($0) }
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    switch function {
    // As in Swift: of equal values the first for the least, the last for the greatest.
    case .min: return give(numbers.dropFirst().reduce(first) { Swift.min($0, $1) })
    case .max: return give(numbers.dropFirst().reduce(first) { Swift.max($0, $1) })
    case .abs: return give(first.magnitude)
    case .floor: return give(first.rounded(.down))
    case .ceil: return give(first.rounded(.up))
    case .round: return give(first.rounded())
    case .trunc: return give(first.rounded(.towardZero))
    case .count: return nil
    }
  }
}
