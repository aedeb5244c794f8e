import MastheadDisplayList

extension NodeTree {
  /// Evaluates the body of a view of user code, and appends what it gives.
  func resolveBody<V: View>(of view: V, _ inputs: _ViewInputs) {
    guard inputs.depth < Limits.depth else {
      run.report(
        .tooDeep, "views are nested deeper than \(Limits.depth) levels; the inner ones are left out",
        path: path(of: inputs.scope))
      return
    }
    let (body, inner, name) = evaluate(view, inputs)
    for node in appended(inner, { V.Body._resolve(body, $0) }) where nodes[Int(node)].label == nil {
      nodes[Int(node)].label = name
    }
  }

  /// The same for a lazy container: the body is evaluated, its rows are not.
  func listBody<V: View>(of view: V, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    guard !list.isOfPreviews else {
      return list.entries.append(
        .single(_ViewList.Single(inputs: inputs, children: 1, resolve: { V._resolve(view, $0) }, length: { _ in nil })))
    }
    let (body, inner, _) = evaluate(view, inputs)
    V.Body._list(body, inner, &list)
  }

  private func evaluate<V: View>(_ view: V, _ inputs: _ViewInputs) -> (V.Body, _ViewInputs, String) {
    let type = run.types.info(of: V.self)
    var inner = inputs.child(0)
    inner.depth += 1
    inner.scope = scope(type.name, below: inputs.scope)
    var view = view
    run.connect(&view, type.properties, inner)
    let outer = run.numbers.enter(inner.identity, in: memory.identities)
    defer { run.numbers.leave(to: outer) }
    return (view.body, inner, type.name)
  }
}
