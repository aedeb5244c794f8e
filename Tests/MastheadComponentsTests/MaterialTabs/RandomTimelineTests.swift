import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

struct RandomCase: Sendable, CustomTestStringConvertible {
  let mode: MaterialTabsConfig.CrossTabSyncMode
  let seed: UInt64

  var testDescription: String { "\(mode) \(seed)" }
}

private let cases = [
  MaterialTabsConfig.CrossTabSyncMode.preserveScrollPosition, .resetScrollPosition, .resetTitleOnScroll(),
].flatMap { mode in (0..<3).map { RandomCase(mode: mode, seed: 20_261_130 + $0) } }

/// Whatever a hand does: the first content's top is never below the header's end, and selecting moves no header.
@Suite struct RandomTimelineTests {
  /// Some steps, and which of them select a tab at what time.
  private struct Hands {
    var steps: [Timeline.Step] = []
    var selections: [(step: Int, time: Double)] = []
    var time = 0.0

    init(seed: UInt64) {
      var numbers = SeededNumbers(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &numbers)) }
      for _ in 0..<8 {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0, 1:
          let duration = number(2...8) / 20
          steps += [
            .drag(by: CGFloat(number(-500...400)), over: duration), .release(velocity: CGFloat(number(-3_000...3_000))),
          ]
          time += duration
        case 2: steps.append(.scroll(to: CGFloat(number(0...1_200))))
        case 3:
          steps += [
            .drag(by: CGSize(width: number(-260...260), height: 0), over: 0.2),
            .release(velocity: CGSize(width: number(-800...800), height: 0)),
          ]
          time += 0.2
        default:
          selections.append((steps.count, time))
          steps.append(.select("\(Letter.allCases.randomElement(using: &numbers) ?? .a)"))
        }
        let pause = number(0...12) / 20
        steps.append(.wait(pause))
        time += pause
      }
    }
  }

  private func stage(_ mode: MaterialTabsConfig.CrossTabSyncMode, _ steps: [Timeline.Step]) -> (Player, Frames) {
    let frames = Frames()
    let view = LettersView(
      config: MaterialTabsConfig(crossTabSyncMode: mode), contentHeight: 1_500, frames: frames, log: ContextLog())
    return (phone.play(view, steps), frames)
  }

  @Test(arguments: cases) func contentNeverPartsFromTheHeader(_ c: RandomCase) throws {
    let hands = Hands(seed: c.seed)
    let (player, frames) = stage(c.mode, hands.steps)
    for tick in 0...Int(hands.time * 30) {
      frames.forget()
      _ = player.frame(at: Double(tick) / 30)
      let header = try #require(frames["tab bar"])
      for letter in Letter.allCases {
        guard let content = frames["\(letter)"], content.maxX > 0.5, content.minX < 401.5 else { continue }
        #expect(content.minY <= header.maxY + 0.01, "\(letter) at \(Double(tick) / 30) s of \(hands.steps)")
      }
    }
  }

  /// With and without the selection, at the same instant. The last selection of each timeline has the most before it.
  @Test(arguments: cases) func selectingMovesNoHeader(_ c: RandomCase) throws {
    let hands = Hands(seed: c.seed)
    let (step, time) = try #require(hands.selections.last)
    let (before, framesBefore) = stage(c.mode, Array(hands.steps[..<step]))
    let (after, framesAfter) = stage(c.mode, Array(hands.steps[...step]))
    _ = before.frame(at: time)
    _ = after.frame(at: time)
    let (old, new) = (try #require(framesBefore["tab bar"]), try #require(framesAfter["tab bar"]))
    #expect(abs(old.minY - new.minY) <= 0.5, "at \(time) s of \(hands.steps[...step])")
  }
}
