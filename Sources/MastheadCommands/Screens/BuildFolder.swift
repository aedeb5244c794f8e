import Foundation
import Masthead
import MastheadDisplayList

/// The folder in which Masthead was built: its modules, its objects and its macro plugin, for files to be compiled against.
struct BuildFolder: Sendable {
  let path: String
  /// The folder of the system libraries' module maps.
  private let libraries: String
  private let plugin: String
  /// The objects of Masthead, without the tool's own.
  private let objects: [String]

  /// What the package asks `pkg-config` for.
  static let packages = [
    "cairo", "pixman-1", "freetype2", "harfbuzz", "fribidi", "icu-uc", "libdeflate", "libpng", "libjpeg", "libwebpmux",
  ]
  /// Where their headers are on a machine without `pkg-config`.
  private static let usualFlags = ["cairo", "pixman-1", "freetype2", "harfbuzz", "fribidi"].map {
    "-I/usr/include/\($0)"
  }

  /// - Parameters:
  ///   - path: the folder; nil for the one in which the running program lies.
  ///   - program: the running program's path.
  init(_ path: String?, program: String) throws {
    let own = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let folder = URL(fileURLWithPath: path ?? own).resolvingSymlinksInPath().path
    self.path = folder
    let files = FileManager.default
    let lists = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".product") && !$0.contains("Macros") && !$0.contains("PackageTests") }
      .map { "\(folder)/\($0)/Objects.LinkFileList" }
    guard files.fileExists(atPath: "\(folder)/Modules/MastheadCommands.swiftmodule"),
      let list = lists.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) })
        .first(where: { $0.contains("/MastheadCommands.build/") }),
      let libraries = Self.libraries(above: folder)
    else {
      let found =
        path == nil
        ? "\(quoted(own)), where this program lies, has no Masthead that Swift files could be compiled against."
        : "\(quoted(folder)) has no Masthead that Swift files could be compiled against."
      throw CommandFailure(
        "\(found) Build Masthead's checkout with \"swift build -c release\" and name the folder with --build-folder "
          + "CHECKOUT/.build/release.", .couldNotRun)
    }
    self.libraries = libraries
    plugin =
      ["MastheadMacros-tool", "MastheadMacros"].map { "\(folder)/\($0)" }.first(where: files.fileExists)
      ?? "\(folder)/MastheadMacros-tool"
    objects = list.split(separator: "\n").map(String.init)
      .filter { !$0.contains("/masthead_cli.build/") && !$0.contains("/MastheadGallery.build/") }
      .filter { $0.hasSuffix(".o") }
  }

  /// In the checkout that the folder belongs to, or in a checkout that the package there depends on.
  private static func libraries(above path: String) -> String? {
    let files = FileManager.default
    var folder = URL(fileURLWithPath: path)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let checkouts = folder.appendingPathComponent(".build/checkouts").path
      let candidates =
        [folder.path]
        + ((try? files.contentsOfDirectory(atPath: checkouts)) ?? []).sorted().map { "\(checkouts)/\($0)" }
      for candidate in candidates where files.fileExists(atPath: "\(candidate)/Sources/CLibraries") {
        return "\(candidate)/Sources/CLibraries"
      }
    }
    return nil
  }

  /// What the compiler needs to see Masthead's modules and macros.
  var compilerFlags: [String] {
    var flags = ["-I", "\(path)/Modules", "-load-plugin-executable", "\(plugin)#MastheadMacros"]
    for map in moduleMaps(in: path) + moduleMaps(in: libraries) { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for flag in Self.systemFlags("--cflags-only-I") { flags += ["-Xcc", flag] }
    return flags
  }

  /// What the linker needs to put Masthead into a program.
  var linkerFlags: [String] {
    // The module maps of the system's libraries name what is to be linked.
    var names: [String] = []
    for map in moduleMaps(in: libraries) {
      let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
      for line in text.split(whereSeparator: \.isNewline) {
        let words: [Substring] = line.split(whereSeparator: { $0 == " " || $0 == "\"" })
        if words.count == 2, words[0] == "link" { names.append("-l\(words[1])") }
      }
    }
    return objects + Self.systemFlags("--libs-only-L") + names + ["-lm"]
  }

  private func moduleMaps(in folder: String) -> [String] {
    let files = FileManager.default
    // What is built for the compiler's own use is there a second time.
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { !$0.hasSuffix("-tool.build") }
      .map { "\(folder)/\($0)/module.modulemap" }
      .filter(files.fileExists)
  }

  private static func systemFlags(_ kind: String) -> [String] {
    guard let run = try? Subprocess.run("pkg-config", [kind] + packages), run.status == 0 else {
      return kind.hasPrefix("--cflags") ? usualFlags : []
    }
    return run.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
