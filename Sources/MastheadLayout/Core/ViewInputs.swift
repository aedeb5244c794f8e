/// What a view needs to become nodes: where to append them, the environment, and who it is.
public struct _ViewInputs {
  // Unowned: rules that build their content later keep their inputs, and the tree keeps the rules.
  unowned let tree: NodeTree
  /// The node that gets the children.
  var parent: NodeID
  var environment: EnvironmentValues
  var identity: Identity
  /// The innermost view of user code, for labels and diagnostics.
  var scope: ScopeID
  /// Views from the root to here.
  var depth: Int32
  /// True for content that is made for its place in scrolled content: it may be another one at another offset.
  var dependsOnOffset = false

  func child(_ index: Int32) -> _ViewInputs {
    var inputs = self
    inputs.identity = tree.memory.identities.child(of: identity, at: index)
    return inputs
  }

  func child(id: AnyHashable) -> _ViewInputs {
    var inputs = self
    inputs.identity = tree.memory.identities.child(of: identity, id: id)
    return inputs
  }

  func below(_ parent: NodeID) -> _ViewInputs {
    var inputs = self
    inputs.parent = parent
    return inputs
  }

  /// For the one view inside `node`: below it, and its first child.
  func content(of node: NodeID) -> _ViewInputs {
    var inputs = below(node)
    inputs.identity = tree.memory.identities.child(of: identity, at: 0)
    return inputs
  }

  func with(_ environment: EnvironmentValues) -> _ViewInputs {
    var inputs = self
    inputs.environment = environment
    return inputs
  }
}
