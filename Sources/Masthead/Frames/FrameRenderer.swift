import MastheadCairo
package import MastheadDisplayList
import MastheadLayout
package import MastheadText

/// Makes frames of previews. It owns caches and the memory that is drawn in, so each worker has one of its own.
package final class FrameRenderer {
  private let text: TextEngine
  private let renderer: CairoRenderer
  private let indexes = LazyIndexCache()
  private let types = ViewTypes()
  private let resources: Resources
  /// The latest picture and what it shows: it is not drawn again for an equal list, and its memory is used for the next.
  private var latest: (list: DisplayList, scale: Double, bitmap: Bitmap, drawing: Frame.Drawing)?
  /// How many pictures were drawn, not counting those that were there already.
  private(set) var drawnCount = 0
  /// The timeline that plays, so that frames in the order of their instants play it once.
  private var playing: (preview: AnyHashable, request: FrameRequest, describes: Bool, player: Player)?

  /// How long a tab that was selected for a still may take to arrive, in seconds. Springs are at rest by then.
  private static let selectionTime = 3.0

  /// True when who asks for frames does so on a thread whose stack holds views of any depth.
  private let isOnLargeStack: Bool

  /// - Parameters:
  ///   - resources: for previews that bring none of their own.
  ///   - isOnLargeStack: true when frames will be asked for on threads with a stack of 256 MiB; otherwise each is made on a
  ///     thread of its own.
  package init(fonts: FontLibrary, resources: Resources = Resources(), isOnLargeStack: Bool = false) {
    self.isOnLargeStack = isOnLargeStack
    self.resources = resources
    text = TextEngine(library: fonts)
    renderer = CairoRenderer(text: text)
  }

  /// - Parameter parts: what is wanted besides the display list.
  package func frame(of preview: Preview, request: FrameRequest, parts: Frame.Parts) throws -> Frame {
    // Layout and drawing walk down all levels of the view.
    guard isOnLargeStack else { return try DeepStack.run { try makeFrame(of: preview, request, parts) } }
    return try makeFrame(of: preview, request, parts)
  }

  /// A frame with all that there is to know of it.
  ///
  /// - Parameter rasterizing: when false, the frame has no bitmap, and nothing is drawn.
  package func frame(of preview: Preview, request: FrameRequest, rasterizing: Bool) throws -> Frame {
    try frame(of: preview, request: request, parts: rasterizing ? [.bitmap, .accessibility] : .accessibility)
  }

  /// The picture of a list, for example of a frame's without something in it.
  ///
  /// - Parameter pictures: those that the list refers to.
  package func picture(of list: DisplayList, pictures: ImageTable, scale: Double) throws -> Bitmap {
    guard isOnLargeStack else { return try DeepStack.run { try renderer.render(list, images: pictures, scale: scale) } }
    return try renderer.render(list, images: pictures, scale: scale)
  }

  /// A frame as a vector file of one page.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of what the format has no words for.
  ///   - title: of the document.
  package func vector(of frame: Frame, format: VectorFormat, scale: Double, title: String) throws -> [UInt8] {
    func make() throws -> [UInt8] {
      try renderer.vector(frame.displayList, images: frame.pictures, format: format, pictureScale: scale, title: title)
    }
    return isOnLargeStack ? try make() : try DeepStack.run(make)
  }

  /// Makes a frame and draws it even when it equals the one before it: for measuring.
  ///
  /// - Parameter afterLayout: called when the frame is laid out and not drawn yet.
  package func redrawnFrame(of preview: Preview, request: FrameRequest, afterLayout: () -> Void) throws -> Frame {
    func make() throws -> Frame {
      try makeFrame(of: preview, request, .bitmap, isRedrawn: true, afterLayout: afterLayout)
    }
    return isOnLargeStack ? try make() : try DeepStack.run(make)
  }

  private func makeFrame(
    of preview: Preview, _ request: FrameRequest, _ parts: Frame.Parts, isRedrawn: Bool = false,
    afterLayout: () -> Void = {}
  ) throws -> Frame {
    let request = request.filled(in: preview.layout)
    let result = try layout(of: preview, request, describes: parts.contains(.accessibility))
    if request.tab != nil,
      let problem = result.diagnostics.first(where: { $0.code == Diagnostic.Code.nothingToSelect.rawValue })
    {
      // A picture of another tab would be a wrong answer.
      throw FrameError("\(preview.name): \(problem.message)")
    }
    afterLayout()
    let drawn = parts.contains(.bitmap) ? try draw(result, scale: request.scale, again: isRedrawn) : nil
    return Frame(
      displayList: result.displayList, pictures: result.pictures, bitmap: drawn?.bitmap, drawing: drawn?.drawing,
      accessibility: result.accessibility, scrollMetrics: result.scrollMetrics, progress: result.progress,
      diagnostics: preview.notes + result.diagnostics)
  }

  private func draw(_ result: LayoutResult, scale: Double, again: Bool) throws -> (
    bitmap: Bitmap, drawing: Frame.Drawing
  ) {
    let list = result.displayList
    // A list names its pictures by their content, so equal lists have equal pictures.
    if !again, let latest, latest.scale == scale, latest.list == list {
      return (latest.bitmap, latest.drawing)
    }
    var bitmap = latest?.bitmap ?? Bitmap(widthInPixels: 0, heightInPixels: 0, pixels: [])
    // Nothing else holds the bitmap then, unless the frame's reader still does. Then it keeps its own, by a copy.
    latest = nil
    try renderer.render(list, images: result.pictures, scale: scale, into: &bitmap)
    drawnCount += 1
    let drawing = Frame.Drawing()
    latest = (list, scale, bitmap, drawing)
    return (bitmap, drawing)
  }

  private func layout(of preview: Preview, _ request: FrameRequest, describes: Bool) throws -> LayoutResult {
    if let time = request.time {
      guard let timeline = preview.timeline else {
        throw FrameError("\(preview.name) has no timeline, so there is no instant \(time) s of it")
      }
      return player(for: preview, request, timeline, describes).frame(at: time)
    }
    guard let tab = request.tab else {
      var scope = request
      scope.offset = nil
      let run = Run(
        text: text, configuration: configuration(preview, request), types: types, indexes: indexes,
        scope: AnyHashable([preview.contentID, AnyHashable(scope)]))
      run.describes = describes
      return preview.layOut(run)
    }
    // Headers remember the way: the tab is selected first, and then its content is scrolled.
    var steps: [Timeline.Step] = [.select(tab), .wait(Self.selectionTime)]
    if let offset = request.offset { steps.append(.scroll(to: offset)) }
    return play(preview, request, Timeline(steps), describes).frame(at: Self.selectionTime)
  }

  /// The player that can go on to the request's instant, or a new one.
  private func player(
    for preview: Preview, _ request: FrameRequest, _ timeline: Timeline, _ describes: Bool
  ) -> Player {
    var still = request
    still.time = nil
    if let playing, playing.preview == preview.contentID, playing.request == still,
      playing.describes == describes, playing.player.canReach(request.time ?? 0)
    {
      return playing.player
    }
    var steps = timeline.steps
    if let tab = request.tab { steps.insert(.select(tab), at: 0) }
    if let offset = request.offset { steps.insert(.scroll(to: offset), at: request.tab == nil ? 0 : 1) }
    let player = play(preview, request, Timeline(steps), describes)
    playing = (preview.contentID, still, describes, player)
    return player
  }

  private func play(
    _ preview: Preview, _ request: FrameRequest, _ timeline: Timeline, _ describes: Bool
  ) -> Player {
    var request = request
    request.offset = nil
    let run = Run(text: text, configuration: configuration(preview, request), types: types)
    run.describes = describes
    return Player(run: run, timeline: timeline) { preview.layOut($0) }
  }

  private func configuration(_ preview: Preview, _ request: FrameRequest) -> LayoutConfiguration {
    var configuration = LayoutConfiguration(request)
    configuration.environment.resourceSource = preview.resources ?? resources
    if request.viewport == .automatic, let canvas = LayoutConfiguration.Canvas(preview.layout) {
      configuration.canvas = canvas
    }
    return configuration
  }
}
