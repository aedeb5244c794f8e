/// One option of a command: how it is written, what it takes, what help says about it.
struct OptionDeclaration: Sendable {
  enum Kind: Sendable, Hashable {
    /// Takes nothing.
    case flag
    /// Takes one value. Given twice, both times must say the same.
    case value(placeholder: String)
    /// Takes values with commas between them. Given twice, the lists are joined.
    case list(placeholder: String)
  }

  /// The long name, without dashes.
  let name: String
  let short: Character?
  let kind: Kind
  /// True when the command can't do without it.
  let isRequired: Bool
  /// Whole sentences, for the help.
  let help: String

  init(_ name: String, short: Character? = nil, _ kind: Kind, isRequired: Bool = false, help: String) {
    self.name = name
    self.short = short
    self.kind = kind
    self.isRequired = isRequired
    self.help = help
  }

  /// `--name`.
  var long: String { "--\(name)" }

  /// What stands for the value in the help; nil for a flag.
  var placeholder: String? {
    switch kind {
    case .flag: nil
    case .value(let placeholder), .list(let placeholder): placeholder
    }
  }

  /// The option in a usage line, for example `-o DIR` or `--offsets LIST`.
  var usage: String {
    let written = short.map { "-\($0)" } ?? long
    return placeholder.map { "\(written) \($0)" } ?? written
  }

  /// Every way to write the option, for example `-o DIR, --output DIR`.
  var heading: String {
    let value = placeholder.map { " \($0)" } ?? ""
    return ([short.map { "-\($0)\(value)" }, "\(long)\(value)"] as [String?]).compactMap { $0 }.joined(separator: ", ")
  }
}
