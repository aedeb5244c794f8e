import Masthead

/// What one thread makes frames and their files with.
final class FrameWorker {
  private let makeFrame: CommandContext.FrameMaker
  let encoder = FrameEncoder()
  /// Draws what is no PNG file, made when it is asked for.
  private(set) lazy var renderer = makeRenderer()
  private let makeRenderer: @Sendable () -> FrameRenderer

  init(makeFrame: @escaping CommandContext.FrameMaker, makeRenderer: @escaping @Sendable () -> FrameRenderer) {
    self.makeFrame = makeFrame
    self.makeRenderer = makeRenderer
  }

  func callAsFunction(_ preview: Preview, _ request: FrameRequest, _ parts: Frame.Parts) throws -> Frame {
    try makeFrame(preview, request, parts)
  }
}
