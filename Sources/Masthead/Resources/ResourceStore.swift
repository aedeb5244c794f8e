import Foundation
import MastheadDisplayList
import MastheadLayout
import Synchronization

/// The resources of some folders and of the bundles that views name, looked at when they are first asked for.
final class ResourceStore: Sendable {
  private struct Place: Hashable {
    /// Nil for one of the folders.
    var bundlePath: String?
    var folder = 0
  }

  private struct State {
    var indexes: [Place: Result<ResourceIndex, ResourceProblem>] = [:]
    /// By name and file: one file can have two names.
    var decoded: [Place: [[String]: Result<Picture, ResourceProblem>]] = [:]
    var keptPixels = 0
  }

  /// What is kept decoded at most, in pixels: a dozen photographs that fill a screen.
  private static let mostPixels = 64 << 20

  private let folders: [ResourceFiles]
  private let state = Mutex(State())

  init(_ folders: [ResourceFiles]) {
    self.folders = folders
  }

  var problem: String? {
    for index in folders.indices {
      if case .failure(let problem) = self.index(of: Place(folder: index), folders[index]) {
        return problem.description
      }
    }
    return nil
  }

  func picture(_ query: ResourceQuery) -> ResourceAnswer<Picture> {
    find(query) {
      $0.pictures[query.name]
    } names: {
      Array($0.pictures.keys)
    } use: { set, place, files in
      if let problem = set.problem {
        return .unusable("the image \"\(query.name)\" can't be used: \(problem)")
      }
      guard let variant = set.variant(for: query) else {
        return .unusable("the image \"\(query.name)\" can't be used: its image set names no file")
      }
      switch self.decoded(variant, named: query.name, isTemplate: set.isTemplate, in: place, files) {
      case .failure(let problem):
        return .unusable("the image \"\(query.name)\" can't be used: \(variant.path): \(problem)")
      case .success(let picture): return .found(picture)
      }
    }
  }

  func color(_ query: ResourceQuery) -> ResourceAnswer<RGBA> {
    find(query) {
      $0.colors[query.name]
    } names: {
      Array($0.colors.keys)
    } use: { set, _, _ in
      do {
        return .found(try set.color(for: query))
      } catch {
        return .unusable("the colour \"\(query.name)\" can't be used: \(error)")
      }
    }
  }

  private func find<Set, Value>(
    _ query: ResourceQuery, _ lookUp: (ResourceIndex) -> Set?, names: (ResourceIndex) -> [String],
    use: (Set, Place, ResourceFiles) -> ResourceAnswer<Value>
  ) -> ResourceAnswer<Value> {
    var all: [String] = []
    for (place, files) in places(query) {
      switch index(of: place, files) {
      case .failure(let problem): return .unusable("\"\(query.name)\" can't be looked up: \(problem)")
      case .success(let index):
        if let found = lookUp(index) { return use(found, place, files) }
        all += names(index)
      }
    }
    return .missing(among: all)
  }

  private func places(_ query: ResourceQuery) -> [(Place, ResourceFiles)] {
    if let path = query.bundlePath { return [(Place(bundlePath: path), .folder(path))] }
    return folders.enumerated().map { (Place(folder: $0.offset), $0.element) }
  }

  private func index(of place: Place, _ files: ResourceFiles) -> Result<ResourceIndex, ResourceProblem> {
    if let known = state.withLock({ $0.indexes[place] }) { return known }
    let made = Result { () throws(ResourceProblem) in try ResourceIndex(files) }
    state.withLock { $0.indexes[place] = made }
    return made
  }

  /// Two workers may both decode a picture that neither has seen; the result is the same.
  private func decoded(
    _ variant: PictureSet.Variant, named name: String, isTemplate: Bool, in place: Place, _ files: ResourceFiles
  ) -> Result<Picture, ResourceProblem> {
    let key = [name, variant.path]
    if let known = state.withLock({ $0.decoded[place]?[key] }) { return known }
    let made = Result { () throws(ResourceProblem) in
      let bitmap = try PictureFile.decode(try files.read(variant.path))
      return Picture(bitmap, name: name, scale: variant.scale, isTemplate: isTemplate)
    }
    state.withLock { state in
      if case .success(let picture) = made {
        if state.keptPixels + picture.bitmap.pixels.count > Self.mostPixels {
          state.decoded.removeAll()
          state.keptPixels = 0
        }
        state.keptPixels += picture.bitmap.pixels.count
      }
      state.decoded[place, default: [:]][key] = made
    }
    return made
  }
}
