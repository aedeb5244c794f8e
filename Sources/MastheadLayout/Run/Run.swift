import MastheadDisplayList
package import MastheadText

/// What survives from pass to pass: the state of views, who they are, and what was found out about their types.
package final class Run {
  let text: TextEngine
  var configuration: LayoutConfiguration
  let memory = ViewMemory()
  /// Set when an object that the pass read from changes, on whatever thread.
  let changes = ChangeFlag()
  /// Set when state changed since the pass began.
  var needsPass: Bool {
    get { changes.isSet }
    set { changes.isSet = newValue }
  }
  private(set) var diagnostics: [Diagnostic] = []
  private var types: [ObjectIdentifier: TypeInfo] = [:]

  struct TypeInfo {
    let name: String
    let properties: [PropertyField]
  }

  package init(text: TextEngine, configuration: LayoutConfiguration) {
    self.text = text
    self.configuration = configuration
  }

  /// Name and dynamic properties of a view's type, found once a type.
  func typeInfo(of type: Any.Type) -> TypeInfo {
    if let known = types[ObjectIdentifier(type)] { return known }
    let info = TypeInfo(name: shortName(of: type), properties: propertyFields(of: type))
    types[ObjectIdentifier(type)] = info
    return info
  }

  /// The dynamic properties of a type, found once a type.
  func fields(of type: Any.Type) -> [PropertyField] { typeInfo(of: type).properties }

  /// The type's name without its module and generic arguments.
  private func shortName(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  func beginPass() {
    needsPass = false
    diagnostics = []
  }

  func report(_ code: Diagnostic.Code, _ message: String, path: String) {
    let diagnostic = Diagnostic(code: code.rawValue, message: message, path: path, severity: .warning)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func report(_ code: Diagnostic.Code, _ message: String, _ node: NodeID, _ tree: NodeTree) {
    report(code, message, path: tree.path(of: tree.nodes[Int(node)].scope))
  }
}

extension Diagnostic {
  /// The stable codes of what layout has to say (DESIGN, 7).
  package enum Code: String, Sendable, CaseIterable {
    case tooDeep = "view-too-deep"
    case notSettled = "state-not-settled"
    case textTruncated = "text-truncated"
    case missingGlyph = "glyph-missing"
    case unknownSymbol = "symbol-unknown"
    case unknownImage = "image-unknown"
    case unlabelledButton = "button-without-label"
    case offsetClamped = "offset-clamped"
    case invalidLength = "length-invalid"
    case noScrollView = "offset-without-scroll-view"
    case rowLengthsAssumed = "row-lengths-assumed"
    case rowLengthDiffers = "row-length-differs"
    case pinnedViewsIgnored = "pinned-views-ignored"
  }
}
