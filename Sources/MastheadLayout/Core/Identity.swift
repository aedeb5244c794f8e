/// Who a view is: its place below its parent, or the identifier that user code gave. Equal in every pass of one run.
struct Identity: Hashable, Sendable {
  var number: Int32

  static let root = Identity(number: 0)
}

/// Gives each path of child positions and identifiers a number, once a run.
final class IdentityTable {
  private struct Place: Hashable {
    var parent: Int32
    var index: Int32
  }

  private struct Named: Hashable {
    var parent: Int32
    var id: AnyHashable
  }

  private var places: [Place: Int32] = [:]
  private var names: [Named: Int32] = [:]
  private var count: Int32 = 1

  func child(of parent: Identity, at index: Int32) -> Identity {
    let key = Place(parent: parent.number, index: index)
    if let known = places[key] { return Identity(number: known) }
    places[key] = count
    count += 1
    return Identity(number: count - 1)
  }

  func child(of parent: Identity, id: AnyHashable) -> Identity {
    let key = Named(parent: parent.number, id: id)
    if let known = names[key] { return Identity(number: known) }
    names[key] = count
    count += 1
    return Identity(number: count - 1)
  }

  func removeAll() {
    places.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    count = 1
  }
}
