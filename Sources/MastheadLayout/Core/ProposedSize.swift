import MastheadDisplayList

/// What a parent offers a child, in points: a length, 0 for the least, infinity for the most, nil for the ideal.
struct ProposedSize: Hashable {
  var width: Double?
  var height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  static let unspecified = ProposedSize(width: nil, height: nil)

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as a size, with `ideal` in place of nil.
  func replacingUnspecified(by ideal: Size) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }
}

extension Size {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  init(main: Double, cross: Double, axis: Axis) {
    self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
  }
}

extension Point {
  init(main: Double, cross: Double, axis: Axis) {
    self.init(x: axis == .horizontal ? main : cross, y: axis == .horizontal ? cross : main)
  }
}
