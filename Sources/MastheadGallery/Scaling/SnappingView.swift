import Masthead

/// One header with all modes of snapping, a button for each. The timeline drags, lets go and waits with one after the other.
struct SnappingView: View {
  enum Mode: String, CaseIterable {
    case disabled = "Disabled"
    case immediately = "Immediately"
    case afterwards = "Afterwards"

    var snapMode: SnapHeaderMode {
      switch self {
      case .disabled: .disabled
      case .immediately: .immediately
      case .afterwards: .afterFinishAccelerating
      }
    }
  }

  @State private var mode = Mode.disabled
  @State private var offset: CGFloat = 0

  var body: some View {
    ScalingHeaderScrollView(minHeight: 110, maxHeight: 350) { height, progress in
      ZStack(alignment: .bottomLeading) {
        Color(red: 0.26, green: 0.17, blue: 0.28)
        Dunes().shaded().frame(height: height).opacity(1 - 0.6 * progress)
        VStack(alignment: .leading, spacing: 10) {
          Text("\(Int((progress * 100).rounded())) % collapsed").font(.title2.bold().monospacedDigit())
          HStack(spacing: 8) {
            ForEach(Mode.allCases, id: \.self) { item in
              Button(item.rawValue) { mode = item }
                .font(.footnote.weight(.semibold))
                .padding(.horizontal, 12)
                .frame(height: 30)
                .background(.white.opacity(item == mode ? 0.95 : 0.2), in: Capsule())
                .foregroundStyle(item == mode ? Color(red: 0.26, green: 0.17, blue: 0.28) : .white)
            }
          }
        }
        .buttonStyle(.plain)
        .foregroundStyle(.white)
        .padding(16)
      }
    } content: {
      WalkRows(count: 16)
    }
    .allowsHeaderCollapse()
    .setHeaderSnapMode(mode.snapMode)
    .scrollOffset($offset)
  }

  /// Three seconds with a part of each mode, and then content that runs out before it snaps.
  static let timeline: [Timeline.Step] = [
    .tap("Disabled"), .drag(by: -90, over: 0.3), .wait(0.1), .release(velocity: 0), .wait(0.4), .scroll(to: 0),
    .wait(0.1),
    .tap("Immediately"), .drag(by: -90, over: 0.3), .wait(0.1), .release(velocity: 0), .wait(0.4),
    .drag(by: -140, over: 0.25), .release, .wait(0.3), .scroll(to: 0), .wait(0.1),
    .tap("Afterwards"), .drag(by: -90, over: 0.6), .release, .wait(0.4), .drag(by: -30, over: 0.1), .release, .wait(5),
  ]
}
