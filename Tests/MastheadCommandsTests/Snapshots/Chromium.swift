import Foundation

/// A browser without a window, for tests of pages.
enum Chromium {
  static let isMissing = "there is no Chromium here; Debian's package chromium has it"

  /// The program, where there is one.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens a file, and gives what the page is after its scripts.
  ///
  /// - Parameter folder: for what the browser stores.
  static func document(of file: String, isDark: Bool = false, in folder: String) throws -> String {
    guard let path else { throw Failure(description: isMissing) }
    let output = "\(folder)/page-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: output, contents: nil),
      let handle = FileHandle(forWritingAtPath: output)
    else { throw Failure(description: "can't write \(output)") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        // CI runs as root, where the sandbox refuses to start. The page is the test's own.
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(folder)/browser", "--window-size=1200,900", "--virtual-time-budget=5000",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      ] + ["--dump-dom", "file://\(file)"]
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It never needs so long. Without an end, a browser that hangs would hold up all tests.
    for _ in 0..<1200 where process.isRunning { usleep(50_000) }
    guard !process.isRunning else {
      process.terminate()
      throw Failure(description: "\(path) did not end within a minute")
    }
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
  }
}
