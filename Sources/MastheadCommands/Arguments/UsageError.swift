import MastheadDisplayList

/// A call that can't be understood: what was found, and what is allowed, in one sentence.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// `; did you mean a or b?`, or nothing when no candidate is near.
func suggestion(for name: String, among candidates: [String]) -> String {
  // Of an empty name or a single letter nothing can be guessed.
  guard name.count > 1 else { return "" }
  let near = NearestName.similar(to: name, among: candidates, count: 2)
  return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
}
