public import Foundation

extension View {
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The innermost scroll view around. Of several, one that moves along `axis` is meant; the innermost one is taken.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension GeometryProxy {
  /// The bounds of a named view around, in the reader's own coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = spaceFrame(coordinateSpace) else { return nil }
    let own = frame(in: .global)
    return space.offsetBy(dx: -own.minX, dy: -own.minY)
  }
}
