import Foundation

/// A `Contents.json`, as far as it matters here (Asset Catalog Format Reference).
struct CatalogContents: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  struct Picture: Decodable, Sendable, CatalogEntry {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Color: Decodable, Sendable, CatalogEntry {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Value?

    struct Value: Decodable, Sendable {
      let colorSpace: String?
      let components: [String: Component]?
      /// A colour of the system's.
      let reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components
        case reference
      }
    }
  }

  /// One component of a colour, 0...1 where the file says `0.5`, `0x80` or `128`.
  struct Component: Decodable, Sendable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        text = "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }

    var value: Double? {
      let text = text.trimmingCharacters(in: .whitespaces)
      let number: Double? =
        if text.lowercased().hasPrefix("0x") {
          Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Int(text).map { Double($0) / 255 }
        }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  struct Properties: Decodable, Sendable {
    let templateRenderingIntent: String?
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  let images: [Picture]?
  let colors: [Color]?
  let properties: Properties?
}

/// One entry of a set.
protocol CatalogEntry {
  var idiom: String? { get }
  var appearances: [CatalogContents.Appearance]? { get }
}

extension CatalogEntry {
  /// Nil for an entry that fits both.
  var isDark: Bool? {
    appearances?.first { $0.appearance == "luminosity" }.flatMap { appearance in
      switch appearance.value {
      case "dark": true
      case "light": false
      default: nil
      }
    }
  }

  /// True for what a phone shows, in the contrast that frames have.
  var fits: Bool {
    (idiom == nil || idiom == "universal" || idiom == "iphone")
      && !(appearances ?? []).contains { $0.appearance == "contrast" && $0.value == "high" }
  }
}
