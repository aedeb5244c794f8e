public import Foundation
import MastheadDisplayList

extension View {
  /// Draws the view moved, in points to the right and down; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: OffsetRule(x: finite(x), y: finite(y)), invalid: invalid("offset", x, y))
  }

  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view moved up, in points, and on the way there never by more than `most`: springs overshoot.
  package func raised(by distance: CGFloat, atMost most: CGFloat) -> some View {
    wrapped(in: OffsetRule(x: 0, y: -min(finite(distance), finite(most)), leastY: -finite(most)))
  }

  /// Puts the view's centre at a point of the space it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: PositionRule(x: finite(x), y: finite(y)), invalid: invalid("position", x, y))
  }

  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// The view at its ideal size on the chosen axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view in a fixed proportion of width to height; nil for its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(
      in: AspectRatioRule(ratio: aspectRatio.map { finite($0) }, contentMode: contentMode),
      invalid: invalid("aspectRatio", aspectRatio))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// How early a stack serves the view; 0 for most views.
  public func layoutPriority(_ value: Double) -> some View {
    TraitModified(content: self) { $0.layoutPriority = value.isFinite ? value : 0 }
  }

  /// Which of overlapping neighbours is in front; 0 for most views.
  public func zIndex(_ value: Double) -> some View {
    TraitModified(content: self) { $0.zIndex = value.isFinite ? value : 0 }
  }

  /// Moves one of the view's own guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: AlignmentGuideRule(key: guide.key, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: AlignmentGuideRule(key: guide.key, compute: computeValue))
  }
}

/// Whether a picture is seen whole or leaves no gap.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit
  case fill
}

struct OffsetRule: SamePlaceRule, AnimatableRule {
  var x: Double
  var y: Double
  var leastY = -Double.infinity

  var animatable: SIMD4<Double> {
    get { SIMD4(x, y, 0, 0) }
    set { (x, y) = (newValue[0], max(newValue[1], leastY)) }
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    // The whole frame moves, so that readers inside see where the view is drawn; the direction of x does not mirror.
    placeContent(node, in: frame.offsetBy(x: x, y: y), proposal: proposal, placement, tree)
  }
}

struct PositionRule: WrapperRule {
  let x: Double
  let y: Double

  func size(_ child: Size, _ proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: child) }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    Point(x: x - child.width / 2, y: y - child.height / 2)
  }
}

struct FixedSizeRule: WrapperRule {
  let horizontal: Bool
  let vertical: Bool

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

struct AspectRatioRule: WrapperRule {
  let ratio: Double?
  let contentMode: ContentMode

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    guard let child = tree.firstChild(of: node) else { return proposal }
    let ratio = self.ratio ?? ownRatio(of: child, tree)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    // Where nothing is proposed the view keeps its ideal size, whatever its ratio.
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite, height.isInfinite { return proposal }
      let isWide = height * ratio > width
      return isWide == (contentMode == .fit)
        ? ProposedSize(width: width, height: width / ratio) : ProposedSize(width: height * ratio, height: height)
    }
  }

  private func ownRatio(of child: NodeID, _ tree: NodeTree) -> Double {
    let ideal = tree.measure(child, .unspecified)
    return ideal.height > 0 ? ideal.width / ideal.height : 0
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }
}

struct AlignmentGuideRule: WrapperRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    guard let child = tree.firstChild(of: node) else { return nil }
    func inner(_ key: AlignmentKey) -> Double? {
      tree.explicitGuide(key, of: child, size: size, proposal: proposal)
    }
    guard key == self.key else { return inner(key) }
    return finite(compute(ViewDimensions(size: size, guide: inner)))
  }
}
