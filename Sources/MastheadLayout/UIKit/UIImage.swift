public import Foundation

/// A picture of the app's, by the name that a catalogue gives it.
public struct ImageResource: Hashable, Sendable {
  let name: ResourceName

  public init(name: String, bundle: Bundle) {
    self.name = ResourceName(name, in: bundle)
  }
}

/// A colour of the app's, by the name that a catalogue gives it.
public struct ColorResource: Hashable, Sendable {
  let name: ResourceName

  public init(name: String, bundle: Bundle) {
    self.name = ResourceName(name, in: bundle)
  }
}

extension Image {
  public init(_ resource: ImageResource) {
    source = .named(resource.name)
  }
}

extension Color {
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name))
  }
}

#if !canImport(UIKit)
  /// A picture, for code that names pictures by UIKit's type.
  public final class UIImage: Sendable {
    let image: Image

    public init?(named name: String) {
      image = Image(name)
    }

    public init?(systemName name: String) {
      image = Image(systemName: name)
    }

    public init() {
      image = Image(decorative: "")
    }

    /// Points. Of a picture by its name, that of the one which the view being laid out would show; zero where there is none, and
    /// for symbols.
    public var size: CGSize {
      switch image.source {
      case .named(let name): CurrentResources.value?.picture(name)?.cgSize ?? .zero
      case .picture(let picture): picture.cgSize
      case .symbol, .icon: .zero
      }
    }

    /// Pixels per point.
    public var scale: CGFloat { UIScreen.main.scale }
  }

  extension UIImage: Hashable {
    public static func == (left: UIImage, right: UIImage) -> Bool { left.image == right.image }

    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
  }

  extension Image {
    public init(uiImage: UIImage) {
      self = uiImage.image
    }
  }

  /// How hard a tap is felt. Nothing is felt in a picture.
  public final class UIImpactFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) {}
    public func prepare() {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
  }

  public final class UISelectionFeedbackGenerator {
    public init() {}
    public func prepare() {}
    public func selectionChanged() {}
  }

  public final class UINotificationFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public init() {}
    public func prepare() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }
#endif

#if !canImport(CoreGraphics)
  /// A map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init() {
      self = .identity
    }

    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public init(scaleX x: CGFloat, y: CGFloat) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This map first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
        d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }
#else
  public import CoreGraphics
#endif

#if !canImport(CoreGraphics)
  // What CoreGraphics' own types say of themselves.
  extension CGPoint {
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect {
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
  }
#endif
