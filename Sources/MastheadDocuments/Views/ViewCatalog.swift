/// Every view of preview files, by its name in Swift.
enum ViewCatalog {
  static let all = Catalog<BuiltView>(
    "a view",
    stacks + lists + repetitions + geometry + content + shapes + screens + header + sticky + tabs + scaling)
}
