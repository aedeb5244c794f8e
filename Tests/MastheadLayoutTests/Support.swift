import Foundation
import MastheadDisplayList
import MastheadText

@testable import MastheadLayout

/// One run of a view: what layout said of it, and what the probes inside saw.
struct Laid {
  let result: LayoutResult
  let probes: Probes

  /// The frame of the probe with a name. A missing one is nowhere.
  subscript(name: String) -> Rect { probes.frames[name] ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan) }

  var codes: [String] { result.diagnostics.map(\.code) }
  /// The display list without the canvas's own background.
  var items: [DisplayList.Item] { Array(result.displayList.items.dropFirst()) }

  /// The display list as text, without the canvas and its background.
  var text: String { items.map(\.description).joined() }
}

/// Lays out what `content` makes on a canvas of `width` x `height` points at the top left of which nothing is unsafe.
func laid<V: View>(
  _ width: Double = 100, _ height: Double = 100, scale: Double = 1, direction: LayoutDirection = .leftToRight,
  offset: Double? = nil, safeArea: EdgeInsets = EdgeInsets(), configure: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ content: (Probes) -> V
) -> Laid {
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  configure(&environment)
  let configuration = LayoutConfiguration(
    canvas: .fixed(Size(width: width, height: height), safeArea: safeArea), scale: scale, environment: environment,
    offset: offset)
  let probes = Probes()
  let run = Run(text: TextEngine(library: FontLibrary()), configuration: configuration)
  return Laid(result: run.layOut(content(probes)), probes: probes)
}

/// What the probes of one run saw.
final class Probes {
  fileprivate(set) var frames: [String: Rect] = [:]
  fileprivate(set) var proposals: [String: [ProposedSize]] = [:]
  /// Placed probes, in order of placement.
  fileprivate(set) var order: [String] = []
  fileprivate(set) var sizes: [Size] = []
  /// Values that test code puts down.
  var notes: [String] = []

  /// How often a probe's content was measured without an answer at hand.
  func measures(of name: String) -> Int { proposals[name]?.count ?? 0 }
}

extension View {
  /// Records the view's final frame and the proposals that it was measured with.
  func probe(_ name: String, _ probes: Probes) -> some View { wrapped(in: ProbeRule(name: name, probes: probes)) }

  /// Proposes what the test says, nil for the ideal, at the top left corner, whatever the canvas offers.
  func proposed(_ width: Double?, _ height: Double?) -> some View {
    wrapped(in: ProposingRule(offered: ProposedSize(width: width, height: height)))
  }
}

/// The size that a view takes for a proposal.
func measured<V: View>(_ width: Double?, _ height: Double?, @ViewBuilder _ content: () -> V) -> Size {
  let probes = Probes()
  _ = laid { _ in content().wrapped(in: MeasuringRule(offered: ProposedSize(width: width, height: height), probes)) }
  return probes.sizes.last ?? .zero
}

private struct MeasuringRule: WrapperRule {
  let offered: ProposedSize
  let probes: Probes

  init(offered: ProposedSize, _ probes: Probes) {
    self.offered = offered
    self.probes = probes
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    probes.sizes = tree.children(of: node).map { tree.measure($0, offered) }
    return .zero
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {}
}

struct ProbeRule: WrapperRule {
  let name: String
  let probes: Probes

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    probes.proposals[name, default: []].append(proposal)
    return tree.firstChild(of: node).map { tree.measure($0, proposal) } ?? .zero
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    probes.frames[name] = frame
    probes.order.append(name)
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }
}

struct ProposingRule: WrapperRule {
  let offered: ProposedSize

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize { offered }
  func size(_ child: Size, _ proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: child) }
}

/// A leaf that takes what it is offered inside bounds, and its ideal where nothing is offered.
struct Leaf: View {
  var width: ClosedRange<Double>
  var height: ClosedRange<Double>
  var ideal: Size
  var baseline: Double?

  /// A leaf that is always the same size.
  init(_ width: Double, _ height: Double, baseline: Double? = nil) {
    self.init(width...width, height...height)
    self.baseline = baseline
  }

  init(_ width: ClosedRange<Double>, _ height: ClosedRange<Double> = 10...10, ideal: Size? = nil) {
    self.width = width
    self.height = height
    self.ideal = ideal ?? Size(width: width.lowerBound, height: height.lowerBound)
  }

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(
      BoundedRule(width: view.width, height: view.height, ideal: view.ideal, baseline: view.baseline), inputs)
  }
}

private struct BoundedRule: LeafRule {
  let width: ClosedRange<Double>
  let height: ClosedRange<Double>
  let ideal: Size
  let baseline: Double?

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let wanted = proposal.replacingUnspecified(by: ideal)
    return Size(
      width: min(max(wanted.width, width.lowerBound), width.upperBound),
      height: min(max(wanted.height, height.lowerBound), height.upperBound))
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {}
}

/// The rectangle with a left top corner and a size, to compare frames with.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// The same numbers for the same seed, on every system (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
