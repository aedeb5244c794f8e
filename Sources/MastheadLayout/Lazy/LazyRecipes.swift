/// The recipes of a lazy stack, opened where they are asked for: what holds sections shows them only to who asks its elements.
final class LazyRecipes {
  /// An entry of a list.
  struct Place: Hashable {
    let list: Int
    let entry: Int
  }

  /// Where a list comes from.
  enum Origin {
    /// What the stack was given.
    case root
    case element(Int, of: Place)
    case header(of: Place)
    case content(of: Place)
    case footer(of: Place)
  }

  /// Of each list that is known of; the first is the root.
  private(set) var origins: [Origin]
  private var lists: [_ViewList?]

  init(_ root: _ViewList) {
    origins = [.root]
    lists = [root]
  }

  /// The recipes of a list that was looked through before.
  ///
  /// - Parameter origins: of the lists that were found then.
  init(_ root: _ViewList, origins: [Origin]) {
    self.origins = origins
    lists = [root] + Array(repeating: nil, count: max(0, origins.count - 1))
  }

  /// Gives a list a number.
  func open(_ origin: Origin) -> Int {
    origins.append(origin)
    lists.append(nil)
    return origins.count - 1
  }

  /// A list by its number; nil when there is none any more where it was.
  func list(_ number: Int) -> _ViewList? {
    if let known = lists[number] { return known }
    let list = make(origins[number])
    lists[number] = list
    return list
  }

  private func make(_ origin: Origin) -> _ViewList? {
    switch origin {
    case .root: return lists[0]
    case .element(let element, let place):
      guard case .run(let run)? = entry(place), let expand = run.list, element < run.count else { return nil }
      var inner = _ViewList()
      expand(element, run.inputs.child(id: run.id(element)), &inner)
      return inner
    case .header(let place): return section(place)?.header
    case .content(let place): return section(place)?.content
    case .footer(let place): return section(place)?.footer
    }
  }

  private func section(_ place: Place) -> _ViewList.Section? {
    if case .section(let section)? = entry(place) { section } else { nil }
  }

  func entry(_ place: Place) -> _ViewList.Entry? {
    guard let list = list(place.list), list.entries.indices.contains(place.entry) else { return nil }
    return list.entries[place.entry]
  }

  /// What the elements of a block are made from; nil when it is not what it was.
  func source(of block: LazyIndex.Block) -> Source? {
    switch entry(block.place) {
    case .single(let single)? where block.count == 1: .single(single)
    case .run(let run)? where run.count == block.count && run.list == nil: .run(run)
    default: nil
    }
  }

  enum Source {
    case single(_ViewList.Single)
    case run(_ViewList.Run)

    /// The element with an identifier; nil when it is elsewhere.
    func element(named id: AnyHashable) -> Int? {
      switch self {
      case .single(let single): single.id == id ? 0 : nil
      case .run(let run): (0..<run.count).first { run.id($0) == id }
      }
    }
  }
}
