import Masthead

/// What one thread makes frames and their files with.
final class FrameWorker {
  private let makeFrame: CommandContext.FrameMaker
  let encoder = FrameEncoder()

  init(makeFrame: @escaping CommandContext.FrameMaker) {
    self.makeFrame = makeFrame
  }

  func callAsFunction(_ preview: Preview, _ request: FrameRequest, _ rasterizing: Bool) throws -> Frame {
    try makeFrame(preview, request, rasterizing)
  }
}
