/// The text between two hard breaks, shaped as if it stood on one line.
final class HardLine {
  /// In logical order.
  let runs: [TextRun]
  /// The level of the line's own direction: 0 or 1.
  let baseLevel: UInt8
  /// The span whose height the line takes while nothing stands on it.
  let emptySpan: Int
  /// The line's characters.
  let text: ArraySlice<UInt32>
  /// For each cluster of the line the run that it belongs to. A line's clusters are those of its runs, in logical order.
  private let runOfCluster: [Int]
  /// For each run the line's first cluster that is in it.
  private let firstClusterOfRun: [Int]
  /// For each run the line's first character that is in it, counted from the line's start.
  private let firstCharacterOfRun: [Int]
  /// The advance in front of each cluster, and of them all, in points.
  let positions: [Double]
  /// For each cluster whether it is a space that may hang over the end of a line.
  private let isSpace: [Bool]
  /// Clusters that are a soft hyphen.
  private let softHyphens: Set<Int>
  /// Clusters that start inside a grapheme; no line starts there.
  private let insideGraphemes: Set<Int>
  private var breaks: [Int]?

  /// - Parameter isGraphemeStart: for each character of the line; nil when each is a grapheme.
  init(
    text: ArraySlice<UInt32>, runs: [TextRun], baseLevel: UInt8, emptySpan: Int, isGraphemeStart: ArraySlice<Bool>?
  ) {
    self.text = text
    self.runs = runs
    self.baseLevel = baseLevel
    self.emptySpan = emptySpan
    var runOfCluster: [Int] = []
    var firstClusterOfRun: [Int] = []
    var firstCharacterOfRun: [Int] = []
    var positions = [0.0]
    var isSpace: [Bool] = []
    var softHyphens: Set<Int> = []
    var insideGraphemes: Set<Int> = []
    var x = 0.0
    var characters = 0
    for (index, run) in runs.enumerated() {
      firstClusterOfRun.append(runOfCluster.count)
      firstCharacterOfRun.append(characters)
      for (place, cluster) in run.shaped.clusters.enumerated() {
        let end = run.shaped.end(ofCluster: place)
        if let isGraphemeStart, !isGraphemeStart[isGraphemeStart.startIndex + characters + cluster.start] {
          insideGraphemes.insert(runOfCluster.count)
        }
        if run.text[end - 1] == 0xAD { softHyphens.insert(runOfCluster.count) }
        runOfCluster.append(index)
        isSpace.append(run.text[cluster.start..<end].allSatisfy(Self.hangs))
        x += Double(cluster.advance) * run.pointsPerUnit + run.tracking(before: end)
        positions.append(x)
      }
      characters += run.text.count
    }
    self.runOfCluster = runOfCluster
    self.firstClusterOfRun = firstClusterOfRun
    self.firstCharacterOfRun = firstCharacterOfRun
    self.positions = positions
    self.isSpace = isSpace
    self.softHyphens = softHyphens
    self.insideGraphemes = insideGraphemes
  }

  /// How many clusters the line has.
  var count: Int { runOfCluster.count }

  /// The span of a cluster.
  func span(ofCluster index: Int) -> Int { runs[runOfCluster[index]].span }

  func run(ofCluster index: Int) -> TextRun { runs[runOfCluster[index]] }

  /// The end of the clusters from `start` to `end` without the spaces that they end with.
  func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, isSpace[end - 1] { end -= 1 }
    return end
  }

  /// The start of the clusters from `start` to `end` without the spaces that they start with.
  func trimmedStart(_ start: Int, to end: Int) -> Int {
    var start = start
    while start < end, isSpace[start] { start += 1 }
    return start
  }

  /// True when a line may start with this cluster though its word does not.
  func isGraphemeStart(_ cluster: Int) -> Bool { !insideGraphemes.contains(cluster) }

  /// True for a cluster that shows as a hyphen where a line ends with it, and does not show anywhere else.
  func isSoftHyphen(_ cluster: Int) -> Bool { softHyphens.contains(cluster) }

  /// Clusters in front of which a line may end by the rules of the script, ascending; the last one is `count`.
  func breaks(by breaker: LineBreaker) -> [Int] {
    if let breaks { return breaks }
    var found: [Int] = []
    var cluster = 0
    for character in breaker.opportunities(in: text) {
      while cluster < count, self.character(ofCluster: cluster) < character { cluster += 1 }
      // A place inside a cluster, as in a ligature, is no place to break.
      if cluster == count || self.character(ofCluster: cluster) == character { found.append(cluster) }
    }
    breaks = found
    return found
  }

  /// True when the clusters on both sides keep their glyphs when the line is broken in front of `cluster`.
  func isSafeToBreak(before cluster: Int) -> Bool {
    guard cluster > 0, cluster < count else { return true }
    let run = runOfCluster[cluster]
    let place = cluster - firstClusterOfRun[run]
    return place == 0 || runs[run].shaped.clusters[place].isSafe
  }

  /// The clusters of a range as they stand on a line of their own, in logical order.
  func fragments(_ range: Range<Int>, shaper: Shaper) -> [Fragment] {
    guard !range.isEmpty else { return [] }
    var fragments: [Fragment] = []
    for index in runOfCluster[range.lowerBound]...runOfCluster[range.upperBound - 1] {
      let first = firstClusterOfRun[index]
      let part =
        max(range.lowerBound - first, 0)..<min(range.upperBound - first, runs[index].shaped.clusters.count)
      append(part, ofRun: index, shaper: shaper, to: &fragments)
    }
    return fragments
  }

  /// The advance of a range as it stands on a line of its own, in points.
  func advance(_ range: Range<Int>, shaper: Shaper) -> Double {
    if isSafeToBreak(before: range.lowerBound), isSafeToBreak(before: range.upperBound) {
      return positions[range.upperBound] - positions[range.lowerBound]
    }
    return fragments(range, shaper: shaper).reduce(0) { $0 + $1.advance }
  }

  /// Takes over what keeps its glyphs, and shapes anew what is between an end and the nearest safe place.
  private func append(_ part: Range<Int>, ofRun index: Int, shaper: Shaper, to fragments: inout [Fragment]) {
    let run = runs[index]
    let clusters = run.shaped.clusters
    func isSafe(_ cluster: Int) -> Bool { cluster == 0 || cluster == clusters.count || clusters[cluster].isSafe }
    var safeStart = part.lowerBound
    while safeStart < part.upperBound, !isSafe(safeStart) { safeStart += 1 }
    var safeEnd = part.upperBound
    while safeEnd > safeStart, !isSafe(safeEnd) { safeEnd -= 1 }
    if safeStart == part.upperBound, !isSafe(safeStart) {
      appendAnew(part, ofRun: index, shaper: shaper, to: &fragments)
      return
    }
    appendAnew(part.lowerBound..<safeStart, ofRun: index, shaper: shaper, to: &fragments)
    if safeStart < safeEnd {
      fragments.append(
        Fragment(
          run: run, runIndex: index, shaped: run.shaped, start: 0, clusters: safeStart..<safeEnd, level: run.level))
    }
    appendAnew(safeEnd..<part.upperBound, ofRun: index, shaper: shaper, to: &fragments)
  }

  private func appendAnew(_ part: Range<Int>, ofRun index: Int, shaper: Shaper, to fragments: inout [Fragment]) {
    guard !part.isEmpty else { return }
    let run = runs[index]
    let start = run.shaped.clusters[part.lowerBound].start
    let end = run.shaped.end(ofCluster: part.upperBound - 1)
    let shaped = shaper.shape(run.request(for: start..<end), font: run.font)
    fragments.append(
      Fragment(
        run: run, runIndex: index, shaped: shaped, start: start, clusters: 0..<shaped.clusters.count, level: run.level))
  }

  private func character(ofCluster index: Int) -> Int {
    let run = runOfCluster[index]
    return firstCharacterOfRun[run] + runs[run].shaped.clusters[index - firstClusterOfRun[run]].start
  }

  /// White space that a line may end with invisibly; not the kinds that forbid a break.
  private static func hangs(_ character: UInt32) -> Bool {
    switch character {
    case 0x20, 0x09: true
    case 0xA0, 0x2007, 0x202F: false
    case ..<0x1680: false
    default: Unicode.Scalar(character)?.properties.isWhitespace ?? false
    }
  }
}
