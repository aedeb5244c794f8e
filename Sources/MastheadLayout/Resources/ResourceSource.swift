import Foundation
package import MastheadDisplayList

/// Where pictures and colours come from that views ask for by name.
package protocol ResourceSource: Sendable {
  func picture(_ query: ResourceQuery) -> ResourceAnswer<Picture>
  func color(_ query: ResourceQuery) -> ResourceAnswer<RGBA>
}

/// What a view asks for.
package struct ResourceQuery: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle that the view named; nil for the preview's own resources.
  package let bundlePath: String?
  /// Pixels per point of the screen.
  package let scale: Double
  package let isDark: Bool

  package init(name: String, bundlePath: String? = nil, scale: Double = 1, isDark: Bool = false) {
    self.name = name
    self.bundlePath = bundlePath
    self.scale = scale
    self.isDark = isDark
  }
}

package enum ResourceAnswer<Value: Sendable>: Sendable {
  case found(Value)
  /// Nothing has the name; the names that there are.
  case missing(among: [String])
  /// Something has the name and can't be used: a sentence that says what and why.
  case unusable(String)
}

/// The name of something in a bundle.
struct ResourceName: Hashable, Sendable {
  let name: String
  /// Nil for the preview's own resources.
  let bundlePath: String?

  func query(in environment: EnvironmentValues) -> ResourceQuery {
    ResourceQuery(
      name: name, bundlePath: bundlePath, scale: Double(environment.displayScale),
      isDark: environment.colorScheme == .dark)
  }

  /// What to say when nothing has the name.
  func missing(_ kind: String, among names: [String]) -> String {
    let place = bundlePath == nil ? "" : " in its bundle"
    guard !names.isEmpty else { return "no \(kind) is named \"\(name)\"; there are none\(place)" }
    let near = NearestName.nearest(to: name, among: names, count: 3).map { "\"\($0)\"" }.joined(separator: ", ")
    return "no \(kind) is named \"\(name)\"\(place); the nearest names are \(near)"
  }
}

extension EnvironmentValues {
  /// Where pictures and colours come from; nil for from nowhere.
  package var resourceSource: (any ResourceSource)? {
    get { fields.resources }
    set { fields.resources = newValue }
  }
}

/// The pictures of the view that is being laid out, for code that asks for their sizes globally.
struct CurrentResources: Sendable {
  private let source: (any ResourceSource)?
  private let scale: Double
  private let isDark: Bool

  /// Set for the time of a layout, on its thread.
  @TaskLocal static var value: CurrentResources?

  init(_ configuration: LayoutConfiguration) {
    source = configuration.environment.resourceSource
    scale = configuration.scale
    isDark = configuration.environment.colorScheme == .dark
  }

  /// Nil where nothing has the name, or what has it can't be used.
  func picture(_ name: ResourceName) -> Picture? {
    let query = ResourceQuery(name: name.name, bundlePath: name.bundlePath, scale: scale, isDark: isDark)
    guard case .found(let picture) = source?.picture(query) else { return nil }
    return picture
  }
}

extension Picture {
  /// Points.
  var cgSize: CGSize { CGSize(width: CGFloat(size.width), height: CGFloat(size.height)) }
}
