#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads the fonts of a folder.
enum FontFolder {
  /// A face as its file describes it.
  struct Face {
    let path: String
    let family: String
    /// The name by which `FontReference`s call it.
    let name: String
    let bytes: FontBytes
    let index: Int
    let weights: ClosedRange<Double>
    let hasWeightAxis: Bool
    let isItalic: Bool
  }

  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// Every face in the font files directly in `folder`, in the order of the files' names.
  static func faces(in folder: String) throws(FontError) -> [Face] {
    let names = try fileNames(in: folder).filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
    guard !names.isEmpty else { throw FontError(code: .folderWithoutFonts, context: folder) }
    let library = FreeTypeLibrary()
    var faces: [Face] = []
    for name in names { faces += try self.faces(inFile: folder + "/" + name, library: library) }
    return faces
  }

  /// Groups faces by family, both sorted, so that no order of folders or files reaches a picture.
  ///
  /// - Parameter taken: names that other fonts have already.
  static func families(_ faces: [Face], taken: Set<String>) throws(FontError) -> [FontFamily] {
    var seen: [String: String] = [:]
    var families: [String: [FontFamily.Face]] = [:]
    for face in faces.sorted(by: { ($0.family, $0.name, $0.path) < ($1.family, $1.name, $1.path) }) {
      if let other = seen.updateValue(face.path, forKey: face.name) {
        throw FontError(code: .nameTaken, context: "\(face.path): \(face.name), also in \(other)")
      }
      // A user's font may be called what one in the binary is called.
      let name = taken.contains(face.name) ? "user/" + face.name : face.name
      families[face.family, default: []].append(
        FontFamily.Face(
          file: FontFile(name: name, bytes: face.bytes, index: face.index), weights: face.weights,
          hasWeightAxis: face.hasWeightAxis, isItalic: face.isItalic))
    }
    return families.map { FontFamily(name: $0.key, faces: $0.value) }.sorted { $0.name < $1.name }
  }

  private static func faces(inFile path: String, library: FreeTypeLibrary) throws(FontError) -> [Face] {
    let bytes = FontBytes(copying: try contents(of: path))
    var faces: [Face] = []
    var count = 1
    while faces.count < count {
      let index = faces.count
      let file = FontFile(name: path, bytes: bytes, index: index)
      let face = try FreeTypeFace(library: library, file: file)
      // Text is shaped by another library, which must accept the file too.
      _ = try HarfBuzzFace(file: file)
      count = face.facesInFile
      guard let family = face.familyName else { throw FontError(code: .notAFont, context: path) }
      let weight = face.weightClass
      faces.append(
        Face(
          path: path, family: family, name: Self.name(family: family, style: face.styleName), bytes: bytes,
          index: index,
          weights: face.weightAxis ?? weight...weight, hasWeightAxis: face.weightAxis != nil, isItalic: face.isItalic))
    }
    return faces
  }

  /// Not the PostScript name: the upright and the italic file of a variable font may share one.
  private static func name(family: String, style: String?) -> String {
    [family, style ?? "Regular"].map { $0.filter { $0 != " " } }.joined(separator: "-")
  }

  private static func fileNames(in folder: String) throws(FontError) -> [String] {
    guard let directory = opendir(folder) else { throw FontError(code: .folderUnreadable, context: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.sorted()
  }

  private static func contents(of path: String) throws(FontError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw FontError(code: .fileUnreadable, context: path) }
    defer { fclose(file) }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      contents += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw FontError(code: .fileUnreadable, context: path) }
    return contents
  }
}
