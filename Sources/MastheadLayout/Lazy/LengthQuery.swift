import MastheadDisplayList

/// The question how long a view is along an axis when it is offered nothing along it, put to the view itself: for lists of so
/// many rows that making and measuring each would take seconds.
public struct _LengthQuery {
  let axis: Axis
  /// What is offered across, in points; nil for no limit.
  private(set) var cross: Double?
  /// Where the view stands. Without `text` nobody reads it.
  var environment: EnvironmentValues
  /// What is known of lines of text; nil where only lengths are wanted that views fix for themselves, whatever they are
  /// offered.
  private(set) var text: LineHeights?
  let run: Run

  init(axis: Axis, cross: Double?, environment: EnvironmentValues, text: LineHeights?, run: Run) {
    self.axis = axis
    self.cross = cross
    self.environment = environment
    self.text = text
    self.run = run
  }

  func offering(_ cross: Double?) -> _LengthQuery {
    var query = self
    query.cross = cross
    return query
  }

  /// The same question, to be answered only by views that fix their length.
  var fixedOnly: _LengthQuery {
    var query = self
    query.text = nil
    return query
  }

  /// The length of what a view of user code is made of, where its body depends on nothing but its own values.
  func length<V: View>(ofBodyOf view: V) -> Double? {
    guard V._childCount == 1, run.fields(of: V.self).isEmpty else { return nil }
    return V.Body._length(view.body, self)
  }
}
