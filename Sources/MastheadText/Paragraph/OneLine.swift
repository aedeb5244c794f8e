/// Tells of text in one style whether it is sure to stand on one line, without setting it: for lists of a million rows, in
/// which setting each would take seconds.
package struct OneLine {
  /// The most that each ASCII character takes, in points, whatever stands beside it; infinite where only setting tells.
  private let widths: [Double]
  /// The height of a line in points.
  package let height: Double

  /// The most that `text` takes on one line, in points; infinite where only setting it tells: it has other characters than
  /// printable ASCII, such as a line break, or the font has none of these.
  package func mostWidth(of text: String) -> Double {
    var text = text
    return text.withUTF8 { bytes in
      // A bound that the caller compares with a width needs no care for rounding: the widths have some to spare.
      var width = 0.0
      for byte in bytes {
        guard byte < 0x80 else { return .infinity }
        width += widths[Int(byte)]
      }
      return width
    }
  }
}

extension OneLine {
  /// - Parameters:
  ///   - paragraph: how text is set; of its spans the first.
  ///   - height: of one line of it, in points.
  init(like paragraph: Paragraph, height: Double, preparer: TextPreparer) {
    self.height = height
    guard let span = paragraph.spans.first, paragraph.spans.count == 1 else {
      widths = Array(repeating: .infinity, count: 0x80)
      return
    }
    let style = SpanStyle(span, scale: 1, store: preparer.store)
    let advances = preparer.widestAdvances(in: style.font, features: style.features(in: style.font))
    // Letters that are drawn as one get no tracking between them, so that negative tracking is not counted on.
    let tracking = max(0, style.tracking(in: style.font, joins: false))
    let pointsPerUnit = style.description.size / style.font.unitsPerEm
    widths = advances.map { $0.map { Double($0) * pointsPerUnit + tracking } ?? .infinity }
  }
}

extension TextPreparer {
  /// The largest advance of each ASCII character in font units, beside any other; nil for those that the font has not, and
  /// for those that are not printed.
  ///
  /// Kerning changes advances by pairs, so each pair is shaped: 18,000 characters, 3 ms. Fonts that are asked for more often
  /// are asked by the caller's memory.
  fileprivate func widestAdvances(in font: FontInstance, features: FontFeatures) -> [Int?] {
    var widest: [Int?] = Array(repeating: nil, count: 0x80)
    let printable = (0x20...0x7E).map { UInt32($0) }
    guard printable.allSatisfy(font.covers) else { return widest }
    for first in printable {
      let text = printable.flatMap { [first, $0] } + [first]
      let request = Shaper.Request(text: text, script: Script.latin.tag, isRightToLeft: false, features: features)
      let shaped = shaper.shape(request, font: font)
      for (index, cluster) in shaped.clusters.enumerated() {
        // Of letters that are drawn as one, each may count as the whole.
        for place in cluster.start..<shaped.end(ofCluster: index) {
          let character = Int(text[place])
          widest[character] = max(widest[character] ?? 0, cluster.advance)
        }
      }
    }
    return widest
  }
}
