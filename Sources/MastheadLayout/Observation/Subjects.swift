public import Foundation

/// A publisher that values are put into.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Passes on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output>()

  public init() {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add(receive) }
  public func send(_ value: Output) { subscribers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

/// Keeps the last value for those who come later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output>()

  public var value: Output {
    didSet { subscribers.send(value) }
  }

  public init(_ value: Output) {
    self.value = value
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return subscribers.add(receive)
  }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

/// Gives one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

/// Gives nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  public init() {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

#if !canImport(Combine)
  extension Timer {
    /// A clock that never ticks: a picture shows one moment.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher()
    }

    public struct TimerPublisher: Publisher {
      public typealias Output = Date
      public typealias Failure = Never

      public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable {} }
      public func autoconnect() -> TimerPublisher { self }
      public var upstream: TimerPublisher { self }
      public func connect() -> AnyCancellable { AnyCancellable {} }
    }
  }

  extension NotificationCenter {
    /// Notifications of the system, of which there are none.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Empty<Notification, Never> {
      Empty()
    }
  }
#endif

extension View {
  /// Runs `action` with each value of a publisher, from the view's first layout on.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    Observing(content: self) { views, identity in
      let subscription = views.remember(identity, slot: 0) { LastValue<AnyCancellable>() }
      guard subscription.value == nil else { return }
      subscription.value = publisher._subscribe(action)
    }
  }
}
