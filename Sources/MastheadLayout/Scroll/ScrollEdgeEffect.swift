import Foundation

/// How content looks that goes beneath the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case soft
    case hard
  }

  let kind: Kind

  /// What fits the bar; here the soft one.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// Content is blurred more and more, and fades.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  /// Content is blurred evenly, up to a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

extension View {
  /// Decides how content looks that goes beneath an edge.
  ///
  /// - Parameter style: nil for the automatic one.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    changing { if edges.contains(.top) { $0.fields.topScrollEdge.style = style ?? .automatic } }
  }

  /// Lets content go beneath an edge as it is.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    changing { if edges.contains(.top) { $0.fields.topScrollEdge.isHidden = hidden } }
  }
}

/// What views said about the top edge of the scroll views inside: the only one beneath which content goes here.
struct ScrollEdgeFields {
  var style = ScrollEdgeEffectStyle.automatic
  var isHidden = false
}

extension EnvironmentValues {
  /// How content looks beneath the top edge; nil where it stays as it is.
  package var topScrollEdge: ScrollEdgeEffectStyle? {
    let edge = fields.topScrollEdge
    return edge.isHidden ? nil : edge.style
  }
}

/// An area at the top that blurs what has gone beneath it (spec material-tabs.md, 12).
package struct ScrollEdgeArea: View {
  let style: ScrollEdgeEffectStyle
  /// How much of the effect is seen, 0...1.
  let strength: Double

  package init(style: ScrollEdgeEffectStyle, strength: Double) {
    self.style = style
    self.strength = strength
  }

  /// How far the soft effect reaches beyond its area, in points.
  package static let tail = 8.0

  /// The strongest blur of the soft effect, as a standard deviation in points.
  private static let softest = 12.0
  private static let hardBlur = 20.0

  /// Blurs of blurs add up as the squares of their deviations. Each layer begins where the one before is whole, from the
  /// bottom up: the content gets from sharp to softest without a step.
  private static let layers: [(deviation: Double, from: Double, to: Double)] = {
    let reached = [1.0 / 3, 2.0 / 3, 1]
    var before = 0.0
    return reached.enumerated().map { index, share in
      let deviation = ((share * share - before * before) * softest * softest).squareRoot()
      before = share
      return (deviation, Double(index) / 3, share)
    }
  }()

  package var body: some View {
    if style.kind == .hard {
      Rectangle()
        .fill(Material.blur(radius: Self.hardBlur))
        .overlay(.background.opacity(0.8))
        .overlay(alignment: .bottom) { Hairline() }
        .opacity(strength)
    } else {
      ZStack {
        ForEach(0..<Self.layers.count, id: \.self) { index in
          let layer = Self.layers[index]
          Rectangle()
            .fill(Material.blur(radius: layer.deviation))
            .mask {
              LinearGradient(
                stops: [
                  .init(color: .black.opacity(0), location: layer.from),
                  .init(color: .black.opacity(strength), location: layer.to),
                ], startPoint: .bottom, endPoint: .top)
            }
        }
        Rectangle()
          .fill(.background)
          .mask {
            LinearGradient(
              colors: [.black.opacity(0), .black.opacity(0.85 * strength)], startPoint: .bottom, endPoint: .top)
          }
      }
      .padding(.bottom, -Self.tail)
    }
  }

  private struct Hairline: View {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { Rectangle().fill(.separator).frame(height: pixelLength) }
  }
}
