/// Every modifier of preview files, by its name in Swift.
enum ModifierCatalog {
  static let all = Catalog<Modifier>(
    "a modifier", layout + drawing + text + controls + headers + events + accessibility)
}
