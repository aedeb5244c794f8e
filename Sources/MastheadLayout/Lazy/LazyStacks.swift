public import Foundation

/// Which parts of sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, of which only those in sight are made. Takes the whole width that it is offered.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; nil for 8.
  ///   - pinnedViews: which parts of sections stay in sight.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    LazyStackRule.append(
      axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews,
      view.content,
      inputs)
  }
}

/// Views in a row, of which only those in sight are made. Takes the whole height that it is offered.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; nil for 8.
  ///   - pinnedViews: which parts of sections stay in sight.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    LazyStackRule.append(
      axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews,
      view.content, inputs)
  }
}

extension VStack {
  /// A column pins nothing, whatever it is asked: only lazy stacks do. The frame's diagnostics say so.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
    ignoresPinnedViews = !pinnedViews.isEmpty
  }
}

extension View {
  /// Promises that every row made inside has this length along its stack, in points, so that a lazy stack places rows by
  /// arithmetic. A row in sight that breaks the promise is reported.
  public func uniformRowLength(_ length: CGFloat) -> some View {
    UniformRows(content: self, length: max(0, finite(length)))
  }
}

struct UniformRows<Content: View>: View {
  let content: Content
  let length: Double

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, inputs)
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var inner = _ViewList()
    Content._list(view.content, inputs, &inner)
    list.entries.append(contentsOf: promise(inner, view.length).entries)
  }

  /// The list with the length promised for all its rows; headers and footers of sections are no rows.
  private static func promise(_ list: _ViewList, _ length: Double) -> _ViewList {
    var result = list
    result.entries = list.entries.map { entry in
      switch entry {
      case .single: return entry
      case .run(var run):
        if let expand = run.list {
          run.list = { element, inputs, list in
            var inner = _ViewList()
            expand(element, inputs, &inner)
            list.entries.append(contentsOf: promise(inner, length).entries)
          }
        } else {
          run.promisedLength = length
        }
        return .run(run)
      case .section(let section):
        return .section(
          _ViewList.Section(
            header: section.header, content: promise(section.content, length), footer: section.footer))
      }
    }
    return result
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }
}
