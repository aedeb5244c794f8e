import Foundation
import MastheadLayout

/// Eight petals in a ring, the head of which goes round once a second. Source: spec scaling-header.md, 6.
struct PetalSpinner: View {
  /// What the ring shows.
  enum Motion: Hashable {
    /// How much of a pull is done, 0...1: petal after petal appears.
    case pulled(CGFloat)
    case turning
  }

  let motion: Motion

  private static let petals = 8
  /// Steps of a turn that takes a second.
  private static let step = 1 / Double(petals)
  /// Points, before the scale.
  private static let box: CGFloat = 20
  private static let scale: CGFloat = 1.25

  var body: some View {
    switch motion {
    case .pulled(let share):
      let count = Int((CGFloat(Self.petals) * min(max(share, 0), 1) + 1e-6).rounded(.down))
      ring { $0 < count ? Self.opacity(behind: count - 1 - $0) : 0 }
    case .turning:
      Turning { turned in
        // The last petal that a pull brings is the head with which the turn begins.
        let head = Self.petals - 1 + Int((turned / Self.step + 1e-6).rounded(.down))
        ring { Self.opacity(behind: (head - $0) % Self.petals) }
      }
    }
  }

  /// How strong a petal is, so many petals behind the head.
  private static func opacity(behind: Int) -> Double { 1 - 0.75 * Double(behind) / Double(petals - 1) }

  private func ring(_ opacity: @escaping (Int) -> Double) -> some View {
    ZStack {
      ForEach(0..<Self.petals, id: \.self) { petal in
        Capsule()
          .fill(Color(.secondaryLabel))
          .frame(width: 2.5 * Self.scale, height: 5 * Self.scale)
          .offset(y: -7.5 * Self.scale)
          .rotationEffect(.degrees(Double(petal) * 360 / Double(Self.petals)))
          .opacity(opacity(petal))
      }
    }
    .frame(width: Self.box * Self.scale, height: Self.box * Self.scale)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Loading")
    .accessibilityHidden(motion != .turning)
  }
}

/// Content that is told for how many seconds it has been there.
private struct Turning<Content: View>: View {
  @State private var start: Date?
  @ViewBuilder let content: (TimeInterval) -> Content

  var body: some View {
    TimelineView(.animation) { context in
      content(start.map { context.date.timeIntervalSince($0) } ?? 0)
        .onAppear { start = context.date }
    }
  }
}
