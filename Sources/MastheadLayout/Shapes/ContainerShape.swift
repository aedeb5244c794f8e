import Foundation

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape { AnyShape(Rectangle()) }
}

extension EnvironmentValues {
  var containerShape: AnyShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape that `ContainerRelativeShape` inside has.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}

/// The shape of the container around, as large as the view; a rectangle where no container names one.
public struct ContainerRelativeShape: View {
  @Environment(\.containerShape) private var shape

  public init() {}

  public var body: some View { shape }

  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ContainerFill(content: content, style: style)
  }
}

private struct ContainerFill<S: ShapeStyle>: View {
  @Environment(\.containerShape) private var shape
  let content: S
  let style: FillStyle

  var body: some View { shape.fill(content, style: style) }
}
