import Foundation

/// Programs that are started and waited for.
enum Subprocess {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program that is found as the shell finds it, without standard input.
  static func run(_ program: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = FileHandle.nullDevice
    let folder = FileManager.default.temporaryDirectory
    // Files, not pipes: a program that fills one pipe while the other is read would wait for ever.
    let paths = ["out", "err"].map { folder.appendingPathComponent("masthead-\(UUID().uuidString).\($0)") }
    defer { for path in paths { try? FileManager.default.removeItem(at: path) } }
    let handles = try paths.map { path in
      try Data().write(to: path)
      return try FileHandle(forWritingTo: path)
    }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let texts = try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
