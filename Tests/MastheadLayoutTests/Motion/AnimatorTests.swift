import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What animators and views of time show in a picture.
@Suite struct AnimatorTests {
  private struct Values {
    var scale = 1.0
    var offset = 0.0
  }

  @Test func keyframesStartWithTheirFirstValue() {
    let view = Color.red.keyframeAnimator(initialValue: Values(offset: 7)) { content, values in
      content.frame(width: 10 * values.scale, height: 10).accessibilityLabel("box").offset(x: values.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.3)
        SpringKeyframe(1, duration: 0.3, spring: .bouncy)
      }
      KeyframeTrack(\.offset) { CubicKeyframe(100, duration: 1) }
    }
    let layout = LaidOut(view, size: Size(width: 10, height: 10))
    #expect(layout.frames["box"]?.minX == 7)
    #expect(layout.frames["box"]?.width == 10)
    let single = Text("one").keyframeAnimator(initialValue: 0.0, trigger: true) { content, value in
      content.opacity(1 - value)
    } keyframes: { _ in
      CubicKeyframe(0, duration: 0.1)
      CubicKeyframe(1, duration: 0.1)
    }
    #expect(LaidOut(single).frames["one"] != nil)
  }

  @Test func phasesShowTheirFirst() {
    let view = PhaseAnimator(["first", "second"]) { Text($0) }
    #expect(LaidOut(view).frames["first"] != nil)
    #expect(LaidOut(view).frames["second"] == nil)
    let inline = Text("text").phaseAnimator([3, 5]) { content, phase in content.accessibilityLabel("phase \(phase)") }
    #expect(LaidOut(inline).frames["phase 3"] != nil)
  }

  @Test func theTimeIsTheSameOnEveryRun() {
    let view = TimelineView(.animation) { context in
      Text("\(Int(context.date.timeIntervalSince1970))")
    }
    #expect(LaidOut(view).frames["1,168,335,660"] != nil)
  }

  @Test(arguments: [
    (1_168_335_660.0, "Jan 9, 2007", "9:41 AM"), (0, "Jan 1, 1970", "12:00 AM"), (46_800, "Jan 1, 1970", "1:00 PM"),
  ]) func datesAreWrittenTheSameEverywhere(_ seconds: Double, _ date: String, _ time: String) {
    let words = DateWords(Date(timeIntervalSince1970: seconds))
    #expect(words.date == date)
    #expect(words.time == time)
  }

  @Test func aDatePickerShowsItsLabelAndItsDate() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let layout = LaidOut(DatePicker("Birthday", selection: date, displayedComponents: .date))
    #expect(layout.frames["Birthday"]?.minX == 0)
    #expect(layout.frames["Jan 1, 1970"].map { $0.maxX < 390 } == true)
    #expect(layout.frames["12:00 AM"] == nil)
  }

  @Test func pairsAddAndScaleBothParts() {
    var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(3.0, CGFloat(4))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(8, 12))
    #expect(pair.magnitudeSquared == 208)
  }
}
