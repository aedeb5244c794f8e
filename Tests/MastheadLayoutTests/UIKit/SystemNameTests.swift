import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Names of the system that real files use.
@Suite struct SystemNameTests {
  private struct Wide: View {
    var body: some View {
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10).accessibilityLabel("half")
    }
  }

  @Test func theScreenIsTheCanvas() {
    #expect(LaidOut(Wide(), size: Size(width: 430, height: 932)).frames["half"]?.width == 215)
    #expect(LaidOut(Wide()).frames["half"]?.width == 195)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func systemColoursHaveBothAppearances() {
    let dark = LaidOut(Color(.systemGray6).preferredColorScheme(.dark))
    #expect(dark.result.displayList.description.contains("#1C1C1E"))
    // The page turns dark, too.
    #expect(dark.result.displayList.description.contains("fill rect(0 0 390 844) #000000"))
    #expect(LaidOut(Color(UIColor.systemGray6)).result.displayList.description.contains("#F2F2F7"))
  }

  struct Number: Sendable, CustomTestStringConvertible {
    var key: LocalizedStringKey
    var text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Number(key: "\(7)", text: "7"), Number(key: "\(1000)", text: "1,000"),
    Number(key: "\(-1_234_567)", text: "-1,234,567"),
    Number(key: "\(1.5)", text: "1.500000"), Number(key: "\(CGFloat(0.25))", text: "0.250000"),
    Number(key: "\(1.25, specifier: "%.1f")", text: "1.2"), Number(key: "\(0.5, format: .percent)", text: "50%"),
    Number(key: "\("1000")", text: "1000"), Number(key: "\(true)", text: "true"),
  ]) func numbersInTextsLookAsOnADevice(_ number: Number) {
    #expect(number.key.text == number.text)
  }

  @Test func cornersCanBeRoundedEachByItself() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(Path(path.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    let all = UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 5, bottomTrailingRadius: 5, topTrailingRadius: 5)
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(all.path(in: rect) == RoundedRectangle(cornerRadius: 5).path(in: rect))
  }
}
