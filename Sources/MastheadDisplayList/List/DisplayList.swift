/// Everything that one frame draws, back to front, as values. Points, y down, sRGB.
///
/// Equal lists draw equal pixels. Nothing in the list depends on an earlier item but through what lies below it.
package struct DisplayList: Hashable, Sendable, Codable {
  /// The canvas, in points.
  package var size: Size
  package var items: [Item]

  package init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  package enum FillRule: String, Hashable, Sendable, Codable { case nonZero, evenOdd }

  package enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    case plusLighter
  }

  package indirect enum Item: Hashable, Sendable, Codable {
    case fill(Path, Paint, rule: FillRule)
    case stroke(Path, Paint, style: StrokeStyle)
    case glyphs(GlyphRun, Paint)
    case image(Image)
    case group(Group)
    /// Filters what is below, inside the shape.
    case backdrop(Path, Material)
  }

  package struct Image: Hashable, Sendable, Codable {
    package var reference: ImageReference
    /// Where the whole picture goes, in points.
    package var rect: Rect
    /// When set, the picture is a stencil: its alpha, painted with this.
    package var template: Paint?
    package var interpolates: Bool

    package init(reference: ImageReference, rect: Rect, template: Paint? = nil, interpolates: Bool = true) {
      self.reference = reference
      self.rect = rect
      self.template = template
      self.interpolates = interpolates
    }
  }

  package struct Shadow: Hashable, Sendable, Codable {
    package var color: RGBA
    /// Standard deviation of the Gaussian, in points.
    package var blurRadius: Double
    package var offset: Point

    package init(color: RGBA, blurRadius: Double, offset: Point) {
      self.color = color
      self.blurRadius = blurRadius
      self.offset = offset
    }
  }

  /// The one kind that composites. Its children are drawn by themselves, and the result goes on what is below:
  /// blurred, masked, clipped, with its shadow, transformed, at its opacity, by its blend mode.
  package struct Group: Hashable, Sendable, Codable {
    /// From the children's points to the parent's. Clip, mask, blur and shadow are in the children's points.
    package var transform: Transform
    package var opacity: Double
    package var clip: Path?
    /// The children show where these items have alpha.
    package var mask: [Item]?
    /// Standard deviation of the Gaussian, in points; 0 for none.
    package var blurRadius: Double
    package var shadow: Shadow?
    package var blendMode: BlendMode
    /// The view that this came from, for people who read a difference.
    package var label: String?
    package var children: [Item]

    package init(
      transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil, mask: [Item]? = nil,
      blurRadius: Double = 0, shadow: Shadow? = nil, blendMode: BlendMode = .normal, label: String? = nil,
      children: [Item]
    ) {
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.mask = mask
      self.blurRadius = blurRadius
      self.shadow = shadow
      self.blendMode = blendMode
      self.label = label
      self.children = children
    }

    /// True when the group changes nothing about its children's pixels and only names them.
    package var isPlain: Bool {
      transform == .identity && opacity == 1 && clip == nil && mask == nil && blurRadius == 0 && shadow == nil
        && blendMode == .normal
    }
  }
}
