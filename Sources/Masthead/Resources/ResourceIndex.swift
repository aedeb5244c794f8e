import MastheadDisplayList
import MastheadLayout

/// What the names in some files are.
struct ResourceIndex: Sendable {
  private(set) var pictures: [String: PictureSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]

  init(_ files: ResourceFiles) throws(ResourceProblem) {
    let paths = try files.paths()
    let catalogs = AssetCatalogs(paths, files)
    var loose: [(name: String, set: PictureSet)] = []
    for path in paths where !catalogs.holds(path) {
      guard let file = LoosePicture(path) else { continue }
      loose.append((file.name, PictureSet(variants: [file.variant])))
    }
    // A file further in also goes by its own name, as in a bundle that has no folders; who is nearer goes first.
    for (name, set) in loose { pictures[name, default: PictureSet()].join(set) }
    let known = Set(pictures.keys)
    for (name, set) in loose {
      guard let slash = name.lastIndex(of: "/") else { continue }
      let short = String(name[name.index(after: slash)...])
      if !known.contains(short) { pictures[short, default: PictureSet()].join(set) }
    }
    // What a catalogue has comes before what lies about.
    pictures.merge(catalogs.pictures) { $1 }
    colors = catalogs.colors
  }
}

/// The files of one picture.
struct PictureSet: Sendable {
  struct Variant: Sendable {
    let path: String
    /// Pixels per point.
    let scale: Double
    /// Nil for one that fits both appearances.
    let isDark: Bool?
    /// True for one that is made for the phone.
    let isForPhone: Bool
  }

  var variants: [Variant] = []
  var isTemplate = false
  /// Why none of it can be used.
  var problem: String?

  mutating func join(_ other: PictureSet) { variants += other.variants }

  /// The one for a screen: of its appearance, and of its scale, or the next larger, or the largest.
  func variant(for query: ResourceQuery) -> Variant? {
    var fitting = variants.filter { $0.isDark == query.isDark }
    if fitting.isEmpty { fitting = variants.filter { $0.isDark == nil } }
    if fitting.isEmpty { fitting = variants }
    if fitting.contains(where: \.isForPhone) { fitting.removeAll { !$0.isForPhone } }
    let sorted = fitting.sorted { ($0.scale, $0.path) < ($1.scale, $1.path) }
    return sorted.first { $0.scale >= query.scale } ?? sorted.last { $0.scale == sorted.last?.scale }
  }
}

/// A picture that is no part of a catalogue, as its path says it.
struct LoosePicture {
  /// Endings of what are pictures anywhere else, so that one can be told why it is none here.
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp"]

  /// The path without scale and ending.
  let name: String
  let variant: PictureSet.Variant

  init?(_ path: String) {
    guard let dot = path.lastIndex(of: "."), Self.endings.contains(path[path.index(after: dot)...].lowercased()) else {
      return nil
    }
    var stem = path[..<dot]
    var scale = 1.0
    for number in 1...3 where stem.hasSuffix("@\(number)x") {
      stem = stem.dropLast(3)
      scale = Double(number)
    }
    guard !stem.isEmpty, stem.last != "/" else { return nil }
    name = String(stem)
    variant = PictureSet.Variant(path: path, scale: scale, isDark: nil, isForPhone: false)
  }
}
