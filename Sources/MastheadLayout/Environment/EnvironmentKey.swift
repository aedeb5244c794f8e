/// The key of a value of one's own in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where no view set one.
  static var defaultValue: Value { get }
}
