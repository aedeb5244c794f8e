extension _ViewList {
  /// The same recipes, with something said by each of their views to the container outside. It may be of another length than
  /// its content then.
  func changingTraits(_ change: @escaping (inout Traits) -> Void) -> _ViewList {
    func apply(_ inputs: _ViewInputs, _ resolve: (_ViewInputs) -> Void) {
      for node in inputs.tree.appended(inputs, resolve) { change(&inputs.tree.nodes[Int(node)].traits) }
    }
    var result = self
    result.entries = entries.map { entry in
      switch entry {
      case .single(let single):
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
                list.entries.append(contentsOf: inner.changingTraits(change).entries)
              }
            }))
      case .section(let section):
        return .section(
          Section(
            header: section.header.changingTraits(change), content: section.content.changingTraits(change),
            footer: section.footer.changingTraits(change)))
      }
    }
    return result
  }
}
