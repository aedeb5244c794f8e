internal import CPixels

/// A Gaussian along one axis: how far the picture is reduced first, and the weights there.
struct GaussianKernel {
  /// Pixels of the picture to one of the reduced one.
  let factor: Int
  /// Of distances 0...radius in the reduced picture. All of them, those of both sides, add up to 1.
  let weights: [Float]

  var radius: Int { weights.count - 1 }
  /// How far a pixel of the picture may spread, in pixels, at the very most: the kernel, the pixel's own block and the
  /// spline's three.
  var reach: Int { factor == 1 ? radius : (radius + 3) * factor }

  /// The reduced picture keeps a standard deviation of at least this many pixels. Finer detail than its pixels can
  /// hold is then damped to e^(-π²·1.5²/2), 1/60,000.
  private static let leastReduced = 1.5

  private static let largestFactor = Int(blur_most_factor)

  /// - Parameter deviation: the standard deviation in pixels, not negative; 0 leaves the picture as it is.
  init(deviation: Double) {
    var factor = 1
    while factor < Self.largestFactor && deviation / Double(2 * factor) >= Self.leastReduced { factor *= 2 }
    self.factor = factor
    let square = Double(factor * factor)
    // Averaging blocks and enlarging smoothly blur by themselves: a box of n pixels by a variance of (n² - 1)/12, the
    // quadratic spline by n²/4.
    let already = factor > 1 ? (square - 1) / 12 + square / 4 : 0
    let variance = (deviation * deviation - already) / square
    guard variance > 0 else {
      weights = [1]
      return
    }
    let radius = Int((3 * variance.squareRoot()).rounded(.up))
    let bare = (0...radius).map { Self.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = bare.dropFirst().reduce(bare[0]) { $0 + 2 * $1 }
    weights = bare.map { Float($0 / sum) }
  }

  /// e^x for x ≤ 0, from additions and multiplications alone: the system's own differs in its last bits between
  /// systems.
  private static func exponential(_ x: Double) -> Double {
    guard x > -64 else { return 0 }
    // Taylor's series about 0 for x/256, exact to the last bits there, and then squared eight times.
    let part = x / 256
    var sum = 1.0
    var term = 1.0
    for index in 1...12 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<8 { sum *= sum }
    return sum
  }
}
