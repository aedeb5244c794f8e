/// The same SVG with the names of its parts counted from 1, in the order in which they come.
///
/// Cairo numbers parts by how many surfaces the process has made before, so that one list would give other bytes each time.
func svgWithOwnNames(_ svg: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(svg.count)
  var names: [[UInt8]: [UInt8]] = [:]
  func newName(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let known = Array(name)
    if let new = names[known] { return new }
    let new = Array("p\(names.count + 1)".utf8)
    names[known] = new
    return new
  }
  /// What ends a reference that begins before an index; nil for another use of the sign, such as a colour.
  func closing(before index: Int) -> UInt8? {
    let before = svg[..<index]
    if before.suffix(4).elementsEqual("url(".utf8) { return UInt8(ascii: ")") }
    return before.suffix(6).elementsEqual("href=\"".utf8) ? UInt8(ascii: "\"") : nil
  }
  let definition = Array(" id=\"".utf8)
  var index = 0
  while index < svg.count {
    if svg[index] == UInt8(ascii: " "), svg[index...].starts(with: definition) {
      let start = index + definition.count
      let end = svg[start...].firstIndex(of: UInt8(ascii: "\"")) ?? svg.count
      result.append(contentsOf: definition)
      result.append(contentsOf: newName(svg[start..<end]))
      index = end
    } else if svg[index] == UInt8(ascii: "#"), let closing = closing(before: index) {
      let end = svg[index...].firstIndex(of: closing) ?? svg.count
      result.append(UInt8(ascii: "#"))
      result.append(contentsOf: newName(svg[(index + 1)..<end]))
      index = end
    } else {
      result.append(svg[index])
      index += 1
    }
  }
  return result
}
