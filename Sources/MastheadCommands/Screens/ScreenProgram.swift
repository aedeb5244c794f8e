import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles

/// The program that makes the previews of Swift files: this tool, with the files in place of the gallery.
///
/// It is compiled once for each state of the files, of Masthead and of the compiler, and kept in a cache.
struct ScreenProgram {
  static let options = [Options.buildFolder, Options.cache]

  private let files: ScreenFiles
  private let folder: BuildFolder
  /// Swift code for the pictures and colours that the files name.
  private let assets: AssetCatalog
  private let resources: BundleFiles
  private let cache: String
  private let context: CommandContext

  /// Programs that are kept; each is some ten megabytes.
  private static let mostPrograms = 12
  init(_ files: ScreenFiles, _ arguments: ParsedArguments, _ context: CommandContext) throws {
    self.files = files
    self.context = context
    assets = AssetCatalog(near: files.paths)
    resources = BundleFiles(beside: files.paths)
    folder = try BuildFolder(arguments.value(of: Options.buildFolder), program: context.programPath)
    cache = try arguments.value(of: Options.cache) ?? Self.usualCache()
  }

  private static func usualCache() throws -> String {
    guard let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else {
      throw CommandFailure("There is no folder for caches: name one with --cache.", .couldNotRun)
    }
    return folder.appendingPathComponent("masthead").path
  }

  /// The program's path. Compiles it when there is none for the files as they are.
  func make() throws -> String {
    let key = try self.key()
    let place = "\(cache)/\(key)"
    let program = "\(place)/masthead"
    if FileManager.default.isExecutableFile(atPath: program) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place)
      return program
    }
    let work = "\(cache)/\(key).\(ProcessInfo.processInfo.processIdentifier)"
    try Folder.make(work)
    defer { try? FileManager.default.removeItem(atPath: work) }
    if context.errorsAreTerminal { try context.errors("Compiling \(files.paths.joined(separator: ", "))…\n") }
    try compile(in: work)
    resources.link(into: work)
    // Another call may have been faster; its program is as good.
    try? FileManager.default.moveItem(atPath: work, toPath: place)
    removeOldPrograms(but: key)
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandFailure("Can't keep the compiled program in \(quoted(cache)).", .couldNotRun)
    }
    return program
  }

  /// Stands for everything that the program depends on.
  private func key() throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      // FNV-1a, with a byte that no text has between two texts.
      for byte in Array(text.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    add(Tool.version)
    add(folder.path)
    for path in [context.programPath, "\(folder.path)/Modules/MastheadCommands.swiftmodule"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      add("\(attributes[.size] ?? 0) \((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
    }
    add(try Subprocess.run("swiftc", ["--version"]).output)
    for text in assets.folders + [assets.code ?? ""] + resources.paths { add(text) }
    for (path, text) in zip(files.paths, files.texts) {
      add(URL(fileURLWithPath: path).standardizedFileURL.path)
      add(text)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func compile(in work: String) throws {
    let flags = folder.compilerFlags + ["-I", work, "-module-cache-path", "\(cache)/modules", "-suppress-warnings"]
    // Asked only for modules that are not among the usual ones.
    lazy var compiler = CompilerModules()
    let modules = StandInModules(for: files, besides: "\(folder.path)/Modules") { compiler.has($0) }
    for name in modules.names {
      let source = "\(work)/\(name).swift"
      try "@_exported import Masthead\n".write(toFile: source, atomically: false, encoding: .utf8)
      try swiftc(
        ["-emit-module", "-module-name", name, source, "-o", "\(work)/\(name).swiftmodule"] + flags, of: "a module")
    }
    // What a file declares comes before what it imports.
    let names = "\(work)/MastheadNames.swift"
    try ScreenNames.code.write(toFile: names, atomically: false, encoding: .utf8)
    var sources = try SourceCopies(of: files, in: "\(work)/Sources").paths + [names]
    if let code = assets.code {
      let source = "\(work)/MastheadAssets.swift"
      try code.write(toFile: source, atomically: false, encoding: .utf8)
      sources.append(source)
    }
    // An app among the files has an entry of its own, which must not be the program's.
    try swiftc(
      ["-c", "-wmo", "-parse-as-library", "-swift-version", "5", "-D", "DEBUG", "-module-name", "Screens"]
        + ["-o", "\(work)/Screens.o"] + [
          "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "masthead_screens_main",
        ] + sources + flags,
      of: "the files", empty: modules.unknown)
    let entry = "\(work)/main.swift"
    try """
    import Masthead
    import MastheadCommands

    CommandLineTool(
      previews: Preview.declared, resourceFolders: [\(assets.folders.map(AssetCatalog.literal).joined(separator: ", "))]
    ).main()

    """.write(toFile: entry, atomically: false, encoding: .utf8)
    try swiftc(
      [entry, "\(work)/Screens.o", "-o", "\(work)/masthead", "-Xlinker", "--strip-debug"] + flags + folder.linkerFlags,
      of: "the program")
  }

  /// - Parameter empty: the modules that the files import and of which nothing is there.
  private func swiftc(_ arguments: [String], of what: String, empty: [String] = []) throws {
    let result: Subprocess.Result
    do {
      result = try Subprocess.run("swiftc", arguments)
    } catch {
      throw CommandFailure("Can't start the Swift compiler: \(error)", .couldNotRun)
    }
    guard result.status != 0 else { return }
    // What `env` says when there is no such program.
    if result.status == 127 {
      throw CommandFailure("Swift files need the Swift compiler: no swiftc is in the PATH.", .couldNotRun)
    }
    try context.errors(CompilerReport(text: result.errors, emptyModules: empty).description)
    throw CommandFailure("The compiler could not make \(what).", .couldNotRun)
  }

  private func removeOldPrograms(but key: String) {
    let files = FileManager.default
    let programs = ((try? files.contentsOfDirectory(atPath: cache)) ?? []).filter { $0 != "modules" && $0 != key }
    func date(_ name: String) -> Date {
      (try? files.attributesOfItem(atPath: "\(cache)/\(name)"))?[.modificationDate] as? Date ?? .distantPast
    }
    let old = programs.sorted { (date($0), $0) > (date($1), $1) }.dropFirst(Self.mostPrograms - 1)
    for name in old { try? files.removeItem(atPath: "\(cache)/\(name)") }
  }
}

extension ScreenProgram {
  /// Makes the program and lets it do what was asked for, with all its previews.
  static func run(
    _ files: ScreenFiles, _ command: CommandDeclaration, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    #if os(Linux)
      let program = try ScreenProgram(files, arguments, context).make()
      // Sets and dictionaries of the screens' code have one order then, and not another one in each process.
      setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
      return try context.become(program, [command.name] + passedOn(arguments, command) + [PreviewSelection.everything])
    #else
      throw CommandFailure("Swift files are rendered on Linux only.", .couldNotRun)
    #endif
  }

  /// The options of a call as they are written, without those of this step.
  static func passedOn(_ arguments: ParsedArguments, _ command: CommandDeclaration) -> [String] {
    command.options.filter { option in !options.contains { $0.name == option.name } }.flatMap { option in
      (arguments.values[option.name] ?? []).map { option.kind == .flag ? option.long : "\(option.long)=\($0)" }
    }
  }
}
