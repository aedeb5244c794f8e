import Foundation

extension Double {
  /// The number for a message: at most two decimals, none for whole numbers.
  var text: String {
    guard isFinite, magnitude < 1e15 else { return String(self) }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }
}
