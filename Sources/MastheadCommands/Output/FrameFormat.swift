import Masthead
import MastheadDisplayList
import MastheadLayout
import MastheadPNG

/// What files frames become.
enum FrameFormat: Sendable {
  case png(PNG.Profile)
  case vector(VectorFormat)

  typealias PixelSize = (width: Int, height: Int)

  /// What `--format` and `--png` say.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.value(of: Options.format)
    guard let name, name != "png" else {
      self = .png(try PNG.Profile(arguments))
      return
    }
    guard let format = VectorFormat(rawValue: name) else {
      throw UsageError("\(quoted(name)) in --format is not a format: use png, svg, pdf.")
    }
    guard !arguments.contains(Options.png) else {
      throw UsageError("--png is for PNG files, and --format says \(name).")
    }
    self = .vector(format)
  }

  /// How the names of its files end.
  var ending: String {
    switch self {
    case .png: "png"
    case .vector(let format): format.rawValue
    }
  }

  /// Makes a frame and its file.
  ///
  /// - Returns: the file's bytes, its size in pixels where it has one, and what there is to say about the frame.
  func file(
    _ worker: FrameWorker, _ cell: FrameGrid.Cell
  ) throws -> (bytes: [UInt8], size: PixelSize?, diagnostics: [Diagnostic]) {
    switch self {
    case .png(let profile):
      let frame = try worker(cell.preview, cell.request, .bitmap)
      guard let bitmap = frame.bitmap else { throw CommandFailure("The frame has no picture.", .couldNotRun) }
      let bytes = try worker.encoder.encode(frame, profile: profile)
      return (bytes, (bitmap.widthInPixels, bitmap.heightInPixels), frame.diagnostics)
    case .vector(let format):
      let frame = try worker(cell.preview, cell.request, [])
      let bytes = try worker.renderer.vector(
        of: frame, format: format, scale: cell.request.scale, title: cell.preview.name)
      return (bytes, nil, frame.diagnostics)
    }
  }
}

extension PNG.Profile {
  /// What `--png` says.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch arguments.value(of: Options.png) {
    case nil, "fast": self = .fast
    case "small": self = .small
    case let name?: throw UsageError("\(quoted(name)) in --png is not a profile: use fast, small.")
    }
  }
}
