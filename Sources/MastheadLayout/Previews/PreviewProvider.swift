public import Foundation

/// Views for an editor to show. Give them a name with `Preview` to make frames of them.
public protocol PreviewProvider: SendableMetatype {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// A device by its name.
public struct PreviewDevice: ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The room that an editor gives a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How an editor holds a preview's device.
public enum InterfaceOrientation: Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

// What an editor is told. Frames are asked for with a size, a device and axes.
extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
