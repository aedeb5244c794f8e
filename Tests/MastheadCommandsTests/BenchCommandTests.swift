import Masthead
import MastheadDisplayList
import Synchronization
import Testing

@testable import MastheadCommands

/// A clock that goes on by a millisecond each time it is read.
private final class Ticks: Sendable {
  private let count = Mutex(0)

  var next: Double {
    count.withLock { count in
      count += 1
      return Double(count) / 1000
    }
  }
}

private func bench(_ arguments: String...) -> Call {
  let ticks = Ticks()
  return run(["bench", "header/profile", "--size", "20x10"] + arguments, now: { ticks.next })
}

@Test func benchShowsHowLongEachStageTakes() {
  let call = bench("--frames", "3")
  #expect(call.exitCode == .done)
  #expect(call.errors == "")
  let lines = call.output.split(separator: "\n").map(String.init)
  #expect(lines.first?.hasPrefix("header/profile y0-light@2x, 40 x 20 px, ") == true)
  #expect(
    lines.dropFirst().prefix(6) == [
      "  ms           first     least    median      most",
      "  layout       1.000     1.000     1.000     1.000",
      "  raster       1.000     1.000     1.000     1.000",
      "  png          1.000     1.000     1.000     1.000",
      "  whole        3.000     3.000     3.000     3.000",
      "  again        1.000     1.000     1.000     1.000",
    ])
  #expect(lines.last?.hasPrefix("peak of memory: ") == true)
}

@Test func benchSaysTheSameToAProgram() {
  let call = bench("--frames", "2", "--json", "--png", "small")
  #expect(call.exitCode == .done)
  for part in [#""widthInPixels": 40"#, #""timesMade": 2"#, #""stage": "raster""#, #""failures": []"#] {
    #expect(call.output.contains(part), "\(part)")
  }
}

@Test(arguments: ["0", "-1", "many", "1000001", ""]) func benchRefusesOtherNumbersOfFrames(count: String) {
  let call = bench("--frames=\(count)")
  #expect(call.exitCode == .badUsage)
  #expect(call.errors.hasSuffix("in --frames is not a number of frames: use 1 to 1000000.\n"))
}
