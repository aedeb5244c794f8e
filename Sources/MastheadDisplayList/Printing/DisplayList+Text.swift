extension DisplayList: CustomStringConvertible {
  /// The list as text: the canvas, then one line an item, children indented by two spaces. Ends in a line feed.
  ///
  /// The text is a golden: stable, portable, made to be read in a review. It is not meant to be parsed.
  package var description: String {
    var text = "canvas \(size)\n"
    for item in items { item.write(to: &text, depth: 1) }
    return text
  }
}

extension DisplayList.Item: CustomStringConvertible {
  package var description: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  fileprivate func write(to text: inout String, depth: Int) {
    text += String(repeating: "  ", count: depth) + headline + "\n"
    guard case .group(let group) = self else { return }
    if let mask = group.mask {
      text += String(repeating: "  ", count: depth + 1) + "mask\n"
      for item in mask { item.write(to: &text, depth: depth + 2) }
    }
    for item in group.children { item.write(to: &text, depth: depth + 1) }
  }

  /// The item without its children, on one line without a line feed.
  package var headline: String {
    switch self {
    case .fill(let path, let paint, let rule):
      "fill \(path) \(paint)" + (rule == .nonZero ? "" : " rule \(rule.rawValue)")
    case .stroke(let path, let paint, let style): "stroke \(path) \(paint) \(style)"
    case .glyphs(let run, let paint): "glyphs \(run) \(paint)"
    case .image(let image): "image \(image)"
    case .group(let group): "group" + group.properties
    case .backdrop(let path, let material): "backdrop \(path) \(material)"
    }
  }
}

extension DisplayList.Group {
  /// What differs from a group that changes nothing, in one fixed order, each with a space before it.
  fileprivate var properties: String {
    var parts: [String] = []
    if let label { parts.append(label.quoted) }
    if transform != .identity { parts.append(transform.description) }
    if opacity != 1 { parts.append("opacity \(opacity.shortText)") }
    if let clip { parts.append("clip \(clip)") }
    if blurRadius != 0 { parts.append("blur \(blurRadius.shortText)") }
    if let shadow { parts.append(shadow.description) }
    if blendMode != .normal { parts.append("blend \(blendMode.rawValue)") }
    return parts.map { " " + $0 }.joined()
  }
}

extension DisplayList.Shadow: CustomStringConvertible {
  package var description: String { "shadow(\(color) blur \(blurRadius.shortText) offset \(offset))" }
}

extension DisplayList.Image: CustomStringConvertible {
  package var description: String {
    let hash = String(reference.contentHash, radix: 16)
    let padded = String(repeating: "0", count: 16 - hash.count) + hash
    var text = "\(reference.name.quoted) \(reference.widthInPixels) x \(reference.heightInPixels) px #\(padded)"
    text += " in \(rect)"
    if let template { text += " template \(template)" }
    if !interpolates { text += " nearest" }
    return text
  }
}

extension FontReference: CustomStringConvertible {
  package var description: String { name + (weight.map { "@\($0.shortText)" } ?? "") }
}

extension GlyphRun: CustomStringConvertible {
  /// The text, the font, where the line starts, and each glyph's place along it; `x,y` for a glyph off the baseline.
  ///
  /// Glyph numbers are left out: they change with every edition of a font, without a change to the picture.
  package var description: String {
    let places = glyphs.map { glyph in
      glyph.position.y.shortText == "0"
        ? glyph.position.x.shortText : "\(glyph.position.x.shortText),\(glyph.position.y.shortText)"
    }
    return "\(text.quoted) \(font) \(size.shortText) at \(origin) \(glyphs.count) glyphs ["
      + places.joined(separator: " ") + "]"
  }
}
