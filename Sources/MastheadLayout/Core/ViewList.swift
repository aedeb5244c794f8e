/// What a lazy container holds, as recipes: nothing is built until a row is wanted.
public struct _ViewList {
  /// A recipe for one child or, for `children` above 1, for several at once.
  struct Single {
    let inputs: _ViewInputs
    /// Children that the recipe gives; nil when only building tells.
    let children: Int?
    var resolve: (_ViewInputs) -> Void
    /// The length along an axis, where the view itself tells.
    var length: (_LengthQuery) -> Double?
    /// The name that user code gave; nil for none.
    var id: AnyHashable?
    /// What the view says to a container that shows one of several; nil for nothing.
    var tab: TabInfo?
    /// What the children say of how an editor shall show them; nil for nothing, or where nobody asked.
    var previews: [PreviewTraits]?
  }

  /// Recipes that differ only by the element they are made for.
  struct Run {
    let inputs: _ViewInputs
    let count: Int
    /// Children of one element; nil when only building tells.
    let childrenPerElement: Int?
    let resolve: (Int, _ViewInputs) -> Void
    let id: (Int) -> AnyHashable
    /// The length of an element along an axis, where its view itself tells.
    let length: (Int, _LengthQuery) -> Double?
    /// The sections inside, for elements that hold any; nil for plain elements.
    var list: ((Int, _ViewInputs, inout _ViewList) -> Void)?
    /// The length that user code promised for every element, in points.
    var promisedLength: Double?
  }

  struct Section {
    let header: _ViewList
    let content: _ViewList
    let footer: _ViewList
  }

  enum Entry {
    case single(Single)
    case run(Run)
    case section(Section)
  }

  var entries: [Entry] = []
  /// True where only the views beside each other are wanted that an editor shows: bodies are not asked for.
  var isOfPreviews = false

  mutating func append<V: View>(_ view: V, _ inputs: _ViewInputs, id: AnyHashable? = nil) {
    entries.append(
      .single(
        Single(
          inputs: inputs, children: V._childCount, resolve: { V._resolve(view, $0) },
          length: { V._length(view, $0) }, id: id)))
  }
}
