/// How a line is drawn along an outline. Lengths are points; the line is centred on the outline.
package struct StrokeStyle: Hashable, Sendable, Codable {
  package enum LineCap: String, Hashable, Sendable, Codable { case butt, round, square }
  package enum LineJoin: String, Hashable, Sendable, Codable { case miter, round, bevel }

  package var lineWidth: Double
  package var lineCap: LineCap
  package var lineJoin: LineJoin
  package var miterLimit: Double
  /// Lengths of dashes and gaps by turns; empty for a solid line.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
