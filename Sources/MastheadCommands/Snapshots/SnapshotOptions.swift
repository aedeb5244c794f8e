import Foundation
import Masthead
import MastheadDiff
import MastheadDisplayList
import MastheadSnapshots

/// The options of the commands about goldens, each declared once.
enum SnapshotOptions {
  static let snapshots = OptionDeclaration(
    "snapshots", .value(placeholder: "DIR"), help: "The folder of goldens. Without the option: Snapshots.")
  static let artifacts = OptionDeclaration(
    "artifacts", .value(placeholder: "DIR"),
    help: """
      The folder for -expected, -actual and -diff files. Without the option: what SNAPSHOT_ARTIFACTS says, or a \
      temporary folder that is named when there is something in it.
      """)
  static let strategies = OptionDeclaration(
    "as", .list(placeholder: "LIST"),
    help: "What is compared: \(StrategyName.all). Without the option: image,display-list.")
  static let threshold = OptionDeclaration(
    "threshold", .value(placeholder: "NUMBER"),
    help: """
      Lets pixels differ as far as they look alike, and where edges are smoothed: 0 allows nothing, 1 white for black, \
      0.1 is usual (pixelmatch's measure).
      """)
  static let deltaE = OptionDeclaration(
    "delta-e", .value(placeholder: "NUMBER"),
    help: "Lets colours differ by a CIEDE2000 distance; 1 is about the least that an eye sees.")
  static let levels = OptionDeclaration(
    "levels", .list(placeholder: "LIST"),
    help: """
      Lets pixels differ by levels of 255, by what draws them: edges=2,glyphs=3; also gradients, images, effects. \
      What a plain colour fills may never differ.
      """)
  static let shard = OptionDeclaration(
    "shard", .value(placeholder: "I/N"), help: "Checks every N-th frame, from the I-th on, as in 1/4.")
  static let json = OptionDeclaration(
    "json", .value(placeholder: "FILE"), help: "Writes all results as JSON; with -, to standard output.")
  static let junit = OptionDeclaration(
    "junit", .value(placeholder: "FILE"), help: "Writes the results as JUnit XML.")
  static let html = OptionDeclaration(
    "html", .value(placeholder: "FILE"), help: "Writes a page to look at what differs. It needs no other file.")
  static let manifest = OptionDeclaration(
    "manifest", .value(placeholder: "FILE"), help: "Writes which goldens the run had, for prune.")

  static let comparisons = [threshold, deltaE, levels]
  static let reports = [json, junit, html]

  /// The names of strategies on the command line.
  enum StrategyName: String, CaseIterable {
    case image
    case displayList = "display-list"
    case accessibility, metrics
    case headerCurve = "header-curve"

    static let all = allCases.map(\.rawValue).joined(separator: ", ")

    func strategy(_ comparison: ImageComparison) -> SnapshotStrategy {
      switch self {
      case .image: .image(comparison)
      case .displayList: .displayList
      case .accessibility: .accessibility
      case .metrics: .metrics
      case .headerCurve: .headerCurve
      }
    }
  }

  static func strategies(_ arguments: ParsedArguments) throws(UsageError) -> [SnapshotStrategy] {
    let comparison = try comparison(arguments)
    guard let items = try arguments.list(of: strategies) else { return [.image(comparison), .displayList] }
    var names: [StrategyName] = []
    for item in items {
      guard let name = StrategyName(rawValue: String(item)) else {
        throw UsageError("\(quoted(item)) in --as is not something to compare: use \(StrategyName.all).")
      }
      if !names.contains(name) { names.append(name) }
    }
    return names.map { $0.strategy(comparison) }
  }

  /// What the options about pixels say; exact without them.
  static func comparison(_ arguments: ParsedArguments) throws(UsageError) -> ImageComparison {
    let given = comparisons.filter { arguments.contains($0) }
    guard given.count <= 1 else {
      throw UsageError("\(given[0].long) and \(given[1].long) exclude each other: each says when pixels are the same.")
    }
    if let text = arguments.value(of: threshold) {
      return .perceptual(threshold: try number(text, threshold, 0...1))
    }
    if let text = arguments.value(of: deltaE) { return .ciede2000(limit: try number(text, deltaE, 0...100)) }
    guard let items = try arguments.list(of: levels) else { return .exact }
    var tolerance = LevelTolerance()
    for item in items {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), (0...255).contains(count) else {
        throw UsageError("\(quoted(item)) in --levels is not KIND=LEVELS: write edges=2 with a number from 0 to 255.")
      }
      switch parts[0] {
      case "edges": tolerance.edges = count
      case "glyphs": tolerance.glyphs = count
      case "gradients": tolerance.gradients = count
      case "images": tolerance.images = count
      case "effects": tolerance.effects = count
      default:
        throw UsageError(
          "\(quoted(parts[0])) in --levels is not a kind: use edges, glyphs, gradients, images, effects.")
      }
    }
    return .levels(tolerance)
  }

  private static func number(
    _ text: String, _ option: OptionDeclaration, _ range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = FixedDecimal(text)?.double, range.contains(number) else {
      throw UsageError(
        "\(quoted(text)) in \(option.long) is not a number from \(FixedDecimal.text(range.lowerBound)) to "
          + "\(FixedDecimal.text(range.upperBound)).")
    }
    return number
  }

  /// A folder's name without slashes at its end.
  static func folder(_ arguments: ParsedArguments, _ option: OptionDeclaration) throws(UsageError) -> String? {
    guard var path = arguments.value(of: option)?[...] else { return nil }
    guard !path.isEmpty else { throw UsageError("\(option.long) has an empty name of a folder.") }
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}

/// A part of a run, for several machines: every `count`-th frame, from the `index`-th on.
struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  let index: Int
  let count: Int

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Machines of one run. More is a mistyped number.
  private static let most = 1000

  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.value(of: SnapshotOptions.shard) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(index)
    else { throw UsageError("\(quoted(text)) in --shard is not a part: write I/N, such as 1/4 for the first of four.") }
    self.init(index: index, count: count)
  }

  /// - Parameter frame: counted over the whole run.
  func contains(_ frame: Int) -> Bool { frame % count == index - 1 }

  var description: String { "\(index)/\(count)" }
}
