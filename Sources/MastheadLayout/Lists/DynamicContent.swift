public import Foundation

/// Views made from the elements of a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// What taking rows away does. No row is taken away in a picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// What moving rows does. No row moves in a picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }

  public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [Any]) -> Void) -> Self { self }
}

/// An element of a collection that can be written to.
public struct BoundElement<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let id: ID
  let binding: Binding<Base.Element>
}

extension ForEach {
  /// A view for each element of a collection that can be written to.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C, ID>], C.Element: Identifiable, ID == C.Element.ID, Content: View {
    self.init(data: elements(of: data) { $0.id }, id: { $0.id }, content: { content($0.binding) })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C, ID>], Content: View {
    self.init(data: elements(of: data) { $0[keyPath: id] }, id: { $0.id }, content: { content($0.binding) })
  }
}

private func elements<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
  of data: Binding<C>, id: (C.Element) -> ID
) -> [BoundElement<C, ID>] {
  let collection = data.wrappedValue
  return collection.indices.map { index in
    let element = collection[index]
    return BoundElement(
      id: id(element),
      binding: Binding(
        // An element may have gone since.
        get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : element },
        set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } }))
  }
}

/// Starts and ends the editing of a list.
public struct EditButton: View {
  public init() {}

  public var body: some View { Button("Edit") {} }
}
