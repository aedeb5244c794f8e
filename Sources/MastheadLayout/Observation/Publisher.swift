import Foundation

/// A source of values over time: the part of Combine that view models need, which other systems than Apple's don't have.
/// Values are delivered at once, on the thread that sends them.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls `receive` with each value, until the result is cancelled or released.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// A subscription. It ends when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  public init<C: Cancellable>(_ other: C) {
    end = { other.cancel() }
  }

  deinit { cancel() }

  public func cancel() {
    end?()
    end = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a publisher ends. Those of this package only end with an error or when `send(completion:)` says so.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  init(subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0) }
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receive) }
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    _subscribe { object[keyPath: keyPath] = $0 }
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in _subscribe { receive(transform($0)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in _subscribe { if let value = transform($0) { receive(value) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in _subscribe { if isIncluded($0) { receive($0) } } }
  }

  /// The values from any thread on any other: there is one moment, and all of it is now.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let last = LastValue<Output>()
      return _subscribe { value in
        guard last.value != value else { return }
        last.value = value
        receive(value)
      }
    }
  }
}

/// Who wants to know the values of a publisher.
final class SubscriberList<Output> {
  private let lock = NSLock()
  private var receivers: [(id: Int, receive: (Output) -> Void)] = []
  private var next = 0

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = lock.withLock {
      next += 1
      receivers.append((next, receive))
      return next
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    lock.withLock { receivers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    for receiver in lock.withLock({ receivers }) { receiver.receive(value) }
  }
}
