/// A property of an object whose changes others can follow.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.change(to: newValue) }
  }

  /// The values: the one of now, then each new one.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  public struct Publisher: MastheadLayout.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      receive(storage.value)
      return storage.subscribers.add(receive)
    }
  }
}

/// The value of a published property, and who follows it.
final class PublishedStorage<Value>: ObjectChangeSource {
  fileprivate(set) var value: Value
  let subscribers = SubscriberList<Value>()
  var objectWillChange: ObservableObjectPublisher?
  /// Subscriptions that write to this property.
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Unlike Combine's, writing an equal value is no change: a frame settles though its views write in every pass.
  func change(to newValue: Value) {
    if !isEqual(value, newValue) { objectWillChange?.send() }
    subscribers.send(newValue)
    value = newValue
  }

  /// Follows a publisher for as long as the property lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value {
    sources.append(publisher._subscribe { [weak self] in self?.change(to: $0) })
  }
}

/// A part of an object that says when it changes.
protocol ObjectChangeSource: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// What the storage of every published property has in common.
protocol PublishedProperty {
  var source: any ObjectChangeSource { get }
}

extension Published: PublishedProperty {
  var source: any ObjectChangeSource { storage }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
