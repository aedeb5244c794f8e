extension Ph: RawRepresentable, Identifiable {
  /// Phosphor's own name: `dots-three`.
  public var rawValue: String { Self.names[number] }

  public var id: Self { self }

  /// The icon with one of Phosphor's own names; nil when there is none.
  public init?(rawValue: String) {
    guard let icon = Self.icons[rawValue] else { return nil }
    self = icon
  }

  /// The place among the cases. Cases without payload are stored as just that number (Swift's documented type layout),
  /// in two bytes when there are more than 256; a test goes through all of them.
  var number: Int { Int(unsafeBitCast(self, to: UInt16.self)) }

  private static let icons = Dictionary(uniqueKeysWithValues: zip(names, allCases))
}
