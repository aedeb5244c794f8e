@_spi(Reflection) import Swift
import Synchronization

/// An object that says before it changes. Its `@Published` properties do so by themselves.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void>()

  public init() {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add(receive) }
  public func send() { subscribers.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher an object. Its published properties keep it; an object without any is looked up in a table.
  public var objectWillChange: ObservableObjectPublisher {
    let sources = changeSources(of: self)
    guard !sources.isEmpty else { return PublisherTable.shared.publisher(of: self) }
    let publisher = sources.lazy.compactMap { $0.objectWillChange }.first ?? ObservableObjectPublisher()
    for source in sources where source.objectWillChange == nil { source.objectWillChange = publisher }
    return publisher
  }
}

/// The published properties of an object, its superclasses' included.
private func changeSources(of object: AnyObject) -> [any ObjectChangeSource] {
  var sources: [any ObjectChangeSource] = []
  // `.classType`, which is declared as a variable and so can't be named here.
  let ofClass = _EachFieldOptions(rawValue: 1)
  let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  _ = _forEachField(of: type(of: object), options: ofClass) { _, offset, type, _ in
    if let type = type as? any PublishedProperty.Type {
      sources.append(source(of: type, at: start + offset))
    }
    return true
  }
  return sources
}

private func source<P: PublishedProperty>(of type: P.Type, at pointer: UnsafeRawPointer) -> any ObjectChangeSource {
  // The runtime's own reflection gave offset and type of this field.
  pointer.assumingMemoryBound(to: P.self).pointee.source
}

/// The publishers of objects that have nowhere to keep one. It has to be global, since such an object knows of no run.
private final class PublisherTable: Sendable {
  private struct Entry: @unchecked Sendable {
    // Reached only while the table's lock is held.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = PublisherTable()

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let made = entries.withLock { entries in
      // An address is used again once its object has gone.
      if let known = entries[ObjectIdentifier(object)], known.object != nil { return known }
      entries = entries.filter { $0.value.object != nil }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[ObjectIdentifier(object)] = entry
      return entry
    }
    return made.publisher
  }
}
