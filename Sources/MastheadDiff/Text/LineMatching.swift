/// Finds which lines two texts have in common.
struct LineMatching {
  private(set) var script: [LineDifference.Line] = []
  private let old: [TextLine]
  private let new: [TextLine]

  /// The product of two numbers of lines up to which the best matching is looked for. It takes a table of as many places:
  /// 4 MB.
  private static let mostPlaces = 1 << 20

  init(_ old: [TextLine], _ new: [TextLine]) {
    self.old = old
    self.new = new
    match(old.indices, new.indices)
  }

  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (a, b) = (oldRange, newRange)
    while let first = a.first, let second = b.first, old[first] == new[second] {
      script.append(.common(String(old[first].text)))
      a = a.dropFirst()
      b = b.dropFirst()
    }
    var tail: [LineDifference.Line] = []
    while let first = a.last, let second = b.last, old[first] == new[second] {
      tail.append(.common(String(old[first].text)))
      a = a.dropLast()
      b = b.dropLast()
    }
    if a.isEmpty || b.isEmpty {
      replace(a, b)
    } else if let anchor = anchor(a, b) {
      match(a.lowerBound..<anchor.old, b.lowerBound..<anchor.new)
      match(anchor.old..<a.upperBound, anchor.new..<b.upperBound)
    } else if a.count * b.count <= Self.mostPlaces {
      matchBest(a, b)
    } else {
      replace(a, b)
    }
    script += tail.reversed()
  }

  private mutating func replace(_ a: Range<Int>, _ b: Range<Int>) {
    script += a.map { .removed(String(old[$0].text)) }
    script += b.map { .added(String(new[$0].text)) }
  }

  /// In a large pair: a line that each text has once, the nearest to the middle of the old one.
  private func anchor(_ a: Range<Int>, _ b: Range<Int>) -> (old: Int, new: Int)? {
    guard a.count * b.count > Self.mostPlaces else { return nil }
    func singles(_ lines: [TextLine], _ range: Range<Int>) -> [TextLine: Int] {
      var places: [TextLine: Int] = [:]
      // A line that is there twice gets a place that no line has.
      for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
      return places
    }
    let (olds, news) = (singles(old, a), singles(new, b))
    let middle = a.lowerBound + a.count / 2
    return olds.compactMap { line, index in
      guard index >= 0, let other = news[line], other >= 0 else { return nil as (old: Int, new: Int)? }
      return (index, other)
    }
    .min { (($0.old - middle).magnitude, $0.old) < (($1.old - middle).magnitude, $1.old) }
  }

  /// The longest common sequence, by the table of the lengths of all pairs of ends.
  private mutating func matchBest(_ a: Range<Int>, _ b: Range<Int>) {
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      let row = (i - a.lowerBound) * width
      for j in b.indices.reversed() {
        let column = j - b.lowerBound
        lengths[row + column] =
          old[i] == new[j]
          ? lengths[row + width + column + 1] + 1 : max(lengths[row + width + column], lengths[row + column + 1])
      }
    }
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound, j < b.upperBound {
      let place = (i - a.lowerBound) * width + j - b.lowerBound
      if old[i] == new[j] {
        script.append(.common(String(old[i].text)))
        i += 1
        j += 1
      } else if lengths[place + width] >= lengths[place + 1] {
        script.append(.removed(String(old[i].text)))
        i += 1
      } else {
        script.append(.added(String(new[j].text)))
        j += 1
      }
    }
    replace(i..<a.upperBound, j..<b.upperBound)
  }
}
