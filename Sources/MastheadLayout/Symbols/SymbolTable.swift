import MastheadDisplayList

/// Draws SF Symbols names with Phosphor's icons, which may be embedded: the nearest in meaning, then in shape.
package enum SymbolTable {
  package struct Symbol: Hashable, Sendable {
    /// The glyph's name in the font.
    package let icon: String
    /// `Phosphor` or `Phosphor-Fill`.
    package let font: String
    /// True where the icon points along the line, and so is mirrored where lines run to the left.
    package let flips: Bool
  }

  /// All known SF Symbols names, sorted.
  package static let names: [String] = symbols.keys.sorted()

  package static func glyph(named name: String) -> Symbol? { symbols[name] }

  /// The known names that `name` is most likely meant to be, the likeliest first.
  package static func nearestNames(to name: String, count: Int) -> [String] {
    NearestName.nearest(to: name, among: names, count: count)
  }

  /// A row is a name, the icon it is drawn with, and marks: `fill` draws the filled icon; `+fill` adds the name with `.fill` at
  /// its end, drawn with the filled icon; `flips` mirrors it in right-to-left layouts.
  private static let symbols: [String: Symbol] = {
    var result: [String: Symbol] = [:]
    for row in (pointingRows + controlRows + peopleRows + thingRows).split(separator: "\n") {
      let fields = row.split(separator: " ").map(String.init)
      precondition(fields.count >= 2, "a symbol needs a name and an icon: \(row)")
      let (name, icon, marks) = (fields[0], fields[1], fields[2...])
      let flips = marks.contains("flips")
      let font = marks.contains("fill") ? "Phosphor-Fill" : "Phosphor"
      result[name] = Symbol(icon: icon, font: font, flips: flips)
      if marks.contains("+fill") {
        result[name + ".fill"] = Symbol(icon: icon, font: "Phosphor-Fill", flips: flips)
      }
    }
    return result
  }()
}
