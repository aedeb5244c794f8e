package import Masthead
package import MastheadDisplayList
import MastheadLayout

/// Frames of one view that differ in how far it is scrolled, and what can be checked between them.
package struct ScrolledFrames {
  package struct Finding: Hashable, Sendable {
    package let check: ScrollCheck
    /// Points.
    package let offset: Double
    /// A sentence without a full stop.
    package let text: String
  }

  private struct Step {
    let offset: Double
    let frame: Frame
    let header: HeaderState
  }

  private let steps: [Step]
  private let scale: Double

  /// - Parameters:
  ///   - frames: each with the offset that was asked for, in any order.
  ///   - scale: pixels per point.
  package init(_ frames: [(offset: Double, frame: Frame)], scale: Double) {
    steps = frames.sorted { $0.offset < $1.offset }.map {
      Step(offset: $0.offset, frame: $0.frame, header: HeaderState($0.frame))
    }
    self.scale = scale
  }

  /// - Parameter picture: draws a list at a scale; for contrast, which is measured without the title itself.
  package func findings(
    _ checks: [ScrollCheck], picture: (DisplayList, _ scale: Double) throws -> Bitmap
  ) rethrows -> [Finding] {
    try checks.flatMap { check -> [Finding] in
      switch check.kind {
      case .noJumps(let factor): pairs.flatMap { jumps(check, $0, $1, factor) }
      case .pinnedBarsStandStill: pairs.flatMap { movedBars(check, $0, $1) }
      case .crossFadesSumToOne: crossFades(check)
      case .headerNeverGrows: pairs.flatMap { growth(check, $0, $1) }
      case .titleContrast(let least): try steps.flatMap { try contrast(check, $0, least, picture) }
      }
    }
  }

  private var pairs: [(Step, Step)] { Array(zip(steps, steps.dropFirst())) }

  /// Points that a rounded edge may be off.
  private var slack: Double { 1 / scale + 1e-6 }

  private func range(_ first: Step, _ second: Step) -> String {
    "from \(FixedDecimal.text(first.offset)) to \(FixedDecimal.text(second.offset))"
  }

  // MARK: Jumps

  /// Of each element that both frames have once.
  private func jumps(_ check: ScrollCheck, _ first: Step, _ second: Step, _ factor: Double) -> [Finding] {
    let most = (second.offset - first.offset) * factor + slack
    let before = elements(first.frame)
    var found: [Finding] = []
    for (name, box) in elements(second.frame).sorted(by: { $0.key < $1.key }) {
      guard let box, let old = before[name] ?? nil else { continue }
      // What is cut by an edge of its own growing or shrinking is judged by the end that moves less.
      let distance = min((box.minY - old.minY).magnitude, (box.maxY - old.maxY).magnitude)
      if distance > most {
        found.append(
          Finding(
            check: check, offset: second.offset,
            text: "\(name) moves by \(FixedDecimal.text(distance)) points \(range(first, second))"))
      }
    }
    if let old = first.header.box, let new = second.header.box, (new.maxY - old.maxY).magnitude > most {
      found.append(
        Finding(
          check: check, offset: second.offset,
          text: "the header's lower edge moves by \(FixedDecimal.text((new.maxY - old.maxY).magnitude)) points "
            + range(first, second)))
    }
    return found
  }

  /// Boxes of what has words, by role and words; nil for what is there more than once.
  private func elements(_ frame: Frame) -> [String: Rect?] {
    var result: [String: Rect?] = [:]
    func add(_ node: AccessibilityNode) {
      if !node.label.isEmpty {
        let name = "\(node.role.rawValue) \(quoted(node.label))"
        result.updateValue(result[name] == nil ? node.frame : nil, forKey: name)
      }
      for child in node.children { add(child) }
    }
    add(frame.accessibility)
    return result
  }

  // MARK: Pinned bars

  private func movedBars(_ check: ScrollCheck, _ first: Step, _ second: Step) -> [Finding] {
    func pinned(_ step: Step) -> [(key: String, view: PinnedView, isVertical: Bool)] {
      step.frame.scrollMetrics.flatMap { scroll in
        scroll.pinnedViews.filter { $0.state == .pinned }.map {
          ("\(scroll.path) \($0.role.rawValue) \($0.section)", $0, scroll.axis != .horizontal)
        }
      }
    }
    let before = pinned(first)
    return pinned(second).compactMap { key, view, isVertical in
      guard let old = before.first(where: { $0.key == key })?.view else { return nil }
      let distance = isVertical ? view.frame.minY - old.frame.minY : view.frame.minX - old.frame.minX
      // A pixel's share that shows: the renderer knows quarters.
      guard (distance * scale).magnitude > 0.25 else { return nil }
      return Finding(
        check: check, offset: second.offset,
        text: "the pinned \(view.role.rawValue) \(quoted(view.label)) moves by "
          + "\(FixedDecimal.text(distance.magnitude)) points \(range(first, second))")
    }
  }

  // MARK: Cross-fades

  private func crossFades(_ check: ScrollCheck) -> [Finding] {
    // The opacity of each thing in each frame; 0 where it is not there.
    var fades: [String: [Double]] = [:]
    for (index, step) in steps.enumerated() {
      for item in step.frame.displayList.drawnItems {
        guard case .glyphs(let run, _) = item.item else { continue }
        let name = "text \(quoted(run.text))\(item.views.isEmpty ? "" : " in \(item.views.joined(separator: ", "))")"
        fades[name, default: Array(repeating: 0, count: steps.count)][index] = item.opacity
      }
    }
    func partial(_ opacities: [Double]) -> [Int] {
      opacities.indices.filter { (0.001..<0.999).contains(opacities[$0]) }
    }
    let fading = fades.filter { !partial($0.value).isEmpty }.sorted { $0.key < $1.key }
    var found: [Finding] = []
    for (index, rising) in fading.enumerated() {
      for falling in fading[(index + 1)...] where partial(rising.value) == partial(falling.value) {
        // One comes as the other goes, over the same offsets: that is what a cross-fade is.
        let (a, b) = (change(rising.value), change(falling.value))
        guard a * b < 0 else { continue }
        let places = partial(rising.value)
        let sums = places.map { (rising.value[$0] + falling.value[$0], $0) }
        guard let worst = sums.max(by: { ($0.0 - 1).magnitude < ($1.0 - 1).magnitude }),
          (worst.0 - 1).magnitude > 0.02
        else { continue }
        let sum = (worst.0 * 1000).rounded() / 1000
        found.append(
          Finding(
            check: check, offset: steps[worst.1].offset,
            text: "the opacities of \(rising.key) and \(falling.key) add up to \(FixedDecimal.text(sum)) at offset "
              + FixedDecimal.text(steps[worst.1].offset)))
      }
    }
    return found
  }

  /// From the frame before the first partial one to the one after the last: positive for what comes, negative for what goes.
  private func change(_ opacities: [Double]) -> Double {
    let partial = opacities.indices.filter { (0.001..<0.999).contains(opacities[$0]) }
    guard let first = partial.first, let last = partial.last else { return 0 }
    return opacities[min(last + 1, opacities.count - 1)] - opacities[max(first - 1, 0)]
  }

  // MARK: Height

  private func growth(_ check: ScrollCheck, _ first: Step, _ second: Step) -> [Finding] {
    guard let old = first.header.box, let new = second.header.box, new.height > old.height + slack else { return [] }
    return [
      Finding(
        check: check, offset: second.offset,
        text: "the header grows from \(FixedDecimal.text(old.height)) to \(FixedDecimal.text(new.height)) points "
          + range(first, second))
    ]
  }

  // MARK: Contrast

  private func contrast(
    _ check: ScrollCheck, _ step: Step, _ least: Double?, _ picture: (DisplayList, Double) throws -> Bitmap
  ) rethrows -> [Finding] {
    guard !step.header.title.isEmpty else { return [] }
    var found: [Finding] = []
    for item in step.frame.displayList.drawnItems where item.opacity > 0.99 {
      guard case .glyphs(let run, .color(let color)) = item.item, run.text == step.header.title else { continue }
      let behind = try picture(step.frame.displayList.removing(item.path), scale)
      let isLarge = run.size >= 24 || (run.size >= 18.66 && (run.font.weight ?? 400) >= 700)
      let needed = least ?? (isLarge ? 3 : 4.5)
      guard let ratio = Contrast.worst(of: color, on: behind, in: item.box, scale: scale), ratio < needed else {
        continue
      }
      let rounded = (ratio * 100).rounded(.down) / 100
      found.append(
        Finding(
          check: check, offset: step.offset,
          text: "the title \(quoted(run.text)) has a contrast of \(FixedDecimal.text(rounded)) to what is behind it at "
            + "offset \(FixedDecimal.text(step.offset)), and needs \(FixedDecimal.text(needed))"))
    }
    return found
  }
}
