public import Foundation
import MastheadDisplayList

/// Room that stretches along the axis of the stack it is in.
public struct Spacer: View {
  let minLength: CGFloat?

  /// - Parameter minLength: the least points it takes; nil for 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let length = view.minLength.map { max(0, finite($0)) } ?? defaultSpacing
    let node = inputs.tree.append(SpacerRule(axis: inputs.tree.stackAxis(of: inputs.parent), minLength: length), inputs)
    var traits = Traits()
    // A spacer takes what the others leave: a long text beside it fills the row before it wraps.
    traits.layoutPriority = -.infinity
    inputs.tree.nodes[Int(node)].traits = traits
  }
}

extension NodeTree {
  /// The axis of the stack that `node` is or is directly inside of, through wrappers; nil outside of stacks.
  func stackAxis(of node: NodeID) -> Axis? {
    var next = node
    while next >= 0 {
      switch nodes[Int(next)].rule.stacking {
      case .along(let axis): return axis
      case .nothing: return nil
      case .asOutside: break
      }
      next = nodes[Int(next)].parent
    }
    return nil
  }
}

/// Along what a node lines up the spacers and dividers inside it.
enum Stacking {
  /// Nil for a container that lines nothing up.
  case along(Axis?)
  /// What the node outside does.
  case asOutside
  case nothing
}

/// A container other than a stack that spacers and dividers inside may take for one.
protocol StackLikeRule: NodeRule {
  /// Nil where it lines nothing up.
  var stackAxis: Axis? { get }
}

/// A container that lines its children up along an axis.
protocol AxisRule: StackLikeRule {
  var axis: Axis { get }
}

extension StackLikeRule {
  var stacking: Stacking { .along(stackAxis) }
}

extension AxisRule {
  var stackAxis: Axis? { axis }
}

struct SpacerRule: LeafRule {
  /// Nil outside of a stack, where a spacer stretches both ways.
  let axis: Axis?
  let minLength: Double

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    func length(_ axis: Axis) -> Double {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(minLength, proposal[axis] ?? minLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {}
}

/// A hairline across a stack, one pixel thick.
public struct Divider: View {
  public init() {}

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    // In a row the line stands upright; everywhere else it lies.
    let axis: Axis = inputs.tree.stackAxis(of: inputs.parent) == .horizontal ? .vertical : .horizontal
    inputs.tree.append(
      DividerRule(
        axis: axis, thickness: 1 / inputs.environment.fields.displayScale,
        paint: .color(SystemColor.separator.resolve(inputs.environment))), inputs)
  }
}

struct DividerRule: LeafRule {
  let axis: Axis
  let thickness: Double
  let paint: Paint

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let length = proposal[axis] ?? fallbackLength
    return Size(main: length, cross: thickness, axis: axis)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    // Exactly one pixel, wherever the edges fall: rounding both edges could give none or two.
    let aligned = drawing.aligned(frame)
    let line =
      axis == .horizontal
      ? Rect(x: aligned.minX, y: aligned.minY, width: aligned.width, height: thickness)
      : Rect(x: aligned.minX, y: aligned.minY, width: thickness, height: aligned.height)
    drawing.fill(Outline.rectangle(line), paint, bounds: line)
  }
}

/// What shapes and other views without a size of their own take where nothing is proposed (spec swiftui-subset.md, B).
let fallbackLength = 10.0
