public import Foundation

/// A view that tells the list around it how its row looks.
struct RowModified<Content: View>: View {
  let content: Content
  let change: (inout RowTraits) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    for node in inputs.tree.appended(inputs, { Content._resolve(view.content, $0) }) {
      var row = inputs.tree.nodes[Int(node)].traits.row ?? RowTraits()
      view.change(&row)
      inputs.tree.nodes[Int(node)].traits.row = row
    }
  }

  /// The rows inside each get it.
  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var inner = _ViewList()
    Content._list(view.content, inputs, &inner)
    list.entries.append(contentsOf: inner.changingRows(view.change).entries)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }
}

extension _ViewList {
  fileprivate func changingRows(_ change: @escaping (inout RowTraits) -> Void) -> _ViewList {
    func apply(_ inputs: _ViewInputs, _ resolve: (_ViewInputs) -> Void) {
      for node in inputs.tree.appended(inputs, resolve) {
        var row = inputs.tree.nodes[Int(node)].traits.row ?? RowTraits()
        change(&row)
        inputs.tree.nodes[Int(node)].traits.row = row
      }
    }
    var result = self
    result.entries = entries.map { entry in
      switch entry {
      case .single(let single):
        // The row's length is no longer its content's with the usual insets.
        var changed = single
        changed.resolve = { apply($0, single.resolve) }
        changed.length = { _ in nil }
        return .single(changed)
      case .run(let run):
        return .run(
          Run(
            inputs: run.inputs, count: run.count, childrenPerElement: run.childrenPerElement,
            resolve: { element, inputs in apply(inputs) { run.resolve(element, $0) } }, id: run.id,
            length: { _, _ in nil },
            list: run.list.map { expand in
              { element, inputs, list in
                var inner = _ViewList()
                expand(element, inputs, &inner)
                list.entries.append(contentsOf: inner.changingRows(change).entries)
              }
            }))
      case .section(let section):
        return .section(
          Section(
            header: section.header.changingRows(change), content: section.content.changingRows(change),
            footer: section.footer.changingRows(change)))
      }
    }
    return result
  }
}

extension View {
  /// Room around the content of a row; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowModified(content: self) { if $0.insets == nil { $0.insets = insets } }
  }

  /// Room around the content of a row on some edges.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(length.map { EdgeInsets(edges, $0) })
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    RowModified(content: self) { row in
      if edges.contains(.top), row.topSeparator == .automatic { row.topSeparator = visibility }
      if edges.contains(.bottom), row.bottomSeparator == .automatic { row.bottomSeparator = visibility }
    }
  }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    RowModified(content: self) { if $0.separatorTint == nil { $0.separatorTint = color } }
  }

  /// The lines around sections, which only lists on wide screens draw.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// What is behind a row; nil for the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowModified(content: self) { if $0.background == nil { $0.background = view.map { AnyView($0) } } }
  }

  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Buttons beneath a swiped row. No row is swiped in a picture.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// A number at the end of a row.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: String(count))) }

  public func badge(_ label: Text?) -> some View {
    BadgedRow(content: self, label: label)
  }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// A view that finds the place of a badge itself.
protocol BadgePlacing {}

private struct BadgedRow<Content: View>: View {
  @Environment(\.isListRow) private var isListRow
  let content: Content
  let label: Text?

  var body: some View {
    if content is any BadgePlacing {
      content.environment(\.rowBadge, label)
    } else if isListRow, let label {
      HStack {
        content
        Spacer(minLength: 0)
        label.foregroundStyle(Color(.system(.secondaryLabel)))
      }
    } else {
      content
    }
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// What a link in a list shows before the mark at its end.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// A label in a list: its icon in the tint, in a column of its own, so that the words of all rows line up.
struct ListLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon.foregroundStyle(.tint).frame(minWidth: 24).accessibilityHidden(true)
      configuration.title
    }
  }
}

extension VerticalEdge {
  /// Above, below or both.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
