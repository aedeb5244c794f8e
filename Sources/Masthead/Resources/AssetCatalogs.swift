import Foundation

/// The catalogues of assets among some files.
struct AssetCatalogs {
  private(set) var pictures: [String: PictureSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  private let files: ResourceFiles
  private let known: Set<String>

  init(_ paths: [String], _ files: ResourceFiles) {
    self.files = files
    known = Set(paths)
    for path in paths where path.hasSuffix("/Contents.json") && holds(path) {
      let folder = path.dropLast("/Contents.json".count)
      if folder.hasSuffix(".imageset") {
        add(String(folder), ".imageset") { name in
          // Of two with one name, the first in the order of their paths.
          if pictures[name] == nil { pictures[name] = pictureSet(in: String(folder)) }
        }
      } else if folder.hasSuffix(".colorset") {
        add(String(folder), ".colorset") { name in
          if colors[name] == nil { colors[name] = colorSet(in: String(folder)) }
        }
      }
    }
  }

  /// True for files inside a catalogue.
  func holds(_ path: String) -> Bool {
    files.isCatalog || path.split(separator: "/").dropLast().contains { $0.hasSuffix(".xcassets") }
  }

  /// The name of a set: that of its folder, after those of folders that make a namespace.
  private func add(_ folder: String, _ ending: String, _ take: (String) -> Void) {
    let parts = folder.split(separator: "/")
    guard let last = parts.last?.dropLast(ending.count), !last.isEmpty else { return }
    let start = files.isCatalog ? 0 : (parts.firstIndex { $0.hasSuffix(".xcassets") } ?? 0) + 1
    var spaces: [String] = []
    for end in parts.indices where end >= start && end < parts.count - 1 {
      let contents = parts[...end].joined(separator: "/") + "/Contents.json"
      guard known.contains(contents), let group = try? read(contents), group.properties?.providesNamespace == true
      else {
        continue
      }
      spaces.append(String(parts[end]))
    }
    take((spaces + [String(last)]).joined(separator: "/"))
  }

  private func pictureSet(in folder: String) -> PictureSet {
    var set = PictureSet()
    do {
      let contents = try read("\(folder)/Contents.json")
      set.isTemplate = contents.properties?.templateRenderingIntent == "template"
      for entry in contents.images ?? [] {
        guard let name = entry.filename, entry.fits else { continue }
        // A letter with a mark may be written in two ways that are equal, and only the folder's own way opens the file.
        guard let path = known.firstIndex(of: "\(folder)/\(name)").map({ known[$0] }) else {
          set.problem = "\(folder)/Contents.json names the file \"\(name)\", which is not there"
          continue
        }
        set.variants.append(
          PictureSet.Variant(
            path: path, scale: entry.scale.flatMap { Double($0.dropLast()) } ?? 1, isDark: entry.isDark,
            isForPhone: entry.idiom == "iphone"))
      }
    } catch {
      set.problem = "\(folder)/Contents.json: \(error)"
    }
    return set
  }

  private func colorSet(in folder: String) -> ColorSet {
    do {
      let contents = try read("\(folder)/Contents.json")
      return ColorSet(entries: (contents.colors ?? []).filter(\.fits))
    } catch {
      return ColorSet(problem: "\(folder)/Contents.json: \(error)")
    }
  }

  private func read(_ path: String) throws(ResourceProblem) -> CatalogContents {
    let bytes = try files.read(path)
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context)
    {
      let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      throw ResourceProblem(
        "\(place.isEmpty ? "the whole" : String(place.drop { $0 == "." })) is not what a catalogue has")
    } catch {
      throw ResourceProblem("it is no JSON")
    }
  }
}
