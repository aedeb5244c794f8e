struct Symbol {
  var icon: String
  var font: String
  var flips: Bool
}
enum SymbolTable {
  static func glyph(named: String) -> Symbol? { nil }
  static func nearestNames(to: String, count: Int) -> [String] { [] }
}
