package import MastheadDisplayList

/// A paragraph set in lines. Coordinates are points from the top left of the paragraph's box.
package struct ParagraphLayout: Hashable, Sendable {
  /// Glyphs of one span in one font; `run.origin` lies on the line's baseline.
  package struct PlacedRun: Hashable, Sendable {
    package var run: GlyphRun
    /// Index into the paragraph's spans.
    package var span: Int

    package init(run: GlyphRun, span: Int) {
      self.run = run
      self.span = span
    }
  }

  package struct Line: Hashable, Sendable {
    /// The line's box: as wide as its advance, as high as its line height.
    package var box: Rect
    /// Points from the top of the paragraph.
    package var baseline: Double
    /// In visual order, left to right.
    package var runs: [PlacedRun]

    package init(box: Rect, baseline: Double, runs: [PlacedRun]) {
      self.box = box
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// As wide as the widest line, rounded up to the pixel unless that is wider than what was offered; as high as all lines.
  /// Wider than what was offered only where a single grapheme is.
  package var size: Size
  package var lines: [Line]
  package var isTruncated: Bool
  /// Characters that no font has, each once, in order of appearance.
  package var missing: [Unicode.Scalar]

  package init(size: Size, lines: [Line], isTruncated: Bool, missing: [Unicode.Scalar]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.missing = missing
  }

  /// Points from the top to the first baseline; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Points from the top to the last baseline; 0 without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
