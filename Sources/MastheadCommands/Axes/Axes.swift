import Masthead
import MastheadDisplayList

/// What is varied in one call: the frames are all combinations.
struct Axes: Hashable, Sendable {
  /// Nil: one frame at rest.
  var offsets: [FixedDecimal]?
  /// True to add the offsets where the layout says that something happens.
  var findsOffsets: Bool
  var themes: [Theme]
  var scales: [FixedDecimal]
  var viewport: Viewport
  var directions: [Direction]
  var textSizes: [TextSize]
  /// Nil: the tab that a preview starts with.
  var tabs: [String]?
  /// Nil: a still.
  var instants: Instants?
  /// True to draw the device's status bar and home indicator.
  var showsSystemBars: Bool
  var settings: Set<AccessibilitySetting>

  static let options =
    [
      Options.offsets, Options.themes, Options.scales, Options.size, Options.device, Options.directions,
      Options.textSizes, Options.tabs, Options.instants, Options.statusBar,
    ] + AccessibilitySetting.allCases.map(Options.setting)
}

extension Axes {
  /// - Parameters:
  ///   - wishes: what holds where the options say nothing.
  ///   - isPath: true when offsets follow each other in time: then one may come again, and ranges may run backwards.
  init(
    _ arguments: ParsedArguments, wishes: PreviewAxes = PreviewAxes(), offsetsArePath isPath: Bool = false
  ) throws(UsageError) {
    let offsets =
      if let items = try arguments.list(of: Options.offsets) {
        try Self.offsets(items, asPath: isPath)
      } else {
        try wishes.offsets.map(Self.wished)
      }
    findsOffsets = offsets?.isAuto ?? false
    self.offsets = offsets.flatMap { $0.numbers.isEmpty ? nil : $0.numbers }
    themes = try Self.choices(Options.themes, arguments, noun: "theme") ?? wishes.themes ?? [.light]
    directions =
      try Self.choices(Options.directions, arguments, noun: "direction") ?? wishes.directions ?? [.leftToRight]
    textSizes = try Self.choices(Options.textSizes, arguments, noun: "text size") ?? wishes.textSizes ?? [.large]
    tabs = try arguments.list(of: Options.tabs).map(Self.tabs) ?? wishes.tabs
    instants = try arguments.list(of: Options.instants).map(Instants.init)
    let viewport = try Self.viewport(arguments) ?? wishes.viewport ?? .automatic
    showsSystemBars = arguments.contains(Options.statusBar)
    settings = Set(AccessibilitySetting.allCases.filter { arguments.contains(Options.setting($0)) })
    if showsSystemBars, !viewport.isDevice {
      throw UsageError("--status-bar draws the bars of a device: name one with --device, such as iphone-15.")
    }
    // A wish for a device's bars means nothing where the call asks for a plain size.
    if wishes.showsSystemBars == true, viewport.isDevice { showsSystemBars = true }
    scales =
      try arguments.list(of: Options.scales).map(Self.scales) ?? wishes.scales ?? [Self.usualScale(of: viewport)]
    self.viewport = viewport
    try checkPixels()
  }

  /// What is wrong with offsets in a file; nil for nothing.
  static func problem(withOffsets text: String) -> String? {
    do throws(UsageError) {
      _ = try wished(.written(text))
      return nil
    } catch {
      return error.description
    }
  }

  private static func wished(_ wish: PreviewAxes.Offsets) throws(UsageError) -> OffsetList {
    switch wish {
    case .numbers(let numbers): return (numbers, false)
    case .written(let text):
      return try offsets(text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingSpaces))
    }
  }

  private typealias OffsetList = (numbers: [FixedDecimal], isAuto: Bool)

  private static func offsets(_ items: [Substring], asPath isPath: Bool = false) throws(UsageError) -> OffsetList {
    let numbers = items.filter { $0 != "auto" }
    return (try NumberList.offsets.parse(numbers, asPath: isPath), numbers.count < items.count)
  }

  private static func tabs(_ items: [Substring]) throws(UsageError) -> [String] {
    let tabs = items.map(String.init).withoutRepetitions
    var names: [String: String] = [:]
    for tab in tabs {
      if let other = names.updateValue(tab, forKey: FrameRequest.fileName(of: tab).lowercased()) {
        throw UsageError("\(quoted(other)) and \(quoted(tab)) in --tabs would have files of the same name.")
      }
    }
    return tabs
  }

  /// The cases that a list names, each once; nil when the option was not given.
  private static func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(
    _ option: OptionDeclaration, _ arguments: ParsedArguments, noun: String
  ) throws(UsageError) -> [Choice]? {
    guard let items = try arguments.list(of: option) else { return nil }
    var result: [Choice] = []
    for item in items {
      guard let choice = Choice(rawValue: String(item)) else {
        let names = Choice.allCases.map(\.rawValue)
        throw UsageError("\(quoted(item)) in \(option.long) is not a \(noun): use \(names.joined(separator: ", ")).")
      }
      if !result.contains(choice) { result.append(choice) }
    }
    return result
  }

  private static func usualScale(of viewport: Viewport) -> FixedDecimal {
    guard case .device(let device) = viewport else { return FixedDecimal(millionths: 2_000_000) }
    return FixedDecimal(millionths: Int(device.scale * 1_000_000))
  }

  private static func scales(_ items: [Substring]) throws(UsageError) -> [FixedDecimal] {
    var result: [FixedDecimal] = []
    for item in items {
      guard let scale = FixedDecimal(item), AxisLimits.scales.contains(scale),
        scale.millionths.isMultiple(of: AxisLimits.scaleStep)
      else {
        throw UsageError(
          "\(quoted(item)) in \(Options.scales.long) is not a scale: use pixels per point from "
            + "\(AxisLimits.scales.lowerBound) to \(AxisLimits.scales.upperBound), such as 2 or 1.5.")
      }
      if !result.contains(scale) { result.append(scale) }
    }
    return result
  }

  /// Nil when the options name neither a size nor a device.
  private static func viewport(_ arguments: ParsedArguments) throws(UsageError) -> Viewport? {
    let size = arguments.value(of: Options.size)
    guard let name = arguments.value(of: Options.device) else {
      return try size.map { text throws(UsageError) in .size(try Self.size(text)) }
    }
    guard size == nil else { throw UsageError("--size and --device exclude each other: a device brings its size.") }
    guard let device = Device.named(name) else {
      let near = suggestion(for: name, among: Device.all.map(\.name))
      throw UsageError(
        "\(quoted(name)) in --device is not a device"
          + (near.isEmpty ? ": use \(Device.all.map(\.name).joined(separator: ", "))." : near))
    }
    return .device(device)
  }

  /// `390x844`.
  private static func size(_ text: String) throws(UsageError) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { FixedDecimal($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      let longest = FixedDecimal(String(Bitmap.longestSide)), width.millionths > 0, height.millionths > 0,
      max(width, height) <= longest
    else {
      throw UsageError(
        "\(quoted(text)) in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to "
          + "\(Bitmap.longestSide), such as 390x844.")
    }
    return Size(width: width.double, height: height.double)
  }

  /// A size that is known beforehand must fit into a picture at every scale.
  private func checkPixels() throws(UsageError) {
    let size: Size
    switch viewport {
    case .automatic: return
    case .device(let device): size = device.size
    case .size(let given): size = given
    }
    for scale in scales {
      let width = (size.width * scale.double).rounded()
      let height = (size.height * scale.double).rounded()
      let longest = Double(Bitmap.longestSide)
      guard width >= 1, height >= 1, width <= longest, height <= longest, width * height <= Double(Bitmap.mostPixels)
      else {
        throw UsageError(
          "A picture of \(Int(width)) x \(Int(height)) pixels is not possible (--size, --scales): a side has 1 to "
            + "\(Bitmap.longestSide) pixels, and the whole at most \(Bitmap.mostPixels).")
      }
    }
  }
}

extension Viewport {
  fileprivate var isDevice: Bool {
    if case .device = self { true } else { false }
  }
}

extension PreviewAxes {
  /// What a file wishes for pictures, as a film or a curve takes it: the first of each list, and offsets of its own.
  var first: PreviewAxes {
    var result = self
    result.offsets = nil
    result.themes = themes.map { Array($0.prefix(1)) }
    result.scales = scales.map { Array($0.prefix(1)) }
    result.directions = directions.map { Array($0.prefix(1)) }
    result.textSizes = textSizes.map { Array($0.prefix(1)) }
    result.tabs = tabs.map { Array($0.prefix(1)) }
    return result
  }
}
