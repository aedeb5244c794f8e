/// Provisional: the display list module is about to bring it.
enum NearestName {
  static func nearest(to name: String, among candidates: [String], count: Int) -> [String] {
    Array(
      candidates.filter { distance(name, $0) <= max(2, name.count / 3) }.sorted {
        (distance(name, $0), $0) < (distance(name, $1), $1)
      }.prefix(count))
  }

  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var next = [i + 1]
      for j in 0..<b.count {
        next.append(min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row[b.count]
  }
}
