import Foundation

/// The modules that files import and that neither Masthead nor the compiler has, as modules that have Masthead's names only.
///
/// An import alone is no use: what a file takes from such a module the compiler misses by its name.
struct StandInModules {
  /// Modules of Apple's systems whose names, as far as there are any, are Masthead's.
  private static let known: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "CoreGraphics", "CoreFoundation", "QuartzCore", "DeveloperToolsSupport", "EsuissUI",
    "PhosphorSwift", "SwiftUIMaterialTabs", "ScalingHeaderScrollView",
  ]
  /// Modules that come with the compiler, for files that import no other. More are looked up in its folders.
  private static let usual: Set<String> = ["Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Masthead"]

  /// To be made.
  let names: [String]
  /// Those of which Masthead has nothing, sorted.
  let unknown: [String]

  /// - Parameters:
  ///   - modules: the folder of Masthead's modules.
  ///   - compilerHas: true for a module that comes with the compiler.
  init(for files: ScreenFiles, besides modules: String, compilerHas: (String) -> Bool) {
    let missing = files.imports.filter {
      !Self.usual.contains($0) && !FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
    }
    unknown = missing.filter { name in
      // A file that asks whether a module is there shall be told the truth.
      let asks = files.texts.contains { $0.contains("canImport(\(name))") }
      return !Self.known.contains(name) && !asks && !compilerHas(name)
    }
    names = missing.filter(Self.known.contains) + unknown
  }
}

/// The folders of the Swift compiler's own modules.
struct CompilerModules {
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }

    let paths: Paths
  }

  private let folders: [String]

  init() {
    let text = (try? Subprocess.run("swiftc", ["-print-target-info"]))?.output ?? ""
    folders = (try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)))?.paths.runtimeLibraryImportPaths ?? []
  }

  func has(_ name: String) -> Bool {
    folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }
}
