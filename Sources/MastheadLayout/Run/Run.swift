import MastheadDisplayList
package import MastheadText

/// What survives from pass to pass: the state of views, and who they are.
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
  /// Passes so far, the present one included.
  private(set) var passCount = 0
  /// The appearance that a view wants for the whole screen; nil for the one asked for.
  var preferredColorScheme: ColorScheme?
  /// What views say of all controls of a kind, as UIKit's code does.
  let appearance = SystemAppearance()
  let blocks = BlocksAfterLayout()
  /// What views draw for themselves at random.
  let numbers = SeededNumbers()
  /// The size of the scroll view or page that is being placed; nil outside of any.
  var container: Size?
  private(set) var diagnostics: [Diagnostic] = []
  /// The same, to say each only once.
  private var reported: Set<Diagnostic> = []
  /// What a timeline had to say between layouts; it stays until the end.
  private var notes: [Diagnostic] = []
  /// Seconds on the timeline.
  package internal(set) var time = 0.0
  /// False to leave out what assistive technology is told; what is wrong with it is reported all the same.
  package var describes = true
  /// True while a timeline plays: changes may show with an animation.
  var isPlaying = false
  /// When the last animation known will have come to rest, in seconds on the timeline.
  private(set) var animationEnd = 0.0
  /// What goes with the changes of state since the layout last settled.
  var transaction: Transaction { changes.transaction ?? Transaction() }
  /// How often the layout has settled.
  private(set) var generation = 0
  /// The scroll views of the last pass, outer ones before those inside.
  var scrolls: [ScrollHandle] = []
  /// True where nothing scrolls up and down: the offset asked for is one to the side.
  var asksSideways = false
  /// The pictures that were drawn.
  var pictures = ImageTable()
  /// The canvas of the last pass, in points.
  var canvas = Size.zero
  /// The asynchronous work of views.
  let loop = WorkLoop()
  /// The last pass, for what a timeline does with it.
  var tree: NodeTree?
  let types: ViewTypes

  /// What earlier frames found out about lazy stacks, and what it holds for; nil to find out anew.
  let indexes: (cache: LazyIndexCache, scope: AnyHashable)?

  /// - Parameters:
  ///   - types: what earlier frames found out about the types of views.
  ///   - indexes: what earlier frames found out about lazy stacks.
  ///   - scope: all that frames differ by, except the offset: the preview, the size, the theme. Nil to find out anew.
  package init(
    text: TextEngine, configuration: LayoutConfiguration, types: ViewTypes = ViewTypes(),
    indexes: LazyIndexCache? = nil, scope: AnyHashable? = nil
  ) {
    self.text = text
    self.types = types
    self.configuration = configuration
    self.indexes = indexes.flatMap { cache in scope.map { (cache, $0) } }
  }

  deinit {
    loop.cancelAll()
  }

  /// The dynamic properties of a type.
  func fields(of type: Any.Type) -> [PropertyField] { types.info(of: type).properties }

  func beginPass() {
    needsPass = false
    passCount += 1
    numbers.restart()
    diagnostics = notes
    reported = Set(notes)
    scrolls = []
    animationEnd = time
  }

  /// Notes that state changed: the layout is not what it shall be.
  func stateChanged() {
    changes.note(Transaction.current)
  }

  func animates(until end: Double) {
    animationEnd = max(animationEnd, end)
  }

  /// The layout fits the state: the next change is another one.
  func takeChanges() {
    changes.takeTransaction()
    generation += 1
  }

  /// Says something about the timeline.
  func note(_ code: Diagnostic.Code, _ message: String, path: String = "") {
    let diagnostic = Diagnostic(code: code.rawValue, message: message, path: path)
    if !notes.contains(diagnostic) { notes.append(diagnostic) }
  }

  /// Measurements after which a layout takes every size for zero.
  var mostMeasurements = Limits.measurements

  /// True while rows are made only to be measured: what there is to say of a row is said where it is shown.
  var isMeasuringRows = false

  func report(_ code: Diagnostic.Code, _ message: String, path: String) {
    guard !isMeasuringRows else { return }
    let diagnostic = Diagnostic(code: code.rawValue, message: message, path: path, severity: .warning)
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  func report(_ code: Diagnostic.Code, _ message: String, _ node: NodeID, _ tree: NodeTree) {
    report(code, message, path: tree.path(of: tree.nodes[Int(node)].scope))
  }
}

extension Diagnostic {
  /// The stable codes of what layout has to say (DESIGN, 7).
  package enum Code: String, Sendable, CaseIterable {
    case tooDeep = "view-too-deep"
    case tooComplex = "layout-too-complex"
    case notSettled = "state-not-settled"
    case textTruncated = "text-truncated"
    case missingGlyph = "glyph-missing"
    case unknownFont = "font-unknown"
    case unknownSymbol = "symbol-unknown"
    case unknownImage = "image-unknown"
    case unusableImage = "image-unusable"
    case unlabelledButton = "button-without-label"
    case offsetClamped = "offset-clamped"
    case instantAfterEnd = "instant-after-end"
    case invalidLength = "length-invalid"
    case duplicateID = "duplicate-id"
    case noScrollView = "offset-without-scroll-view"
    case rowLengthsAssumed = "row-lengths-assumed"
    case rowLengthDiffers = "row-length-differs"
    case rowsLeftOut = "rows-left-out"
    case pinnedViewsIgnored = "pinned-views-ignored"
    case unboundedReader = "geometry-reader-unbounded"
    case safeAreaIgnoredInside = "safe-area-ignored-inside"
    case nothingToSelect = "tab-unknown"
    case nothingToTap = "tap-target-unknown"
    case noDestination = "navigation-without-destination"
    case effectNotDrawn = "effect-not-drawn"
    case unknownColor = "color-unknown"
    case unknownDevice = "preview-device-unknown"
    case unusableColor = "color-unusable"
    case nothingToScrollTo = "scroll-target-unknown"
    case noTabs = "tabs-missing"
    case tabRepeated = "tab-repeated"
    case tabWithoutTitle = "tab-without-title"
    case workFailed = "work-failed"
    case workNeverEnds = "work-never-ends"
    case invalidHeader = "header-invalid"
    case fileNotReadable = "file-value-wrong"
  }
}
