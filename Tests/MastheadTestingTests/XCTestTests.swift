import MastheadTesting
import XCTest

@testable import MastheadTesting

/// The assertion in XCTest, where no test is current for a task.
final class SnapshotXCTests: XCTestCase {
  private var isCatching = false
  private var caught: [(text: String, file: String, line: Int)] = []

  override func invokeTest() {
    withSnapshots(record: .never) { super.invokeTest() }
  }

  // There is no expected failure in XCTest on Linux: this catches it before it counts.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isCatching else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    caught.append((description, filePath, lineNumber))
  }

  func testAFailureIsOneOfTheTest() {
    XCTAssertEqual(TestConfiguration.record, .never)
    isCatching = true
    let line = #line + 1
    assertSnapshot(of: Text("x"), named: "never-recorded-either")
    isCatching = false
    XCTAssertEqual(caught.count, 1)
    XCTAssertTrue(caught.first?.text.contains("Snapshot never-recorded-either (light, 2x) has no golden.") == true)
    XCTAssertTrue(caught.first?.text.contains("swift test --filter testAFailureIsOneOfTheTest") == true)
    XCTAssertEqual(caught.first?.file.hasSuffix("XCTestTests.swift"), true)
    XCTAssertEqual(caught.first?.line, line)
  }
}
