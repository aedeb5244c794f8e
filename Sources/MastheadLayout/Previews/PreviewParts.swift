import MastheadDisplayList

/// Views beside each other that are looked for. A screen for each of so many would be a mistake.
private let mostParts = 200

extension Run {
  /// What the views beside each other in `view` say of how they shall be shown, one for each: an editor shows each on a screen
  /// of its own. None when there is no view.
  package func previewParts<V: View>(of view: V) -> [PreviewTraits] {
    loop.play {
      withSystemNames {
        let tree = NodeTree(run: self)
        let inputs = tree.root(configuration.environment)
        return tree.recipes(of: view, inputs).flatMap { recipe in
          tree.appended(recipe.inputs.below(0), recipe.resolve).map {
            tree.nodes[Int($0)].traits.preview ?? PreviewTraits()
          }
        }
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
  fileprivate typealias Recipe = (children: Int?, inputs: _ViewInputs, resolve: (_ViewInputs) -> Void)

  /// Appends the node below which a pass builds.
  func root(_ environment: EnvironmentValues) -> _ViewInputs {
    nodes.append(
      Node(
        rule: RootRule(), parent: -1, scope: -1, identity: .root,
        isMirrored: environment.layoutDirection == .rightToLeft))
    return _ViewInputs(tree: self, parent: 0, environment: environment, identity: .root, scope: -1, depth: 0)
  }

  fileprivate func recipes<V: View>(of view: V, _ inputs: _ViewInputs) -> [Recipe] {
    var list = _ViewList()
    V._list(view, inputs, &list)
    return Array(list.recipes.prefix(mostParts))
  }

  fileprivate func resolvePart<V: View>(_ index: Int, of view: V, _ inputs: _ViewInputs) {
    let outer = preferredColorScheme
    var left = index
    for recipe in recipes(of: view, inputs) {
      if let children = recipe.children, children <= left {
        left -= children
        continue
      }
      // The views before it may have said how they want the screen.
      if outer == nil, preferredColorScheme != nil {
        let wanted = recipe.inputs.environment.colorScheme
        preferredColorScheme = wanted == run.configuration.environment.colorScheme ? nil : wanted
      }
      let made = appended(recipe.inputs.below(inputs.parent), recipe.resolve)
      keep(left, of: made, below: inputs.parent)
      guard made.count <= left else { return }
      left -= made.count
    }
  }

  /// Leaves one of a node's latest children, or none.
  private func keep(_ index: Int, of made: [NodeID], below parent: NodeID) {
    guard let first = made.first, made.count > 1 || index > 0 else { return }
    let before = children(of: parent).prefix { $0 != first }.last ?? -1
    let kept = made.indices.contains(index) ? made[index] : -1
    if before >= 0 {
      nodes[Int(before)].nextSibling = kept
    } else {
      nodes[Int(parent)].firstChild = kept
    }
    if kept >= 0 { nodes[Int(kept)].nextSibling = -1 }
    nodes[Int(parent)].lastChild = kept >= 0 ? kept : before
  }
}

extension _ViewList {
  /// The entries one by one, those of sections with their headers and footers.
  fileprivate var recipes: [NodeTree.Recipe] {
    expanded().entries.flatMap { entry -> [NodeTree.Recipe] in
      switch entry {
      case .single(let single): return [(single.children, single.inputs, single.resolve)]
      case .run(let run):
        return (0..<min(run.count, mostParts)).map { element in
          (run.childrenPerElement, run.inputs.child(id: run.id(element)), { run.resolve(element, $0) })
        }
      case .section(let section): return section.header.recipes + section.content.recipes + section.footer.recipes
      }
    }
  }
}
