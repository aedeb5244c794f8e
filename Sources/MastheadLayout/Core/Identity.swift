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

  private let base: IdentityTable?
  private var places: [Place: Int32] = [:]
  private var names: [Named: Int32] = [:]
  /// The number that was given last. 0 is the root; over another table, numbers go down, so that they are none of its own.
  private var last: Int32 = 0
  private let step: Int32
  /// The parent and the step of each number from 1 on; empty over another table, where nobody asks for a way.
  private var steps: [(parent: Int32, step: Step)] = []

  /// One step of the way from the root to a view.
  enum Step: Hashable {
    case index(Int32)
    case id(AnyHashable)
  }

  /// - Parameter base: another table, whose numbers are kept for what is in it. It does not change.
  init(over base: IdentityTable? = nil) {
    self.base = base
    step = base == nil ? 1 : -1
  }

  func child(of parent: Identity, at index: Int32) -> Identity {
    let key = Place(parent: parent.number, index: index)
    if let known = base?.places[key] ?? places[key] { return Identity(number: known) }
    last += step
    places[key] = last
    if base == nil { steps.append((parent.number, .index(index))) }
    return Identity(number: last)
  }

  func child(of parent: Identity, id: AnyHashable) -> Identity {
    let key = Named(parent: parent.number, id: id)
    if let known = base?.names[key] ?? names[key] { return Identity(number: known) }
    last += step
    names[key] = last
    if base == nil { steps.append((parent.number, .id(id))) }
    return Identity(number: last)
  }

  /// The way from a view up to the root: the same in every run in which the views outside are the same.
  func path(of identity: Identity) -> [Step] {
    precondition(base == nil, "views that are only measured have no path of their own")
    var path: [Step] = []
    var number = identity.number
    while number > 0 {
      let (parent, step) = steps[Int(number) - 1]
      path.append(step)
      number = parent
    }
    return path
  }

  func removeAll() {
    places.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    last = 0
  }
}
