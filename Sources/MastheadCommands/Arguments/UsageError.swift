/// A call that can't be understood: what was found, and what is allowed, in one sentence.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// ` Did you mean a or b?`, or nothing when no candidate is near.
func suggestion(for name: String, among candidates: [String]) -> String {
  let near = NearestName.nearest(to: name, among: candidates, count: 2)
  return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
}
