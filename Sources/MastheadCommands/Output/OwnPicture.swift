import Masthead
import MastheadDisplayList

/// Pictures that the commands draw themselves, with the same views as everyone's.
enum OwnPicture {
  /// - Parameters:
  ///   - size: points.
  ///   - content: makes the view.
  static func frame<Content: View>(
    _ size: Size, scale: Double, _ context: CommandContext, rasterizing: Bool = true,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) throws -> Frame {
    try onLargeStack {
      let maker = context.makeFrameMaker()
      let request = FrameRequest(scale: scale, viewport: .size(size))
      return try maker(Preview("own", content: content), request, rasterizing ? .bitmap : [])
    }
  }

  /// Runs on a thread whose stack holds views of any depth.
  ///
  /// - Parameter name: the preview that is looked at, for what is said where its views can't go on.
  static func onLargeStack<Value: Sendable>(
    for name: String = "own", _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let work = OrderedWork(
      count: 1, workers: 1, escaped: { .failure(CommandFailure("\(name): \($1)", .couldNotRun)) }
    ) {
      { _ in Result<Value, any Error> { try body() } }
    }
    var value: Value?
    try work.run { _, result in value = try result.get() }
    guard let value else { preconditionFailure("no result") }
    return value
  }
}
