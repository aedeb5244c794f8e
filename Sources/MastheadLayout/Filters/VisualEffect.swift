public import Foundation
import MastheadDisplayList

/// Changes to how a view is drawn that may depend on where it is.
public protocol VisualEffect: SendableMetatype {
  var _steps: _VisualSteps { get }
}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  public var _steps: _VisualSteps { _VisualSteps() }
}

/// Changes one after the other.
public struct _VisualSteps: VisualEffect, Sendable {
  enum Step: Equatable, Sendable {
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// Radians.
    case rotation(Double, anchor: UnitPoint)
    case opacity(Double)
    case blur(Double)
    /// What the renderer can't draw, with the amount that would be no change.
    case filter(name: String, amount: Double, neutral: Double)
  }

  var steps: [Step] = []

  public var _steps: _VisualSteps { self }

  /// The way from these steps to others of the same kinds; those of other kinds are taken as they are.
  ///
  /// - Parameter share: 0 for these steps, 1 for the others.
  func mixed(with other: _VisualSteps, share: Double) -> _VisualSteps {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    guard steps.count == other.steps.count else { return share < 0.5 ? self : other }
    return _VisualSteps(
      steps: zip(steps, other.steps).map { from, to in
        switch (from, to) {
        case (.offset(let ax, let ay), .offset(let bx, let by)): .offset(x: mix(ax, bx), y: mix(ay, by))
        case (.scale(let ax, let ay, _), .scale(let bx, let by, let anchor)):
          .scale(x: mix(ax, bx), y: mix(ay, by), anchor: anchor)
        case (.rotation(let a, _), .rotation(let b, let anchor)): .rotation(mix(a, b), anchor: anchor)
        case (.opacity(let a), .opacity(let b)): .opacity(mix(a, b))
        case (.blur(let a), .blur(let b)): .blur(mix(a, b))
        case (.filter(let name, let a, let neutral), .filter(let other, let b, _)) where name == other:
          .filter(name: name, amount: mix(a, b), neutral: neutral)
        default: share < 0.5 ? from : to
        }
      })
  }
}

extension VisualEffect {
  private func adding(_ step: _VisualSteps.Step) -> _VisualSteps { _VisualSteps(steps: _steps.steps + [step]) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: finite(x), y: finite(y)))
  }

  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: finite(x), y: finite(y), anchor: anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle.radians.isFinite ? angle.radians : 0, anchor: anchor))
  }

  /// Without perspective, so that a turn about an upright or level axis is a shortening.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let turn = Turn(angle, axis)
    var steps = _steps.steps
    steps.append(.scale(x: turn.x, y: turn.y, anchor: anchor))
    steps.append(.rotation(turn.z, anchor: anchor))
    steps.append(.filter(name: "perspective", amount: turn.hasPerspective ? Double(perspective) : 0, neutral: 0))
    return _VisualSteps(steps: steps)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(clamp(opacity))) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(max(0, finite(radius))))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(name: "brightness", amount: amount, neutral: 0))
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filter(name: "contrast", amount: amount, neutral: 1))
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(name: "saturation", amount: amount, neutral: 1))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(name: "grayscale", amount: amount, neutral: 0))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(name: "hueRotation", amount: angle.radians, neutral: 0))
  }
}

/// A turn in space as a flat picture shows it from straight above: a shortening along each axis, and a turn in the plane.
struct Turn {
  let x: Double
  let y: Double
  let z: Double

  init(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let radians = angle.radians.isFinite ? angle.radians : 0
    let length = (Double(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z)).squareRoot()
    guard length > 0 else {
      (x, y, z) = (1, 1, 0)
      return
    }
    // Exact where the axis is one of the three; between them each gets its share of the turn.
    y = cos(radians * Double(axis.x) / length)
    x = cos(radians * Double(axis.y) / length)
    z = radians * Double(axis.z) / length
  }

  var hasPerspective: Bool { x != 1 || y != 1 }
}

extension View {
  /// Changes how the view is drawn, by where it is. Its place in the layout stays.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    wrapped(in: VisualEffectRule { proxy, _, _ in effect(EmptyVisualEffect(), proxy)._steps })
  }
}

/// Draws its content as the steps say that its place gives.
final class VisualEffectRule: SamePlaceRule {
  private let steps: (GeometryProxy, Rect, Placement) -> _VisualSteps
  /// What was found out while placing. Several views in one modifier share the rule.
  private var drawn: [NodeID: [_VisualSteps.Step]] = [:]

  init(steps: @escaping (GeometryProxy, Rect, Placement) -> _VisualSteps) {
    self.steps = steps
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let proxy = GeometryProxy(bounds: frame, placement: placement, isMirrored: tree.nodes[Int(node)].isMirrored)
    var drawn = steps(proxy, frame, placement).steps
    var transform = Transform.identity
    for step in drawn { if let one = step.transform(in: frame) { transform = transform.then(one) } }
    if transform.isTranslation {
      // A view that only moves stays on the pixel grid.
      drawn.removeAll { $0.transform(in: frame) != nil }
      placeContent(node, in: frame.offsetBy(x: transform.tx, y: transform.ty), proposal: proposal, placement, tree)
    } else {
      placeContent(node, in: frame, proposal: proposal, placement.transformed(by: transform), tree)
    }
    self.drawn[node] = drawn
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    draw((drawn[node] ?? [])[...], frame, node, tree, &drawing)
  }

  /// The last step is the outermost.
  private func draw(
    _ steps: ArraySlice<_VisualSteps.Step>, _ frame: Rect, _ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing
  ) {
    guard let step = steps.last else { return tree.drawChildren(of: node, &drawing) }
    let rest = steps.dropLast()
    if let transform = step.transform(in: frame) {
      guard transform != .identity else { return draw(rest, frame, node, tree, &drawing) }
      guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
      drawing.group(DisplayList.Group(transform: transform, children: []), visible: .some(nil)) {
        draw(rest, frame, node, tree, &$0)
      }
      return
    }
    switch step {
    case .opacity(let opacity) where opacity <= 0: break
    case .opacity(let opacity) where opacity < 1:
      drawing.group(DisplayList.Group(opacity: opacity, children: [])) { draw(rest, frame, node, tree, &$0) }
    case .blur(let radius) where radius > 0:
      let visible = drawing.visible.map { $0.insetBy(x: -3 * radius, y: -3 * radius) }
      drawing.group(DisplayList.Group(blurRadius: radius, children: []), visible: .some(visible)) {
        draw(rest, frame, node, tree, &$0)
      }
    case .filter(let name, let amount, let neutral):
      if amount != neutral { tree.reportUndrawn(name, node) }
      draw(rest, frame, node, tree, &drawing)
    default: draw(rest, frame, node, tree, &drawing)
    }
  }
}

extension _VisualSteps.Step {
  /// What the step does to the plane around a view; nil for steps that leave it.
  fileprivate func transform(in frame: Rect) -> Transform? {
    switch self {
    case .offset(let x, let y): .translation(x: x, y: y)
    case .scale(let x, let y, let anchor): Transform.scale(x: x, y: y).about(anchor.point(in: frame))
    case .rotation(let radians, let anchor):
      Transform.rotation(sine: sin(radians), cosine: cos(radians)).about(anchor.point(in: frame))
    default: nil
    }
  }
}

extension NodeTree {
  func reportUndrawn(_ name: String, _ node: NodeID) {
    run.report(.effectNotDrawn, "\(name) is not drawn here; the view is shown without it", node, self)
  }
}
