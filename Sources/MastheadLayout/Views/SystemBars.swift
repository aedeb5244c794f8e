import Foundation
import MastheadDisplayList

extension View {
  /// Lets the view be without a status bar, where frames have one.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    SystemBarsHiding(content: self, parts: hidden ? .statusBar : [])
  }

  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Lets the view be without a home indicator, where frames have one.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    SystemBarsHiding(content: self, parts: visibility == .hidden ? .homeIndicator : [])
  }
}

struct SystemBarsHiding<Content: View>: View {
  let content: Content
  let parts: SystemBars.Parts

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.hiddenSystemBars.formUnion(view.parts)
    Content._resolve(view.content, inputs)
  }

  static var _childCount: Int? { Content._childCount }
}

extension Run {
  /// Draws what the system shows over an app: it is in no view's hands, and of no interest to assistive technology.
  func drawSystemBars(over tree: NodeTree, _ environment: EnvironmentValues, _ drawing: inout Drawing) {
    guard configuration.showsSystemBars, case .fixed(let size, let safeArea) = configuration.canvas else { return }
    var parts: SystemBars.Parts = []
    if safeArea.top > 0 { parts.insert(.statusBar) }
    if safeArea.bottom > 0 { parts.insert(.homeIndicator) }
    let bars = SystemBars(size: CGSize(size), height: safeArea.top, parts: parts.subtracting(tree.hiddenSystemBars))
    let layer = NodeTree(run: self, memory: ViewMemory())
    layer.nodes.append(Node(rule: RootRule(), parent: -1, scope: -1, identity: .root, isMirrored: false))
    SystemBars._resolve(
      bars, _ViewInputs(tree: layer, parent: 0, environment: environment, identity: .root, scope: -1, depth: 0))
    let page = Rect(origin: .zero, size: size)
    layer.place(0, in: page, ProposedSize(size), Placement(safeArea: page, container: page))
    layer.draw(0, &drawing)
  }
}

/// What the system draws over an app on a phone or a tablet: the status bar, always at 9:41 and with everything full, and the
/// home indicator. It takes no room: the safe areas are there for it.
struct SystemBars: View {
  struct Parts: OptionSet {
    let rawValue: UInt8

    static let statusBar = Parts(rawValue: 1)
    static let homeIndicator = Parts(rawValue: 2)
  }

  let size: CGSize
  /// The height of the status bar in points.
  let height: CGFloat
  let parts: Parts

  var body: some View {
    ZStack(alignment: .topLeading) {
      if parts.contains(.statusBar) { StatusBar(width: size.width, height: height) }
      if parts.contains(.homeIndicator) { homeIndicator }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    // The system's bars keep their sides and their size, whatever the reader's language and text size.
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  /// 134 x 5 points, 8 points above the edge (spec sticky-sections.md, 7).
  private var homeIndicator: some View {
    Capsule()
      .fill(.primary)
      .frame(width: 134, height: 5)
      .offset(x: (size.width - 134) / 2, y: size.height - 13)
  }
}

/// Time on one side, signals and battery on the other: beside a cut-out, or in one line above the screen.
private struct StatusBar: View {
  let width: CGFloat
  let height: CGFloat

  /// Status bars without a cut-out are 20 points high, and 24 on tablets.
  private var hasCutOut: Bool { height > 24 }

  var body: some View {
    if hasCutOut {
      // A notch is 162 points wide, a camera island 126. Time and signals stand in the middle of what is left on either side;
      // beside an island they hang lower.
      let isIsland = height >= 54
      let ear = (width - (isIsland ? 126 : 162)) / 2
      HStack(spacing: 0) {
        time(17).frame(width: ear)
        Spacer(minLength: 0)
        HStack(spacing: 7) {
          Reception().frame(width: 19, height: 12)
          Waves().frame(width: 17, height: 12)
          Battery(unit: 1)
        }
        .frame(width: ear)
      }
      .frame(width: width, height: 22)
      .offset(y: isIsland ? (height + 5) / 2 - 11 : (height + 3) / 2 - 11)
    } else if height < 24 {
      HStack(spacing: 5) {
        Reception().frame(width: 16, height: 10)
        Waves().frame(width: 14, height: 10)
        Spacer(minLength: 0)
        Battery(unit: 0.8)
      }
      .padding(.horizontal, 6)
      .overlay { time(12) }
      .frame(width: width, height: height)
    } else {
      HStack(spacing: 5) {
        time(12)
        Spacer(minLength: 0)
        Waves().frame(width: 14, height: 10)
        Battery(unit: 0.8)
      }
      .padding(.horizontal, 20)
      .frame(width: width, height: height)
    }
  }

  private func time(_ size: CGFloat) -> some View {
    Text(verbatim: "9:41").font(.system(size: size, weight: .semibold)).lineLimit(1)
  }
}

/// A full battery, its outline and its contact.
private struct Battery: View {
  /// Points that a line is wide.
  let unit: CGFloat

  var body: some View {
    HStack(spacing: unit) {
      RoundedRectangle(cornerRadius: 2.5 * unit)
        .frame(width: 21 * unit, height: 9 * unit)
        .padding(2 * unit)
        .overlay { RoundedRectangle(cornerRadius: 4.2 * unit).strokeBorder(.primary.opacity(0.35), lineWidth: unit) }
      Contact().fill(.primary.opacity(0.4)).frame(width: 1.5 * unit, height: 4.5 * unit)
    }
  }

  /// Round on the right.
  private struct Contact: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.minX + 2 * rect.width, y: rect.midY))
        path.closeSubpath()
      }
    }
  }
}

/// Four bars, each higher than the one before.
private struct Reception: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let heights: [CGFloat] = [0.34, 0.54, 0.77, 1]
      // Bars of three parts with gaps of two.
      let unit = rect.width / 18
      for (number, height) in heights.enumerated() {
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + CGFloat(number) * 5 * unit, y: rect.maxY - height * rect.height, width: 3 * unit,
            height: height * rect.height),
          cornerSize: CGSize(width: unit, height: unit), style: .circular)
      }
    }
  }
}

/// Rings around a point at the bottom, a quarter turn wide.
private struct Waves: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.maxY)
      // Shares of the height.
      let rings: [(inner: CGFloat, outer: CGFloat)] = [(0, 0.33), (0.47, 0.67), (0.8, 1)]
      let (left, right) = (Angle.degrees(-135), Angle.degrees(-45))
      for ring in rings {
        var piece = Path()
        piece.addArc(
          center: center, radius: ring.outer * rect.height, startAngle: left, endAngle: right, clockwise: false)
        if ring.inner > 0 {
          piece.addArc(
            center: center, radius: ring.inner * rect.height, startAngle: right, endAngle: left, clockwise: true)
        } else {
          piece.addLine(to: center)
        }
        piece.closeSubpath()
        path.addPath(piece)
      }
    }
  }
}
