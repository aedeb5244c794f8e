import MastheadDisplayList

extension Run {
  /// What the views beside each other in `view` say of how they shall be shown, one for each: an editor shows each on a screen
  /// of its own. None when there is no view. No view's body is asked for.
  package func previewParts<V: View>(of view: V) -> [PreviewTraits] {
    loop.play {
      withSystemNames {
        let tree = NodeTree(run: self)
        return Array(
          tree.recipes(of: view, tree.root(configuration.environment)).flatMap(\.parts).prefix(_ViewList.mostParts))
      }
    }
  }
}

/// One of the views beside each other in `content`.
package struct PreviewPart<Content: View>: View {
  let content: Content
  let index: Int

  /// - Parameter index: the view's place among those that `previewParts` found.
  package init(_ content: Content, index: Int) {
    self.content = content
    self.index = index
  }

  package typealias Body = Never

  package static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.resolvePart(view.index, of: view.content, inputs)
  }
}

extension NodeTree {
  fileprivate func recipes<V: View>(of view: V, _ inputs: _ViewInputs) -> [_ViewList.Single] {
    var list = _ViewList()
    list.isOfPreviews = true
    V._list(view, inputs, &list)
    return list.recipes
  }

  fileprivate func resolvePart<V: View>(_ index: Int, of view: V, _ inputs: _ViewInputs) {
    let outer = preferredColorScheme
    var left = index
    for recipe in recipes(of: view, inputs) {
      guard left < recipe.parts.count else {
        left -= recipe.parts.count
        continue
      }
      // The views beside it may have said how they want the screen.
      if outer == nil, preferredColorScheme != nil {
        let wanted = recipe.inputs.environment.colorScheme
        preferredColorScheme = wanted == run.configuration.environment.colorScheme ? nil : wanted
      }
      let made = appended(recipe.inputs.below(inputs.parent), recipe.resolve)
      if recipe.parts.count > 1 { keep(left, of: made, below: inputs.parent) }
      return
    }
  }

  /// Leaves one of a node's latest children.
  private func keep(_ index: Int, of made: [NodeID], below parent: NodeID) {
    guard let first = made.first, made.indices.contains(index) else { return }
    let before = children(of: parent).prefix { $0 != first }.last
    if let before {
      nodes[Int(before)].nextSibling = made[index]
    } else {
      nodes[Int(parent)].firstChild = made[index]
    }
    nodes[Int(made[index])].nextSibling = -1
    nodes[Int(parent)].lastChild = made[index]
  }
}

extension _ViewList {
  /// Views beside each other that are looked for. A screen for each of so many would be a mistake.
  static var mostParts: Int { 200 }

  /// What the children of the entries say of how they shall be shown.
  var parts: [PreviewTraits] { recipes.flatMap(\.parts) }

  /// The entries one by one, those of sections with their headers and footers.
  fileprivate var recipes: [Single] {
    entries.flatMap { entry -> [Single] in
      switch entry {
      case .single(let single): return [single]
      case .run(let run):
        return (0..<min(run.count, Self.mostParts)).map { element in
          Single(
            inputs: run.inputs.child(id: run.id(element)), children: run.childrenPerElement,
            resolve: { run.resolve(element, $0) }, length: { run.length(element, $0) })
        }
      case .section(let section): return section.header.recipes + section.content.recipes + section.footer.recipes
      }
    }
  }

  /// Appends a view around what `content` lists. For previews, what is said inside holds outside too.
  mutating func append<V: View>(_ view: V, _ inputs: _ViewInputs, content: (inout _ViewList) -> Void) {
    append(view, inputs)
    guard isOfPreviews, case .single(var single) = entries.last else { return }
    var inner = _ViewList()
    inner.isOfPreviews = true
    content(&inner)
    single.previews = inner.parts
    entries[entries.count - 1] = .single(single)
  }
}

extension _ViewList.Single {
  /// One for each child. A view that does not tell how many it has is one.
  var parts: [PreviewTraits] {
    let count = children ?? 1
    guard let previews, previews.count == count else { return Array(repeating: PreviewTraits(), count: count) }
    return previews
  }
}

extension NodeTree {
  /// Appends the node below which a pass builds.
  func root(_ environment: EnvironmentValues) -> _ViewInputs {
    nodes.append(
      Node(
        rule: RootRule(), parent: -1, scope: -1, identity: .root,
        isMirrored: environment.layoutDirection == .rightToLeft))
    return _ViewInputs(tree: self, parent: 0, environment: environment, identity: .root, scope: -1, depth: 0)
  }
}
