import CPixelDiff
import MastheadDisplayList
import Testing

@testable import MastheadDiff

struct ColorPair: Sendable, CustomTestStringConvertible {
  let first: [Double]
  let second: [Double]
  let deltaE: Double

  init(_ first: (Double, Double, Double), _ second: (Double, Double, Double), _ deltaE: Double) {
    self.first = [first.0, first.1, first.2]
    self.second = [second.0, second.1, second.2]
    self.deltaE = deltaE
  }

  var testDescription: String { "\(first) and \(second)" }
}

/// The pairs that G. Sharma, W. Wu and E. N. Dalal published with "The CIEDE2000 Color-Difference Formula" (2005), table 1.
@Test(arguments: [
  ColorPair((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
  ColorPair((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
  ColorPair((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
  ColorPair((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
  ColorPair((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
  ColorPair((50, -0.9009, -85.5211), (50, 0, -82.7485), 1.0000),
  ColorPair((50, 0, 0), (50, -1, 2), 2.3669),
  ColorPair((50, -1, 2), (50, 0, 0), 2.3669),
  ColorPair((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
  ColorPair((50, 2.4900, -0.0010), (50, -2.4900, 0.0010), 7.1792),
  ColorPair((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
  ColorPair((50, 2.4900, -0.0010), (50, -2.4900, 0.0012), 7.2195),
  ColorPair((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
  ColorPair((50, -0.0010, 2.4900), (50, 0.0010, -2.4900), 4.8045),
  ColorPair((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
  ColorPair((50, 2.5, 0), (50, 0, -2.5), 4.3065),
  ColorPair((50, 2.5, 0), (73, 25, -18), 27.1492),
  ColorPair((50, 2.5, 0), (61, -5, 29), 22.8977),
  ColorPair((50, 2.5, 0), (56, -27, -3), 31.9030),
  ColorPair((50, 2.5, 0), (58, 24, 15), 19.4535),
  ColorPair((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0000),
  ColorPair((50, 2.5, 0), (50, 3.2972, 0), 1.0000),
  ColorPair((50, 2.5, 0), (50, 1.8634, 0.5757), 1.0000),
  ColorPair((50, 2.5, 0), (50, 3.2592, 0.3350), 1.0000),
  ColorPair((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
  ColorPair((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
  ColorPair((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
  ColorPair((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
  ColorPair((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
  ColorPair((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
  ColorPair((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
  ColorPair((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
  ColorPair((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
  ColorPair((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
])
func theFormulaGivesThePublishedDifferences(_ pair: ColorPair) {
  #expect((pixel_delta_e_2000(pair.first, pair.second) - pair.deltaE).magnitude < 5e-5)
  #expect((pixel_delta_e_2000(pair.second, pair.first) - pair.deltaE).magnitude < 5e-5)
}

struct PixelPair: Sendable, CustomTestStringConvertible {
  let id: String
  let expected: UInt32
  let actual: UInt32
  let limit: Double
  let differs: Bool
  var testDescription: String { id }
}

@Test(arguments: [
  PixelPair(id: "two levels of grey", expected: 0xFF80_8080, actual: 0xFF82_8282, limit: 1, differs: false),
  .init(id: "four levels of grey", expected: 0xFF80_8080, actual: 0xFF84_8484, limit: 1, differs: true),
  .init(id: "the whole range", expected: 0xFF00_0000, actual: .max, limit: 100.01, differs: false),
  .init(id: "black and white", expected: 0xFF00_0000, actual: .max, limit: 99.9, differs: true),
  // System blue and the blue beside it.
  .init(id: "close blues", expected: 0xFF00_7AFF, actual: 0xFF00_7CFF, limit: 1, differs: false),
  .init(id: "white and clear, which shows white", expected: .max, actual: 0, limit: 0, differs: false),
  .init(id: "half black and grey", expected: 0x8000_0000, actual: 0xFF7F_7F7F, limit: 0, differs: false),
])
func colorsMayDifferByTheirDistance(_ pair: PixelPair) {
  let difference = BitmapDifference(
    expected: .plain(3, 2, pair.expected), actual: .plain(3, 2, pair.actual), comparison: .ciede2000(limit: pair.limit))
  #expect(difference?.count ?? 0 == (pair.differs ? 6 : 0))
}
