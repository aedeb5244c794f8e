public import Foundation

/// Views for an editor to show. `Preview.declared` has them: each of several views beside each other, of a `Group` or of a
/// `ForEach` is a preview of its own.
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
public enum PreviewLayout: Hashable, Sendable {
  /// A screen.
  case device
  /// As much as the view wants, and at most a screen's width.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How an editor holds a preview's device.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
