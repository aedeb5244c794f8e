extension NodeTree {
  /// Goes one level deeper for a view whose type does not bound its depth. Past the limit it is left out, with a diagnostic.
  func nested(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> Void) {
    guard inputs.depth < Limits.depth else {
      run.report(
        .tooDeep, "views are nested deeper than \(Limits.depth) levels; the inner ones are left out",
        path: path(of: inputs.scope))
      return
    }
    var inner = inputs
    inner.depth += 1
    body(inner)
  }
}
