package import Foundation

/// How far a header has come on its way, as the header itself says.
package struct ReportedProgress: Hashable, Sendable, Codable {
  /// The view's place in the tree, outermost first.
  package var path: String
  /// What goes on, for example `collapse`.
  package var name: String
  /// 0...1 for what has an end; points for what has none.
  package var value: Double

  package init(path: String, name: String, value: Double) {
    self.path = path
    self.name = name
    self.value = value
  }
}

extension View {
  /// Lets the frame's metrics say how far the view has come. It changes nothing that is drawn.
  ///
  /// - Parameter value: 0...1 for what has an end; points for what has none.
  package func reportsProgress(_ name: String, _ value: CGFloat) -> some View {
    ProgressReporting(content: self, name: name, value: Double(value))
  }
}

struct ProgressReporting<Content: View>: View {
  let content: Content
  let name: String
  let value: Double

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.progress.append(
      ReportedProgress(path: inputs.tree.path(of: inputs.scope), name: view.name, value: view.value))
    Content._resolve(view.content, inputs)
  }

  static var _childCount: Int? { Content._childCount }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}
