import Foundation
import MastheadDisplayList
import MastheadLayout

/// The colours of one name.
struct ColorSet: Sendable {
  var entries: [CatalogContents.Color] = []
  /// Why none of it can be used.
  var problem: String?

  /// The colour for the appearance of a frame.
  func color(for query: ResourceQuery) throws(ResourceProblem) -> RGBA {
    if let problem { throw ResourceProblem(problem) }
    let fitting =
      entries.filter { $0.isDark == query.isDark } + entries.filter { $0.isDark == nil } + entries
    let phone = fitting.first.flatMap { first in fitting.first { $0.isDark == first.isDark && $0.idiom == "iphone" } }
    guard let entry = phone ?? fitting.first, let value = entry.color else {
      throw ResourceProblem("its colour set names no colour")
    }
    if let reference = value.reference {
      throw ResourceProblem("its colour set refers to the system's colour \"\(reference)\"; components are read")
    }
    func component(_ name: String) throws(ResourceProblem) -> Double {
      guard let component = value.components?[name] else {
        throw ResourceProblem("its colour set has no component \"\(name)\"")
      }
      guard let number = component.value else {
        throw ResourceProblem("the component \"\(name)\" is \"\(component.text)\", which is no number")
      }
      return number
    }
    let alpha = value.components?["alpha"] == nil ? 1 : try component("alpha")
    if value.components?["white"] != nil {
      let white = try component("white")
      return Self.clamped(white, white, white, alpha)
    }
    let (red, green, blue) = (try component("red"), try component("green"), try component("blue"))
    guard value.colorSpace == "display-p3" else { return Self.clamped(red, green, blue, alpha) }
    return Self.sRGB(fromDisplayP3: red, green, blue, alpha)
  }

  private static func clamped(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// Both spaces have the same white and the same curve; only their primaries differ. The numbers follow from these
  /// (SMPTE EG 432-1, IEC 61966-2-1).
  private static func sRGB(fromDisplayP3 red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return clamped(
      encoded(1.2249401 * r - 0.2249402 * g), encoded(-0.0420569 * r + 1.0420571 * g),
      encoded(-0.0196376 * r - 0.0786361 * g + 1.0982736 * b), alpha)
  }
}
