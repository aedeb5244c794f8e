import Foundation
import MastheadDisplayList

/// The content of a list as a lazy stack wants it: each row with its insets, line and background, headers and footers of the
/// list's style, and the gaps between sections.
struct ListRows<Content: View>: View {
  let content: Content
  let kind: ListKind
  let options: ListOptions

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, inputs)
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var inner = inputs
    inner.environment.isListRow = true
    if inner.environment.fields.labelStyle == nil {
      inner.environment.fields.labelStyle = AnyLabelStyle(ListLabelStyle())
    }
    var rows = _ViewList()
    Content._list(view.content, inner, &rows)
    let maker = ListMaker(kind: view.kind, options: view.options, inputs: inner)
    list.entries.append(contentsOf: maker.make(rows.expanded()).entries)
  }

  static var _childCount: Int? { nil }

  static var _holdsSections: Bool { true }
}

/// Turns what views gave a list into rows, headers, footers and gaps.
struct ListMaker {
  let kind: ListKind
  let options: ListOptions
  let inputs: _ViewInputs

  /// Points between a card and the next one, half above and half below; the platform's 17.5 rounds to whole pixels.
  private var gap: Double { options.sectionSpacing.map { finite($0) / 2 } ?? 17.5 }

  func make(_ list: _ViewList) -> _ViewList {
    var result = _ViewList()
    var loose = _ViewList()
    func flush() {
      guard !loose.entries.isEmpty else { return }
      append(_ViewList.Section(header: _ViewList(), content: loose, footer: _ViewList()), to: &result)
      loose = _ViewList()
    }
    for entry in list.entries {
      if case .section(let section) = entry {
        flush()
        append(section, to: &result)
      } else {
        loose.entries.append(entry)
      }
    }
    flush()
    if kind != .plain { result.entries.append(space(gap)) }
    return result
  }

  private func append(_ section: _ViewList.Section, to list: inout _ViewList) {
    if kind != .plain {
      list.entries.append(space(gap))
      // Without a header a card stands as far from the one before as a header's own room would.
      if section.header.entries.isEmpty { list.entries.append(space(gap)) }
    }
    list.entries.append(
      .section(
        _ViewList.Section(
          header: parts(section.header, .header), content: rows(section.content),
          footer: parts(section.footer, .footer))))
  }

  private func space(_ height: Double) -> _ViewList.Entry {
    .single(
      _ViewList.Single(
        inputs: inputs, children: 1,
        resolve: { $0.tree.append(ListSpaceRule(height: height), $0) },
        length: { $0.axis == .vertical ? height : nil }))
  }

  // MARK: Rows

  private func rows(_ list: _ViewList) -> _ViewList {
    var result = _ViewList()
    let last = list.entries.count - 1
    for (index, entry) in list.entries.enumerated() {
      switch entry {
      case .single(let single): result.entries.append(.single(row(single, isFirst: index == 0, isLast: index == last)))
      case .run(let run): result.entries.append(.run(row(run, isFirst: index == 0, isLast: index == last)))
      // A section inside a section is flattened by the stack.
      case .section: result.entries.append(entry)
      }
    }
    return result
  }

  private func row(_ single: _ViewList.Single, isFirst: Bool, isLast: Bool) -> _ViewList.Single {
    var row = single
    row.resolve = { wrap($0, isFirst: isFirst, isLast: isLast, single.resolve) }
    row.length = { rowLength(single.length($0.fixedOnly), $0.axis, single.inputs) }
    return row
  }

  private func row(_ run: _ViewList.Run, isFirst: Bool, isLast: Bool) -> _ViewList.Run {
    _ViewList.Run(
      inputs: run.inputs, count: run.count, childrenPerElement: run.childrenPerElement,
      resolve: { element, inputs in
        wrap(inputs, isFirst: isFirst && element == 0, isLast: isLast && element == run.count - 1) {
          run.resolve(element, $0)
        }
      },
      id: run.id, length: { rowLength(run.length($0, $1.fixedOnly), $1.axis, run.inputs) })
  }

  private func rowLength(_ content: Double?, _ axis: Axis, _ inputs: _ViewInputs) -> Double? {
    guard axis == .vertical, let content else { return nil }
    return max(Double(inputs.environment.defaultMinListRowHeight), content + 2 * ListRowRule.verticalInset)
  }

  private func wrap(_ inputs: _ViewInputs, isFirst: Bool, isLast: Bool, _ content: @escaping (_ViewInputs) -> Void) {
    let tree = inputs.tree
    let isAlone = options.rowSpacing != nil
    let nodes = tree.appended(inputs) { inputs in
      tree.wrap(
        ListRowRule(
          kind: kind, isFirst: isFirst || isAlone, isLast: isLast || isAlone,
          leastHeight: Double(inputs.environment.defaultMinListRowHeight), inputs.environment),
        inputs, content: content,
        decorate: { inputs in
          guard let background = tree.nodes[Int(inputs.parent)].traits.row?.background else { return }
          let layer = tree.append(ZStackRule(alignment: .center), inputs)
          AnyView._resolve(background, inputs.below(layer).child(1))
        })
    }
    guard nodes.count > 1, !isAlone else { return }
    // An element that gives several rows: the card's corners and its missing line belong to the outer ones.
    for (index, node) in nodes.enumerated() {
      guard var rule = tree.nodes[Int(node)].rule as? ListRowRule else { continue }
      rule.isFirst = isFirst && index == 0
      rule.isLast = isLast && index == nodes.count - 1
      tree.nodes[Int(node)].rule = rule
    }
  }

  // MARK: Headers and footers

  private func parts(_ list: _ViewList, _ part: ListPartRule.Part) -> _ViewList {
    var result = _ViewList()
    for entry in list.entries {
      guard case .single(let single) = entry else {
        result.entries.append(entry)
        continue
      }
      var row = single
      row.resolve = { wrap($0, part, single.resolve) }
      row.length = { _ in nil }
      result.entries.append(.single(row))
    }
    return result
  }

  private func wrap(
    _ inputs: _ViewInputs, _ part: ListPartRule.Part, _ content: @escaping (_ViewInputs) -> Void
  ) {
    let rule = ListPartRule(part: part, kind: kind, isProminent: options.hasProminentHeaders, inputs.environment)
    inputs.tree.wrap(
      rule, inputs,
      content: { inputs in
        var inner = inputs
        rule.style(&inner.environment)
        content(inner)
      })
  }
}

extension _ViewList {
  /// The list with the elements that hold further entries replaced by what they give.
  func expanded() -> _ViewList {
    var result = _ViewList()
    for entry in entries {
      switch entry {
      case .run(let run):
        guard let expandElement = run.list else {
          result.entries.append(entry)
          continue
        }
        for element in 0..<run.count {
          var inner = _ViewList()
          expandElement(element, run.inputs.child(id: run.id(element)), &inner)
          result.entries.append(contentsOf: inner.expanded().entries)
        }
      case .section(let section):
        result.entries.append(
          .section(
            Section(
              header: section.header.expanded(), content: section.content.expanded(),
              footer: section.footer.expanded())))
      case .single: result.entries.append(entry)
      }
    }
    return result
  }
}
