internal import MastheadDisplayList

/// The fonts that an engine has open. They open when first asked for: a cold start pays for what it draws.
final class FontStore {
  let library: FontLibrary
  private let freeType = FreeTypeLibrary()
  private var faces: [String: HarfBuzzFace] = [:]
  private var instances: BoundedCache<FontReference, FontInstance>
  private var made = 0

  /// An animated weight asks for another instance in every frame; this many stay open.
  private static let instanceLimit = 128

  init(library: FontLibrary) {
    self.library = library
    instances = BoundedCache(budget: Self.instanceLimit)
  }

  /// The font that `reference` names; nil when the library has none of this name.
  func instance(for reference: FontReference) -> FontInstance? {
    if let open = instances.value(for: reference) { return open }
    guard let file = library.file(named: reference.name) else { return nil }
    let font = HarfBuzzFont(face: face(of: file), weight: reference.weight)
    made += 1
    let instance = FontInstance(id: made, reference: reference, font: font, file: file, library: freeType)
    instances.insert(instance, for: reference, cost: 1)
    return instance
  }

  /// The font that a description asks for.
  func instance(for description: FontDescription) -> FontInstance {
    let reference = library.font(for: description)
    guard let instance = instance(for: reference) else {
      preconditionFailure("the library named a font that it does not hold: \(reference.name)")
    }
    return instance
  }

  private func face(of file: FontFile) -> HarfBuzzFace {
    if let open = faces[file.name] { return open }
    do {
      let face = try HarfBuzzFace(file: file)
      faces[file.name] = face
      return face
    } catch {
      // The library has opened every font of a folder once, from the same bytes, and tests open every one in the binary.
      preconditionFailure("\(error)")
    }
  }
}
