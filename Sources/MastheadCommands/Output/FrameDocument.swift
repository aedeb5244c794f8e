import Masthead

/// Prints `{"frames": [...], "failures": [...]}` while the frames are made, so that memory does not grow with them.
struct FrameDocument {
  private let output: ByteSink
  private var isFirst = true

  init(output: ByteSink) {
    self.output = output
  }

  mutating func add(_ frame: JSONValue) throws {
    try output((isFirst ? "{\n  \"frames\": [\n    " : ",\n    ") + frame.pretty(indentation: 4))
    isFirst = false
  }

  mutating func end(failures: [FrameRun.Failure]) throws {
    let start = isFirst ? "{\n  \"frames\": []" : "\n  ]"
    let list = JSONValue.array(
      failures.map { failure in
        .object([
          "preview": .string(failure.cell.preview.name), "frame": .string(failure.cell.name),
          "message": .string(failure.message),
        ])
      })
    try output("\(start),\n  \"failures\": \(list.pretty(indentation: 2))\n}\n")
  }
}
