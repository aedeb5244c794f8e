import MastheadDiff
import MastheadFiles

extension Command {
  static let prune = Command(
    CommandDeclaration(
      name: "prune", summary: "Find goldens that nothing needs any more, and remove them",
      options: [SnapshotOptions.snapshots, manifests, dryRun, delete],
      description: [
        """
        Compares the files in the folder of snapshots with what a whole run had, as verify --manifest wrote it. A run in \
        parts has a manifest for each part, and all of them are needed. A run that failed, that was about some previews or \
        frames only, or of another folder or plan, says nothing of the rest: prune refuses it. Only goldens of the kinds \
        that the run compared are removed, and no other files.
        """,
        "With --dry-run, the exit status is 1 when there is something to remove.",
      ],
      examples: [
        .init("prune --manifest run.json --dry-run", "What would be removed, after verify --manifest run.json."),
        .init("prune --manifest part-1.json,part-2.json --delete", "Removes it, after a run in two parts."),
      ])
  ) { arguments, context in
    let isDryRun = arguments.contains(dryRun)
    guard isDryRun != arguments.contains(delete) else {
      throw UsageError("prune needs either --dry-run or --delete.")
    }
    let paths = try arguments.list(of: manifests)?.map(String.init) ?? []
    let folder = try SnapshotOptions.folder(arguments, SnapshotOptions.snapshots) ?? "Snapshots"
    let stale = try RunManifest.stale(
      among: Folder.files(below: folder), paths.map { ($0, try RunManifest.read($0)) }, plan: SnapshotPlan(in: folder),
      folder: folder)
    for file in stale {
      let path = "\(folder)/\(file)"
      if !isDryRun {
        try File.remove(path)
        // From the inside out, as far as nothing else is in them.
        var parts = file.split(separator: "/").dropLast()
        while !parts.isEmpty {
          Folder.removeIfEmpty("\(folder)/\(parts.joined(separator: "/"))")
          parts.removeLast()
        }
      }
      try context.output("\(shown(path))\n")
    }
    try context.output("\(counted(stale.count, "stale golden"))\(isDryRun || stale.isEmpty ? "" : " removed")\n")
    return isDryRun && !stale.isEmpty ? .different : .done
  }

  private static let manifests = OptionDeclaration(
    "manifest", .list(placeholder: "FILES"), isRequired: true, help: "What verify --manifest wrote, of every part.")
  private static let dryRun = OptionDeclaration("dry-run", .flag, help: "Only says what would be removed.")
  private static let delete = OptionDeclaration("delete", .flag, help: "Removes it.")
}
