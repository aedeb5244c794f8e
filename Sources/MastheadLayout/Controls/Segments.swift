import Foundation
import MastheadDisplayList

extension NodeTree {
  /// What stands for an option among others: its tag, or what a `ForEach` knows it by.
  func option(_ node: NodeID) -> AnyHashable? {
    nodes[Int(node)].traits.tag ?? nodes[Int(node)].traits.id
  }
}

/// The options of a picker side by side, the chosen one raised.
struct Segments<Content: View>: View {
  let selection: AnyHashable
  let select: (AnyHashable) -> Void
  let content: Content

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let rule = SegmentsRule(view.selection, inputs.environment)
    let node = tree.append(rule, inputs)
    var inner = inputs.below(node).child(0)
    inner.environment.fields.font = .system(size: 13, weight: .medium)
    inner.environment.fields.lineLimit = 1
    inner.environment.fields.foreground = []
    Content._resolve(view.content, inner)
    let options = tree.children(of: node)
    tree.selections.append(
      (
        options.map { tree.nodes[Int($0)].rule.accessibility?.label ?? "" },
        { index in if let option = tree.option(options[index]) { view.select(option) } }
      ))
  }
}

/// A segmented control: 32 points high, on a rounded track.
struct SegmentsRule: NodeRule {
  private static let height = 32.0
  private static let inset = 2.0

  private let selection: AnyHashable
  private let track: RGBA
  private let thumb: RGBA
  private let separator: RGBA

  init(_ selection: AnyHashable, _ environment: EnvironmentValues) {
    self.selection = selection
    track = SystemColor.tertiaryFill.resolve(environment)
    thumb = environment.colorScheme == .light ? .white : RGBA(hex: 0x636366)
    separator = SystemColor.separator.resolve(environment)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let children = tree.children(of: node)
    let widest = children.map { tree.measure($0, .unspecified).width }.max() ?? 0
    let natural = Double(children.count) * (widest + 2 * 10) + 2 * Self.inset
    return Size(width: proposal.width ?? natural, height: Self.height)
  }

  private func segment(_ index: Int, of count: Int, in frame: Rect, isMirrored: Bool) -> Rect {
    let width = (frame.width - 2 * Self.inset) / Double(max(1, count))
    let place = isMirrored ? count - 1 - index : index
    return Rect(
      x: frame.minX + Self.inset + Double(place) * width, y: frame.minY + Self.inset, width: width,
      height: frame.height - 2 * Self.inset)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let children = tree.children(of: node)
    for (index, child) in children.enumerated() {
      let room = segment(index, of: children.count, in: frame, isMirrored: tree.nodes[Int(node)].isMirrored)
      let offered = ProposedSize(width: max(0, room.width - 8), height: room.height)
      let size = tree.measure(child, offered)
      tree.place(
        child,
        in: Rect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height),
        offered, placement)
    }
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let rect = drawing.aligned(frame)
    drawing.fill(.roundedRectangle(rect, radius: 9, isContinuous: true), .color(track), bounds: rect)
    let children = tree.children(of: node)
    let chosen = children.firstIndex { tree.option($0) == selection }
    func segment(_ index: Int) -> Rect {
      self.segment(index, of: children.count, in: frame, isMirrored: tree.nodes[Int(node)].isMirrored)
    }
    for index in children.indices.dropLast() where index != chosen && index + 1 != chosen {
      let edge = max(segment(index).minX, segment(index + 1).minX)
      let line = drawing.aligned(Rect(x: edge - 0.5, y: frame.midY - 8, width: 1, height: 16))
      drawing.fill(.rectangle(line), .color(separator), bounds: line)
    }
    if let chosen {
      let raised = drawing.aligned(segment(chosen))
      let shadow = DisplayList.Shadow(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12), blurRadius: 4, offset: Point(x: 0, y: 3))
      drawing.group(DisplayList.Group(shadow: shadow, children: [])) {
        $0.fill(.roundedRectangle(raised, radius: 7, isContinuous: true), .color(thumb), bounds: raised)
      }
    }
    tree.drawChildren(of: node, &drawing)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// The option of a picker that is chosen; the first where none is.
struct SelectedOption<Content: View>: View {
  let selection: AnyHashable
  let content: Content

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.tree.append(SelectedOptionRule(selection: view.selection), inputs)
    Content._resolve(view.content, inputs.below(node).child(0))
  }
}

/// Shows one child of several.
struct SelectedOptionRule: NodeRule {
  let selection: AnyHashable

  private func chosen(_ node: NodeID, _ tree: NodeTree) -> NodeID? {
    let children = tree.children(of: node)
    return children.first { tree.option($0) == selection } ?? children.first
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    chosen(node, tree).map { tree.measure($0, proposal) } ?? .zero
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    if let child = chosen(node, tree) {
      tree.place(child, at: .zero, in: frame, proposal: proposal, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    chosen(node, tree).flatMap { tree.explicitGuide(key, of: $0, size: size, proposal: proposal) }
  }
}
