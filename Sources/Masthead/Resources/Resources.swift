package import MastheadDisplayList
package import MastheadLayout

/// Pictures and colours that views ask for by name.
///
/// ```swift
/// Preview("cards/cover") { Cover() }
///   .resources(Resources(folder: "Sources/Cards/Resources"))
/// ```
///
/// A folder holds picture files, PNG or JPEG, and catalogues of assets. `Image("cover")` is the image set `cover` of a catalogue
/// (`.xcassets`), or else `cover.png`, `cover@2x.png`, `cover.jpg` and so on, in the folder or a folder inside; with
/// `Image("icons/star")` only the one inside `icons`. Of several scales the screen's own is taken, or the next larger; of an
/// image set's appearances the one of the frame. `Color("brand")` is a colour set of a catalogue.
///
/// What is not there, or no picture, is drawn as a crossed box, and the frame's diagnostics say why. Nothing outside the folders
/// is ever read. Files are read once: what changes later is not seen.
public struct Resources: Sendable {
  private let store: ResourceStore

  /// No pictures and no colours, but those of bundles that views name.
  public init() {
    store = ResourceStore([])
  }

  /// - Parameter folder: a path; one that does not begin with `/` starts at the folder in which the program runs.
  public init(folder: String) {
    self.init(folders: [folder])
  }

  /// - Parameter folders: the first that has a name decides what it is.
  public init(folders: [String]) {
    store = ResourceStore(folders.map { .folder($0) })
  }

  /// Files of the program's own, for programs that don't depend on a folder.
  ///
  /// - Parameter files: bytes by path, as they would stand in a folder.
  public init(files: [String: [UInt8]]) {
    store = ResourceStore([.memory(files)])
  }

  /// Who these resources are, as long as they are held.
  var id: ObjectIdentifier { ObjectIdentifier(store) }

  /// What is wrong with the folders, in a sentence; nil when all of them are there.
  package var problem: String? { store.problem }
}

extension Resources: ResourceSource {
  package func picture(_ query: ResourceQuery) -> ResourceAnswer<Picture> { store.picture(query) }

  package func color(_ query: ResourceQuery) -> ResourceAnswer<RGBA> { store.color(query) }
}

extension View {
  /// Where the views inside find pictures and colours by name, in place of the preview's own resources.
  public func resources(_ resources: Resources) -> some View { environment(\.resourceSource, resources) }
}
