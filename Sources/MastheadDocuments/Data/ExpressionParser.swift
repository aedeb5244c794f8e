/// Reads what stands in braces.
///
///     value  = choice of  condition ? value : value
///     signs  = || && == != < <= > >= + - * / % !   as in Swift, by the same precedence
///     parts  = numbers, 'text', true, false, names with dots, list[index], (value), function(value, ...)
struct ExpressionParser {
  /// What is wrong, as a sentence.
  struct Problem: Error {
    let message: String
  }

  /// Characters of an expression: a formula, not a program.
  static let longest = 500
  /// Parentheses, signs and conditions inside each other.
  private static let deepest = 32

  private var rest: Substring
  private var depth = 0

  private init(_ text: String) {
    rest = Substring(text)
  }

  static func parse(_ text: String) throws(Problem) -> Expression {
    guard text.utf8.count <= longest else {
      throw Problem(message: "What stands in braces has at most \(longest) characters.")
    }
    var parser = ExpressionParser(text)
    let value = try parser.conditional()
    parser.skipSpaces()
    guard parser.rest.isEmpty else { throw parser.unexpected() }
    return value
  }

  private func unexpected() -> Problem {
    guard let next = rest.first else { return Problem(message: "The expression ends where a value should be.") }
    return Problem(message: "\(quotedForMessage(String(next))) can't stand here in an expression.")
  }

  private mutating func skipSpaces() { while rest.first == " " { rest.removeFirst() } }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func deeper<Result>(
    _ read: (inout ExpressionParser) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard depth < Self.deepest else {
      throw Problem(message: "Parts of an expression stand inside each other at most \(Self.deepest) deep.")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func conditional() throws(Problem) -> Expression {
    try deeper { parser throws(Problem) in
      let condition = try parser.binary(0)
      guard parser.take("?") else { return condition }
      let first = try parser.conditional()
      guard parser.take(":") else { throw Problem(message: "A condition with ? needs a : and what else there is.") }
      return .conditional(condition, first, try parser.conditional())
    }
  }

  /// By rising precedence. A sign that starts like another comes after it.
  private static let levels: [[Expression.Operator]] = [
    [.or], [.and], [.equal, .unequal, .atMost, .atLeast, .less, .greater], [.plus, .minus],
    [.times, .divided, .remainder],
  ]

  private mutating func binary(_ level: Int) throws(Problem) -> Expression {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    // A chain grows to the left, and is gone through as deep as it is long.
    var count = 0
    while let sign = sign(of: Self.levels[level]) {
      count += 1
      guard count <= 64 else { throw Problem(message: "An expression has at most 64 signs in a row.") }
      left = .binary(sign, left, try binary(level + 1))
    }
    return left
  }

  private mutating func sign(of signs: [Expression.Operator]) -> Expression.Operator? {
    for sign in signs where take(sign.rawValue) { return sign }
    return nil
  }

  private mutating func unary() throws(Problem) -> Expression {
    try deeper { parser throws(Problem) in
      if parser.take("-") { return .negative(try parser.unary()) }
      if parser.take("!") { return .not(try parser.unary()) }
      return try parser.postfix()
    }
  }

  private mutating func postfix() throws(Problem) -> Expression {
    var value = try primary()
    var count = 0
    while true {
      count += 1
      guard count <= 64 else { throw Problem(message: "A name has at most 64 parts.") }
      if rest.first == "[" {
        rest.removeFirst()
        let index = try conditional()
        guard take("]") else { throw Problem(message: "A [ of an expression has no ].") }
        value = .element(value, at: index)
      } else if rest.first == "." {
        rest.removeFirst()
        let name = word()
        guard !name.isEmpty else { throw unexpected() }
        value = .member(value, name)
      } else {
        return value
      }
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func primary() throws(Problem) -> Expression {
    skipSpaces()
    guard let first = rest.first else { throw unexpected() }
    if first == "(" {
      rest.removeFirst()
      let value = try conditional()
      guard take(")") else { throw Problem(message: "A ( of an expression has no ).") }
      return value
    }
    if first == "'" {
      rest.removeFirst()
      let text = rest.prefix { $0 != "'" }
      guard text.endIndex < rest.endIndex else { throw Problem(message: "A text of an expression has no second '.") }
      rest = rest[rest.index(after: text.endIndex)...]
      return .text(String(text))
    }
    if first.isASCII, first.isNumber { return try number() }
    let name = word()
    guard !name.isEmpty else { throw unexpected() }
    if name == "true" || name == "false" { return .bool(name == "true") }
    skipSpacesBeforeParenthesis()
    return rest.first == "(" ? try call(name) : .name(name)
  }

  private mutating func skipSpacesBeforeParenthesis() {
    let spaces = rest.prefix { $0 == " " }
    if rest.dropFirst(spaces.count).first == "(" { rest.removeFirst(spaces.count) }
  }

  private mutating func number() throws(Problem) -> Expression {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    var text = String(digits)
    if rest.first == ".", let next = rest.dropFirst().first, next.isASCII, next.isNumber {
      rest.removeFirst()
      let fraction = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(fraction.count)
      text += "." + fraction
    }
    guard let number = Double(text), number <= 1e15 else {
      throw Problem(message: "A number of an expression is at most 1e15.")
    }
    return .number(number)
  }

  private mutating func call(_ name: String) throws(Problem) -> Expression {
    guard let function = Expression.Function(rawValue: name) else {
      let names = Expression.Function.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "\(quotedForMessage(name)) is not a function; there is \(names).")
    }
    rest.removeFirst()
    var values = [try conditional()]
    while take(",") {
      guard values.count < function.count.upperBound else { break }
      values.append(try conditional())
    }
    guard take(")") else {
      throw Problem(message: "\(name) has too many values, or no ) after them.")
    }
    guard function.count.contains(values.count) else {
      throw Problem(message: "\(name) needs \(function.count.lowerBound) values or more.")
    }
    return .call(function, values)
  }
}
