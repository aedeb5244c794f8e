import Foundation
import MastheadMacroSyntax

/// A macro plugin: the compiler starts it, writes questions to its standard input and reads answers from its standard
/// output until it closes them.
let input = FileHandle.standardInput
let output = FileHandle.standardOutput

func bytes(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
    data += more
  }
  return data
}

/// Longer questions than this are not a use of a macro.
let longestMessage: UInt64 = 1 << 28

while let header = bytes(8) {
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard length <= longestMessage, let body = bytes(Int(length)) else { break }
  let answer: PluginAnswer
  do {
    switch try JSONDecoder().decode(CompilerMessage.self, from: body) {
    case .capability: answer = .capability
    case .expandFreestanding(let expansion):
      let syntax = expansion.syntax
      let preview = PreviewExpansion(
        source: syntax.source, discriminator: expansion.discriminator, file: syntax.location.fileID,
        line: syntax.location.line)
      answer = .expansion(preview.text)
    case .expandAttached(let attachment) where attachment.macro.typeName == "EntryMacro":
      // The compiler tells of what is around it where it may.
      let place = attachment.parentDeclSyntax?.source.prefix { $0 != "{" } ?? "EnvironmentValues"
      if !place.contains("EnvironmentValues") {
        answer = .failure("@Entry is known in extensions of EnvironmentValues only.")
      } else if let entry = EntryExpansion(declaration: attachment.declSyntax.source) {
        answer = .expansion(attachment.macroRole == "accessor" ? entry.accessors : entry.peer)
      } else {
        answer = .failure("@Entry needs a variable with a value, or with a type that may be nil.")
      }
    case .expandAttached: answer = .expansion("")
    case .other: answer = .failure("The plugin of Masthead's previews was asked for something that it does not know.")
    }
  } catch {
    answer = .failure("The plugin of Masthead's previews could not read the compiler's question: \(error)")
  }
  guard let data = try? JSONEncoder().encode(answer) else { break }
  var count = UInt64(data.count).littleEndian
  do {
    try output.write(contentsOf: Data(bytes: &count, count: 8) + data)
  } catch {
    break
  }
}
