import Foundation

/// What the compiler asks of a macro plugin, and what it is told. Each message is JSON, after its length in bytes as a
/// little-endian 64-bit number. Keys that are of no use here are not read.
///
/// - Source: the messages of the compiler's own plugins, as the toolchain sends them (protocol version 7).
enum CompilerMessage: Decodable {
  case capability
  case expandFreestanding(Expansion)
  case expandAttached(Attachment)
  case other

  /// A use of a macro that stands alone.
  struct Expansion: Decodable {
    struct Syntax: Decodable {
      struct Location: Decodable {
        /// `Module/File.swift`.
        let fileID: String
        /// From 1.
        let line: Int
      }

      /// The use as it is written, with the number sign.
      let source: String
      let location: Location
    }

    /// What a name that the expansion declares has to start with.
    let discriminator: String
    let syntax: Syntax
  }

  /// A use of a macro that is attached to a declaration.
  struct Attachment: Decodable {
    struct Macro: Decodable {
      let typeName: String
    }

    struct Syntax: Decodable {
      /// As it is written.
      let source: String
    }

    let macro: Macro
    /// What is asked for: `accessor` or `peer`.
    let macroRole: String
    let declSyntax: Syntax
    /// The declaration around it.
    let parentDeclSyntax: Syntax?
  }

  private enum Keys: String, CodingKey {
    case getCapability
    case expandFreestandingMacro
    case expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      self = .expandFreestanding(try container.decode(Expansion.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.expandAttachedMacro) {
      self = .expandAttached(try container.decode(Attachment.self, forKey: .expandAttachedMacro))
    } else {
      self = .other
    }
  }
}

/// An answer to the compiler.
enum PluginAnswer: Encodable {
  case capability
  case expansion(String)
  case failure(String)

  private enum Keys: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
    case capability
    case protocolVersion
    case expandedSource
    case diagnostics
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName = ""
      let offset = 0
    }

    let message: String
    let severity = "error"
    let position = Position()
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability:
      var result = container.nestedContainer(keyedBy: Keys.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Keys.self, forKey: .capability)
      try capability.encode(7, forKey: .protocolVersion)
    case .expansion(let source):
      var result = container.nestedContainer(keyedBy: Keys.self, forKey: .expandMacroResult)
      try result.encode(source, forKey: .expandedSource)
      try result.encode([Diagnostic](), forKey: .diagnostics)
    case .failure(let message):
      var result = container.nestedContainer(keyedBy: Keys.self, forKey: .expandMacroResult)
      try result.encodeNil(forKey: .expandedSource)
      try result.encode([Diagnostic(message: message)], forKey: .diagnostics)
    }
  }
}
