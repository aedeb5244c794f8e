/// A line on a terminal that says how far the work is. It appears only once the work takes long.
struct ProgressLine {
  /// Seconds before the line appears, and between two of its states.
  private static let patience = 0.5
  private static let interval = 0.1

  private let write: ByteSink
  private let now: @Sendable () -> Double
  private let total: Int
  private let start: Double
  private var latest: Double
  private var isShown = false
  private var done = 0

  /// - Parameter now: seconds on a clock that never goes back.
  init(total: Int, write: ByteSink, now: @escaping @Sendable () -> Double) {
    self.total = total
    self.write = write
    self.now = now
    start = now()
    latest = start
  }

  mutating func advance() throws {
    done += 1
    try update()
  }

  mutating func update() throws {
    let time = now()
    guard time - start > Self.patience, time - latest > Self.interval else { return }
    latest = time
    isShown = true
    try write("\r\u{1B}[K\(done) of \(total) frames\(timeLeft(at: time))")
  }

  /// `, 12 s left`, by how long the frames so far took; nothing before there are some.
  private func timeLeft(at time: Double) -> String {
    guard done > 0, done < total else { return "" }
    let seconds = Int(((time - start) / Double(done) * Double(total - done)).rounded(.up))
    return seconds < 60 ? ", \(seconds) s left" : ", \(seconds / 60) min \(seconds % 60) s left"
  }

  /// Takes the line away, for other text or at the end.
  mutating func erase() throws {
    guard isShown else { return }
    isShown = false
    try write("\r\u{1B}[K")
  }
}
