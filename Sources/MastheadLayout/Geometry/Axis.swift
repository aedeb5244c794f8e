/// Horizontal or vertical.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Either axis, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle. Leading is left where text runs left to right.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// Any of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side to the left or the right.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}

/// A side above or below.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case bottom
}
