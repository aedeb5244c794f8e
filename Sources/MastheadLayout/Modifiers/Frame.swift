public import Foundation
import MastheadDisplayList

extension View {
  /// Fixes the width, the height or both, in points; nil leaves an axis to the view.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    wrapped(
      in: FixedFrameRule(
        width: length(width), height: length(height), alignment: alignment, isValid: isValid([width, height])))
  }

  /// Bounds the width and height, in points; nil leaves a bound out. Infinity as a maximum takes all that is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      in: FlexibleFrameRule(
        width: .init(least: length(minWidth), ideal: length(idealWidth), most: bound(maxWidth)),
        height: .init(least: length(minHeight), ideal: length(idealHeight), most: bound(maxHeight)),
        alignment: alignment,
        isValid: isValid([minWidth, idealWidth, minHeight, idealHeight], mosts: [maxWidth, maxHeight])))
  }
}

/// A length that layout can work with. One that is negative or not finite counts as none, as on the platform.
private func length(_ value: CGFloat?) -> Double? {
  guard let value, isLength(value) else { return nil }
  return min(Double(value), Limits.length)
}

/// The same for an upper bound, which may be infinite.
private func bound(_ value: CGFloat?) -> Double? {
  value == .infinity ? .infinity : length(value)
}

private func isLength(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }

/// True when all lengths that are given can be used; `mosts` may be infinite.
private func isValid(_ lengths: [CGFloat?], mosts: [CGFloat?] = []) -> Bool {
  lengths.allSatisfy { $0.map(isLength) ?? true } && mosts.allSatisfy { $0.map { $0 >= 0 } ?? true }
}

/// Where a child stands in its wrapper by an alignment.
func alignedOrigin(
  _ child: NodeID, _ childSize: Size, in size: Size, _ alignment: Alignment, _ proposal: ProposedSize, _ tree: NodeTree
) -> Point {
  Point(
    x: alignment.horizontal.key.defaultValue(size)
      - tree.guide(alignment.horizontal.key, of: child, size: childSize, proposal: proposal),
    y: alignment.vertical.key.defaultValue(size)
      - tree.guide(alignment.vertical.key, of: child, size: childSize, proposal: proposal))
}

struct FixedFrameRule: WrapperRule, AnimatableRule {
  var width: Double?
  var height: Double?
  let alignment: Alignment
  let isValid: Bool

  var animatable: SIMD4<Double> {
    get { SIMD4(width ?? 0, height ?? 0, 0, 0) }
    set {
      if width != nil { width = max(0, newValue[0]) }
      if height != nil { height = max(0, newValue[1]) }
    }
  }

  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double? {
    let isVertical = query.axis == .vertical
    return (isVertical ? height : width) ?? content(query.offering((isVertical ? width : height) ?? query.cross))
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    // With both lengths fixed the child has no say, and need not be asked.
    if let width, let height { return Size(width: width, height: height) }
    guard let child = tree.firstChild(of: node) else { return Size(width: width ?? 0, height: height ?? 0) }
    let size = tree.measure(child, childProposal(proposal, node, tree))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    reportInvalid(isValid, node, tree)
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    guard let id = tree.firstChild(of: node) else { return .zero }
    return alignedOrigin(id, child, in: size, alignment, childProposal, tree)
  }
}

private func reportInvalid(_ isValid: Bool, _ node: NodeID, _ tree: NodeTree) {
  guard !isValid else { return }
  tree.run.report(
    .invalidLength,
    "frame has a length that is negative, infinite or not a number; it is left out",
    node, tree)
}

/// Bounds on each axis, as published by objc.io (spec swiftui-subset.md, B).
struct FlexibleFrameRule: WrapperRule {
  struct Bounds {
    let least: Double?
    let ideal: Double?
    let most: Double?

    /// - Parameter most: below `least` or `ideal` it counts as the larger of them.
    init(least: Double?, ideal: Double?, most: Double?) {
      let ideal = ideal.map { max($0, least ?? 0) }
      self.least = least
      self.ideal = ideal
      self.most = most.map { max($0, ideal ?? least ?? 0) }
    }

    /// What the child is offered for a proposal, while it is measured.
    func offer(_ proposal: Double?) -> Double? {
      guard let value = proposal ?? ideal else { return nil }
      return clamped(value)
    }

    private func clamped(_ value: Double) -> Double { max(least ?? 0, min(value, most ?? .infinity)) }

    /// The length taken: the proposal, or where there is none the ideal or the child's own, kept inside the bounds.
    func result(child: Double, proposal: Double?) -> Double {
      guard let proposal else { return ideal ?? clamped(child) }
      let wanted = clamped(proposal)
      var result = child
      if let least { result = max(least, min(result, wanted)) }
      if let most { result = min(most, max(result, wanted)) }
      return result
    }

    /// What the child is offered while it is placed: the frame's own length, so that it fills what a bound added and
    /// keeps to what a bound took away. Where no bound did either, it gets what it was measured with.
    func placed(_ length: Double, proposal: Double?) -> Double? {
      if least == nil, ideal == nil, most == nil { return proposal }
      let isBetween = length > (least ?? -.infinity) && length < (most ?? .infinity)
      return proposal == nil && ideal == nil && isBetween ? nil : length
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment
  let isValid: Bool

  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double? {
    let isVertical = query.axis == .vertical
    let along = isVertical ? height : width
    let across = isVertical ? width : height
    // Where there is an ideal the content is offered it, and has no say in the end.
    if let ideal = along.ideal { return ideal }
    return content(query.offering(across.offer(query.cross))).map { along.result(child: $0, proposal: nil) }
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(_ child: Size, _ proposal: ProposedSize) -> Size {
    Size(
      width: width.result(child: child.width, proposal: proposal.width),
      height: height.result(child: child.height, proposal: proposal.height))
  }

  func placedProposal(_ proposal: ProposedSize, in size: Size, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(
      width: width.placed(size.width, proposal: proposal.width),
      height: height.placed(size.height, proposal: proposal.height))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    reportInvalid(isValid, node, tree)
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    guard let id = tree.firstChild(of: node) else { return .zero }
    return alignedOrigin(id, child, in: size, alignment, childProposal, tree)
  }
}
