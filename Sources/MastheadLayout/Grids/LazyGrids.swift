public import Foundation
import MastheadDisplayList

/// Views in columns, row by row, of which only those in sight are made.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - alignment: where the columns stand when they leave room.
  ///   - spacing: points between rows; nil for 8.
  ///   - pinnedViews: which parts of sections stay in sight.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    LazyGridRule.append(
      axis: .vertical, items: view.columns, alignment: view.alignment.key, spacing: view.spacing,
      pinnedViews: view.pinnedViews, view.content, inputs)
  }
}

/// Views in rows, column by column, of which only those in sight are made.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - alignment: where the rows stand when they leave room.
  ///   - spacing: points between columns; nil for 8.
  ///   - pinnedViews: which parts of sections stay in sight.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    LazyGridRule.append(
      axis: .horizontal, items: view.rows, alignment: view.alignment.key, spacing: view.spacing,
      pinnedViews: view.pinnedViews, view.content, inputs)
  }
}
