import MastheadDisplayList

typealias NodeID = Int32
typealias ScopeID = Int32

/// One view made concrete: a rule, its place in the tree, and what layout found out.
struct Node {
  var rule: any NodeRule
  var parent: NodeID
  var firstChild: NodeID = -1
  var lastChild: NodeID = -1
  var nextSibling: NodeID = -1
  /// The first of the node's remembered measurements.
  var memo: Int32 = -1
  /// The first of the node's remembered guides.
  var guideMemo: Int32 = -1
  /// The first of a stack's remembered arrangements.
  var arrangementMemo: Int32 = -1
  var scope: ScopeID
  var identity: Identity
  /// True when the layout direction is right to left: children are placed mirrored.
  var isMirrored: Bool
  /// What the node tells its container. Wrappers say what is inside them says.
  var statement = Statement()
  /// The name of the view of user code that starts here, for the display list.
  var label: String?
  /// The final frame, in points of the canvas, before render transforms; nil until placed.
  var frame: Rect?
  /// What the parent offered when it placed the node, for rules that set their content again while drawing.
  var proposal: ProposedSize?
  /// What a scroll view shows of its content: its frame, and what it covers of unsafe areas.
  var viewport: Rect?

  init(rule: any NodeRule, parent: NodeID, scope: ScopeID, identity: Identity, isMirrored: Bool) {
    self.rule = rule
    self.parent = parent
    self.scope = scope
    self.identity = identity
    self.isMirrored = isMirrored
  }

  /// What the node tells its container.
  var traits: Traits {
    get { statement.others?.value ?? Traits() }
    set { statement = Statement(newValue) }
  }

  /// Traits so that they take little where there are none, as in most nodes.
  struct Statement {
    /// What containers ask each child for.
    let layoutPriority: Double
    let zIndex: Double
    /// All traits; nil for none.
    fileprivate let others: Box<Traits>?

    init() {
      layoutPriority = 0
      zIndex = 0
      others = nil
    }

    fileprivate init(_ traits: Traits) {
      layoutPriority = traits.layoutPriority
      zIndex = traits.zIndex
      others = Box(traits)
    }
  }
}

/// What a child tells its container. Modifiers pass it on to the container outside them.
struct Traits {
  var layoutPriority = 0.0
  var zIndex = 0.0
  /// A header or footer that a lazy stack keeps in sight.
  var pin: Pin?
  var tag: AnyHashable?
  var id: AnyHashable?
  /// How the view stands in a list or a grid; nil for as usual.
  var container: ContainerTraits?
  /// By the type of their key (`LayoutValueKey`).
  var values: [ObjectIdentifier: Any] = [:]

  enum Pin {
    case header
    case footer
  }
}
