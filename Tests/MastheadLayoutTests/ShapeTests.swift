import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Parts of outlines, and shapes that containers give.
@Suite struct ShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    point.map { abs($0.x - x) < 0.01 && abs($0.y - y) < 0.01 } ?? false
  }

  @Test func aTrimmedOutlineEndsAtItsShareOfTheLength() {
    let path = Rectangle().path(in: square)
    #expect(path.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(isNear(path.trimmedPath(from: 0, to: 0.375).currentPoint, 10, 5))
    #expect(path.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.5).boundingRect.width <= 10)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func aQuarterOfACircleEndsAQuarterTurnOn() {
    let path = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(isNear(path.currentPoint, 50, 100))
    #expect(path.boundingRect.minX > 49 && path.boundingRect.minY > 49)
  }

  @Test func anArcTouchesBothLines() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(isNear(path.currentPoint, 10, 4))
    let bounds = path.boundingRect
    #expect(abs(bounds.width - 10) < 0.01 && abs(bounds.height - 4) < 0.01)
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    }
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func aStrokedPathIsALine() {
    let path = Path(square).strokedPath(StrokeStyle(lineWidth: 3))
    let text = LaidOut(path.fill(.red), size: Size(width: 10, height: 10), scale: 1).result.displayList.description
    #expect(text.contains("stroke") && text.contains("width 3"))
  }

  @Test func aContainerGivesItsShape() {
    let view = ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 4))
    func fill(_ view: some View) -> String? {
      LaidOut(view, size: Size(width: 20, height: 10), scale: 1).result.displayList.description
        .split(separator: "\n").last { $0.contains("fill") }?.trimmingCharacters(in: .whitespaces)
    }
    #expect(fill(view) == fill(RoundedRectangle(cornerRadius: 4).fill(.red)))
    #expect(fill(ContainerRelativeShape().fill(.red)) == fill(Rectangle().fill(.red)))
  }
}
