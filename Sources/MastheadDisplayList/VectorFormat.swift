/// A file format that stays sharp at any size.
package enum VectorFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics 1.1. Text is outlines.
  case svg
  /// The Portable Document Format. Text can be selected and searched.
  case pdf
}
