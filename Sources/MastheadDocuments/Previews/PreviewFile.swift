package import Masthead
import MastheadDisplayList
import MastheadFiles

/// A file of previews: JSON with comments and trailing commas.
package struct PreviewFile: Sendable {
  package let previews: [Preview]

  /// Reads a file.
  ///
  /// - Parameter problemWithOffsets: what is wrong with offsets that are written as for the command line; nil for nothing.
  /// - Throws: `Mistakes` for a file that is not as it must be; another error when it can't be read.
  package init(path: String, problemWithOffsets: (String) -> String? = { _ in nil }) throws {
    let bytes = try File.readRegular(path, limit: DocumentLimits.bytes)
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    try self.init(
      bytes, name: Self.name(of: path), folder: folder.isEmpty ? "/" : String(folder),
      problemWithOffsets: problemWithOffsets)
  }

  /// - Parameters:
  ///   - name: of the preview, where the file has one preview without a name.
  ///   - folder: where pictures come from.
  package init(
    _ bytes: [UInt8], name: String, folder: String, problemWithOffsets: (String) -> String? = { _ in nil }
  ) throws(Mistakes) {
    var reader = JSONReader(bytes)
    let json: JSON
    do {
      json = try reader.read()
    } catch {
      throw Mistakes(reader.mistakes + [error])
    }
    let (previews, found) = withoutActuallyEscaping(problemWithOffsets) { problemWithOffsets in
      let decoding = Decoding(
        scope: Scope(data: json["data"]), file: FileParts(pictures: PictureFolder(folder)),
        problemWithOffsets: problemWithOffsets)
      return (Self.previews(json, named: name, decoding), decoding.mistakes)
    }
    let mistakes = reader.mistakes + found
    guard mistakes.isEmpty, let previews else { throw Mistakes(mistakes) }
    self.previews = previews
  }

  /// A file's name without its folder and ending, with a dash for what names of previews can't have.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { $0 == file.startIndex ? file : String(file[..<$0]) } ?? file
    let safe = String(
      stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-") ? $0 : "-" })
    let name = safe.first == "." || safe.first == "-" || safe.isEmpty ? "preview\(safe)" : safe
    return String(name.prefix(Preview.longestNamePart))
  }

  private static func previews(_ json: JSON, named name: String, _ decoding: Decoding) -> [Preview]? {
    guard json.isObject else {
      return decoding.wrong(json, "an object, { ... }, with \"view\" or \"previews\"")
    }
    guard let parts = document.read(json, decoding) else { return nil }
    return parts.map { $0.preview(named: name) }
  }

  /// One preview as it stands in a file.
  private struct Part: Sendable {
    let name: String?
    let view: BuiltView
    let settings: PreviewValues.Settings

    func preview(named fallback: String) -> Preview {
      var preview = Preview(name ?? fallback) { view.make() }
      if let resources = settings.resources { preview = preview.resources(resources) }
      if let timeline = settings.timeline { preview = preview.timeline(timeline.steps, instants: timeline.instants) }
      preview.axes = settings.axes
      return preview
    }
  }

  private static let name: Kind<String> = Kind(.string) { json, decoding in
    guard let name = Kind.string.read(json, decoding) else { return nil }
    // On the command line the word stands for every preview.
    if let problem = name == "all" ? "it stands for every preview" : Preview.problem(withName: name) {
      return decoding.mistake(json, "\(quotedForMessage(name)) can't be the name of a preview: \(problem).")
    }
    return name
  }

  private static let part = Declaration<Part>("A preview", "One preview.") { f in
    let name = f.required("name", name, "The family and the preview, such as header/profile; it names the pictures.")
    let view = view(f, isRequired: true)
    let settings = PreviewValues.settings(f)
    guard let name, let view else { return nil }
    return Part(name: name, view: view, settings: settings)
  }

  /// The view of a preview, read with its state in sight.
  private static func view(_ f: Fields, isRequired: Bool) -> BuiltView? {
    let state = f(
      "state", FileState.values,
      "What the preview remembers: names, and what each is at first: a number, text, true or false.")
    let help = isRequired ? "What is shown." : "What the one preview of this file shows."
    let kind = Kind<BuiltView>.view
    guard let state, !state.isEmpty else {
      return isRequired ? f.required("view", kind, help) : f("view", kind, help)
    }
    let live = kind.live(state: state)
    guard let view = isRequired ? f.required("view", live, help) : f("view", live, help) else { return nil }
    return BuiltView { FileStateView(view, state) }
  }

  /// The whole file. One preview may stand at its top.
  private static let document = Declaration<[Part]>("The file", "A file of previews for Masthead.") { f in
    _ = f("$schema", .string, "Where an editor finds the schema of this file.")
    _ = f(
      "data", Kind<JSON>(.map(.any)) { json, decoding in json.isObject ? json : decoding.wrong(json, "an object") },
      "What ForEach and names in braces are filled with.")
    let definitions = f(
      "views", ViewDefinition.all, "Views that previews use in several places, by name; used as {\"View\": name}.")
    if let definitions, let decoding = f.decoding {
      decoding.file.definitions = definitions
      ViewDefinition.check(decoding)
    }
    let previews = f(
      "previews", .list(of: .object(part), count: 1...1000), "Previews, each with a name; or view, for one alone.")
    let name = f("name", name, "The name of the one preview of this file; the file's own name if missing.")
    let view = view(f, isRequired: false)
    let settings = PreviewValues.settings(f)
    f.exactlyOne("view", "previews")
    if let previews {
      if let json = f.json, let decoding = f.decoding { noteRepetitions(previews, decoding, json["previews"] ?? json) }
      return previews
    }
    return view.map { [Part(name: name, view: $0, settings: settings)] }
  }

  private static func noteRepetitions(_ parts: [Part], _ decoding: Decoding, _ json: JSON) {
    var seen: Set<String> = []
    for part in parts {
      if let name = part.name, !seen.insert(name.lowercased()).inserted {
        decoding.note(at: json.place, "Two previews are named \(quotedForMessage(name)), but for capitals.")
      }
    }
  }

  // MARK: Schema

  /// What a file may be.
  package static var schema: SchemaDocument {
    let own: [SchemaDocument.Definition] = [
      .init(name: "view", help: "A view: text, or an object with a view's name.", schema: ViewReader.schema),
      .init(
        name: "modifier", help: "A change of a view: an object with a modifier's name.",
        schema: ModifierCatalog.all.schema(prefix: "modifier.")),
      .init(
        name: "step", help: "A step of a timeline: an object with a step's name.",
        schema: StepCatalog.all.schema(prefix: StepCatalog.prefix)),
      .init(name: "color", help: "A colour.", schema: Values.wholeColor.schema),
      .init(name: "style", help: "What shapes and text are filled with.", schema: Values.wholeStyle.schema),
      .init(name: "iconName", help: "An icon of Phosphor, named as in Swift.", schema: Values.iconName.schema),
    ]
    return SchemaDocument(
      root: document.schema,
      definitions: own + ViewCatalog.all.definitions(prefix: "") + ModifierCatalog.all.definitions(prefix: "modifier.")
        + StepCatalog.all.definitions(prefix: StepCatalog.prefix))
  }
}

/// Everything that is wrong with a file, in the order of the file.
package struct Mistakes: Error, Hashable, Sendable {
  package let all: [Mistake]
  /// True when there were more than are told.
  package let hasMore: Bool

  init(_ mistakes: [Mistake]) {
    let sorted = mistakes.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
    all = Array(sorted.prefix(DocumentLimits.mistakes))
    hasMore = sorted.count > DocumentLimits.mistakes
  }
}
