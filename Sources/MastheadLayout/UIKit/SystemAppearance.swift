/// What code says of all views of one kind at once. It lasts for the layout in which it is said.
final class SystemAppearance: Sendable {
  // A layout is done by one thread, and has an object of its own.
  nonisolated(unsafe) var hidesTabBar = false

  @TaskLocal static var current: SystemAppearance?
}
