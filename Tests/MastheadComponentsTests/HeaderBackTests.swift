import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

@Suite struct HeaderBackTests {
  private let primary = rgba(0x0071E3)

  @Test(arguments: [(false, 1.0), (true, 0.8)]) func itFadesUnderAFinger(isPressed: Bool, opacity: Double) {
    let texts = Setting(isPressed: isPressed).layOut(HeaderBack("Settings")).displayList.texts
    #expect(texts.map(\.text) == ["caret-left", "Settings"])
    #expect(texts.map(\.opacity) == [opacity, opacity])
    #expect(texts.map(\.paint) == [.color(primary), .color(primary)])
  }

  @Test(arguments: [("Settings", "Settings"), (nil, "Back")]) func itsLabelIsItsTextOrBack(text: String?, label: String)
  {
    let element = Setting().layOut(HeaderBack(text)).accessibility.children.first
    #expect(element?.role == .button)
    #expect(element?.label == label)
  }

  @Test func theCaretTurnsInRightToLeft() {
    func transforms(_ items: [DisplayList.Item]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .group(let group) = item else { return [] }
        return (group.transform == .identity ? [] : [group.transform.a, group.transform.d]) + transforms(group.children)
      }
    }
    let back = HeaderBack("Settings")
    #expect(transforms(Setting().layOut(back).displayList.items).isEmpty)
    #expect(transforms(Setting(direction: .rightToLeft).layOut(back).displayList.items) == [-1, -1])
  }

  @Test(
    arguments: [
      (CGRect(x: 8, y: 10, width: 24, height: 24), CGRect(x: -2, y: 0, width: 44, height: 44)),
      (CGRect(x: 8, y: 10, width: 94, height: 24), CGRect(x: 8, y: 0, width: 94, height: 44)),
      (CGRect(x: 0, y: 0, width: 60, height: 50), CGRect(x: 0, y: 0, width: 60, height: 50)),
    ])
  func itsTargetIsAtLeast44PointsEachWay(frame: CGRect, target: CGRect) {
    #expect(LeastTarget().path(in: frame).boundingRect == target)
  }

  @Test func itRunsItsAction() {
    var count = 0
    HeaderBack("Settings") { count += 1 }.action()
    #expect(count == 1)
  }
}
