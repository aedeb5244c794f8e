public import Foundation

/// What the views outside tell the ones inside: font, colours, direction, and keys of one's own.
public struct EnvironmentValues: @unchecked Sendable {
  // Sendable by copy on write: the storage is changed only while this value is its one owner. Custom values are made by user
  // code inside the worker that reads them.

  struct Fields {
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    var dynamicTypeSize = DynamicTypeSize.large
    var displayScale = 3.0
    var isEnabled = true
    var font: Font?
    var fontWeight: Font.Weight?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var isMonospaced = false
    var tracking: Double?
    var foreground: [AnyShapeStyle] = []
    var tint: AnyShapeStyle?
    var multilineTextAlignment = TextAlignment.leading
    var lineLimit: Int?
    var reservesLineSpace = false
    var lineSpacing = 0.0
    var lineHeight: Double?
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor = 1.0
    var allowsTightening = false
    var textCase: Text.Case?
    var underline: Text.Attributes.Line?
    var strikethrough: Text.Attributes.Line?
    var imageScale = Image.Scale.medium
    var resources: (any ResourceSource)?
    var buttonStyle: AnyButtonStyle?
    var labelStyle: AnyLabelStyle?
    var isPressed = false
    var backgroundStyle: AnyShapeStyle?
    var bounceBehavior = ScrollBounceBehavior.automatic
    var isScrollClipDisabled = false
    var hiddenIndicators: Axis.Set = []
    /// Points that the content of the next scroll view inside is drawn below its place, while it is loaded anew.
    var refreshShift: Double?
    var isScrollDisabled = false
    var scrollTargetMode = ScrollTargetMode.anywhere
    var scrollPosition: ScrollPositionLink?
    var scrollState: ScrollState?
    var topScrollEdge = ScrollEdgeFields()
    var transaction = Transaction()
    var reducesMotion = false
    var reducesTransparency = false
    var contrast = ColorSchemeContrast.standard
  }

  private final class Storage {
    // Changed only by the one value that owns the storage, whose own accesses are checked.
    @exclusivity(unchecked) var fields = Fields()
    @exclusivity(unchecked) var custom: [ObjectIdentifier: Any] = [:]
    @exclusivity(unchecked) var objects: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    init(copying other: Storage) {
      fields = other.fields
      custom = other.custom
      objects = other.objects
    }
  }

  private var storage = Storage()

  /// The values where no view set any.
  public init() {}

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  var fields: Fields {
    _read { yield storage.fields }
    _modify {
      makeUnique()
      yield &storage.fields
    }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.objects[ObjectIdentifier(type)] as? Object }
    set {
      makeUnique()
      storage.objects[ObjectIdentifier(type)] = newValue
    }
  }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  /// The side that is leading.
  public var layoutDirection: LayoutDirection {
    get { fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  /// The size that the reader chose for text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }

  /// False inside a disabled view.
  public var isEnabled: Bool {
    get { fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// The font of text that has none of its own; nil for body.
  public var font: Font? {
    get { fields.font }
    set { fields.font = newValue }
  }

  /// The most lines of text; nil for no limit.
  public var lineLimit: Int? {
    get { fields.lineLimit }
    set { fields.lineLimit = newValue }
  }

  /// How lines of text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { fields.multilineTextAlignment }
    set { fields.multilineTextAlignment = newValue }
  }

  /// The smallest share of its size, 0...1, that text may shrink to.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(fields.minimumScaleFactor) }
    set { fields.minimumScaleFactor = clamp(Double(newValue)) }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { fields.truncationMode }
    set { fields.truncationMode = newValue }
  }

  /// The size of symbols, relative to text.
  public var imageScale: Image.Scale {
    get { fields.imageScale }
    set { fields.imageScale = newValue }
  }

  /// Points from line to line, beyond the lines' own height.
  public var lineSpacing: CGFloat {
    get { CGFloat(fields.lineSpacing) }
    set { fields.lineSpacing = max(0, finite(newValue)) }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { CGFloat(fields.displayScale) }
    set { fields.displayScale = Double(newValue) }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// What `background(_:)` without a style and `.background` draw.
  public var backgroundStyle: AnyShapeStyle? {
    get { fields.backgroundStyle }
    set { fields.backgroundStyle = newValue }
  }

  /// True where buttons shall look as if a finger were on them.
  package var isPressed: Bool {
    get { fields.isPressed }
    set { fields.isPressed = newValue }
  }
}
