public import Foundation
import MastheadDisplayList
public import MastheadLayout

/// A named picture: a view that frames are made of.
///
/// ```swift
/// Preview("header/profile") { ProfileHeader() }
/// ```
public struct Preview: Sendable, Identifiable {
  /// The family and the preview, for example `header/profile`: letters, digits, `.`, `-`, `_`, with `/` between parts.
  /// It names the preview on the command line, and the folder of its frames.
  public let name: String

  public var id: String { name }

  /// What happens to the view, for frames at instants; nil for a preview of stills.
  public private(set) var timeline: Timeline?

  /// The frames that it wants made of it.
  package var axes = PreviewAxes()

  /// The room that the preview has where none is asked for; nil for what its content needs.
  let layout: Layout?

  /// Where its views find pictures and colours by name; nil for where the tool finds them.
  private(set) var resources: Resources?

  /// What is to be said of it with every frame.
  let notes: [Diagnostic]

  private let content: any PreviewContent

  /// - Parameter content: makes the view. Called once a frame, by any thread.
  public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @Sendable () -> Content) {
    self.init(name, content: Maker(make: content), layout: nil)
  }

  init(_ name: String, content: any PreviewContent, layout: Layout?, notes: [Diagnostic] = []) {
    self.name = name
    self.content = content
    self.layout = layout
    self.notes = notes
  }

  /// The preview with something that happens to it.
  ///
  /// - Parameter instants: instants with a name, in seconds.
  public func timeline(_ steps: [Timeline.Step], instants: [String: TimeInterval] = [:]) -> Preview {
    var result = self
    result.timeline = Timeline(steps, instants: instants)
    return result
  }

  /// The preview with pictures and colours that its views ask for by name.
  public func resources(_ resources: Resources) -> Preview {
    var result = self
    result.resources = resources
    return result
  }

  /// Whose frames show the same view: equal for copies of one preview only.
  var contentID: AnyHashable { AnyHashable(ContentID(content: content, resources: resources)) }

  private struct ContentID: Hashable {
    // Holding it keeps its address from being given to another one.
    let content: any PreviewContent
    let resources: Resources?

    static func == (left: Self, right: Self) -> Bool {
      left.content === right.content && left.resources?.id == right.resources?.id
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(content))
      hasher.combine(resources?.id)
    }
  }

  /// The room of a preview that a source file declares.
  enum Layout: Hashable, Sendable {
    /// A screen with its safe areas.
    case device(Device)
    /// As large as the view wants to be, and at most as wide as the screen; a view that scrolls has all of it.
    case fitting(on: Device)
    /// Points.
    case fixed(Size)
  }

  /// Lays the view out. The view is made anew each time, inside the worker that asks.
  func layOut(_ run: Run) -> LayoutResult { content.layOut(run) }
}

/// A view of some type, to be made. A closure would have to capture the type, which is not known to be `Sendable`.
protocol PreviewContent: AnyObject, Sendable {
  func layOut(_ run: Run) -> LayoutResult
}

private final class Maker<Content: View>: PreviewContent {
  private let make: @Sendable () -> Content

  init(make: @escaping @Sendable () -> Content) {
    self.make = make
  }

  func layOut(_ run: Run) -> LayoutResult { run.layOut(run.withSystemNames(make)) }
}
