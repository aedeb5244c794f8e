import Foundation
import PackagePlugin

/// `swift package masthead …`: builds the package's program of previews, and hands it the rest of the line.
///
///     swift package masthead verify
///     swift package --allow-writing-to-package-directory masthead record header/profile --offsets 0,26
@main
struct MastheadPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "product")
    let configurations = extractor.extractOption(named: "configuration")
    let product = try Self.product(named: names.last, in: context.package)
    let configuration: PackageManager.BuildConfiguration =
      switch configurations.last {
      case nil, "debug"?: .debug
      case "release"?: .release
      case let other?: throw PluginError("--configuration is debug or release, not \(other).")
      }

    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: configuration, logging: .concise))
    let program = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == product }
    guard result.succeeded, let program else {
      throw PluginError("\(product) can't be built:\n\(result.logText)")
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has said what is wrong; its exit code says which kind of wrong it is.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The program that has Masthead's commands.
  private static func product(named name: String?, in package: Package) throws -> String {
    let candidates = package.products(ofType: ExecutableProduct.self)
      .filter { $0.mainTarget.recursiveTargetDependencies.contains { $0.name == "MastheadCommands" } }
      .map(\.name).sorted()
    if let name {
      guard candidates.contains(name) else {
        throw PluginError("\(name) is no program with Masthead's commands; there \(list(candidates)).")
      }
      return name
    }
    guard candidates.count == 1 else {
      throw PluginError(
        candidates.isEmpty
          ? "No executable product of \(package.displayName) depends on MastheadCommands."
          : "Say with --product which program is meant: there \(list(candidates)).")
    }
    return candidates[0]
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "is none" : "is \(names.joined(separator: ", "))"
  }
}

/// What keeps the plugin from running a program, in words.
struct PluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
