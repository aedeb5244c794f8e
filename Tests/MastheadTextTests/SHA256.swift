/// SHA-256 of `bytes` in hexadecimal digits (FIPS 180-4), for tests: there is no such function without a dependency.
func sha256(_ bytes: some Collection<UInt8>) -> String {
  let primes = Array((2...311).filter { n in !(2..<n).contains { n % $0 == 0 } })
  // The standard defines its constants as the first 32 bits of the fractions of roots of primes; a double holds 53 bits.
  func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
  let constants = primes.map { fraction(cubeRoot(Double($0))) }
  var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  var message = Array(bytes)
  let bits = UInt64(message.count) * 8
  message.append(0x80)
  message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
  for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }

  var words = [UInt32](repeating: 0, count: 64)
  for block in stride(from: 0, to: message.count, by: 64) {
    for i in 0..<16 {
      words[i] = message[(block + 4 * i)..<(block + 4 * i + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for i in 16..<64 {
      let low = rotated(words[i - 15], 7) ^ rotated(words[i - 15], 18) ^ words[i - 15] >> 3
      let high = rotated(words[i - 2], 17) ^ rotated(words[i - 2], 19) ^ words[i - 2] >> 10
      words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[i] &+ words[i]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
  }
  return state.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

private func cubeRoot(_ value: Double) -> Double {
  var root = value
  for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
  return root
}
