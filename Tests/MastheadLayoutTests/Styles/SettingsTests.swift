import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What readers ask the system for who see or read with more effort.
@Suite struct SettingsTests {
  @Test func strongerColoursAreStronger() {
    var environment = EnvironmentValues()
    func luminance(_ color: RGBA, on page: Double) -> Double {
      func linear(_ value: Double) -> Double {
        let mixed = value * color.alpha + page * (1 - color.alpha)
        return mixed <= 0.04045 ? mixed / 12.92 : pow((mixed + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    func contrast(_ color: SystemColor) -> Double {
      let page = environment.colorScheme == .light ? 1.0 : 0
      let (a, b) = (luminance(color.resolve(environment), on: page), page)
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
    let text: [SystemColor] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator,
    ]
    for scheme in ColorScheme.allCases {
      environment.colorScheme = scheme
      for color in text {
        environment.colorSchemeContrast = .standard
        let usual = contrast(color)
        environment.colorSchemeContrast = .increased
        // Some of the platform's brightest are a shade darker.
        #expect(contrast(color) >= usual * 0.98, "\(color) in \(scheme)")
      }
    }
  }

  @Test func materialsAreOpaqueForLessTransparency() {
    for scheme in ColorScheme.allCases {
      let laid = laid(100, 100) {
        $0.colorScheme = scheme
        $0.accessibilityReduceTransparency = true
      } _: { _ in
        Rectangle().fill(.ultraThinMaterial)
      }
      let text = laid.result.displayList.description
      #expect(!text.contains("backdrop"))
      #expect(text.contains(scheme == .light ? "#F9F9F9" : "#1D1D1D"))
    }
  }

  @Test func viewsCanReadThem() {
    struct Reading: View {
      @Environment(\.accessibilityReduceMotion) var motion
      @Environment(\.accessibilityReduceTransparency) var transparency
      @Environment(\.colorSchemeContrast) var contrast
      let probes: Probes

      var body: some View {
        let _ = probes.notes.append("\(motion) \(transparency) \(contrast)")
        Color.clear
      }
    }
    let usual = laid { Reading(probes: $0) }
    #expect(usual.probes.notes == ["false false standard"])
    let asked = laid(100, 100) {
      $0.accessibilityReduceMotion = true
      $0.accessibilityReduceTransparency = true
      $0.colorSchemeContrast = .increased
    } _: {
      Reading(probes: $0)
    }
    #expect(asked.probes.notes == ["true true increased"])
  }

  @Test func theProgressSpinnerTurns() {
    let player = player(ProgressView(), [.wait(2)], size: Size(width: 40, height: 40))
    let start = player.frame(at: 0).displayList
    #expect(player.frame(at: 0.1).displayList == start)
    #expect(player.frame(at: 0.125).displayList != start)
    #expect(player.frame(at: 1).displayList == start)
  }

  @Test func aTimelineViewShowsTheTimeOfTheTimeline() {
    struct Clock: View {
      let probes: Probes

      var body: some View {
        TimelineView(.periodic(from: .start, by: 0.5)) { context in
          let _ = probes.notes.append("\(context.date.timeIntervalSince(.start))")
          Color.clear
        }
      }
    }
    let probes = Probes()
    let player = player(Clock(probes: probes), [.wait(2)])
    for time in [0, 0.4, 0.5, 1.75] { _ = player.frame(at: time) }
    #expect(probes.notes == ["0.0", "0.0", "0.5", "1.5"])
    let minute = EveryMinuteTimelineSchedule()._entry(at: Date.start.addingTimeInterval(59))
    #expect(minute == .start)
  }
}
