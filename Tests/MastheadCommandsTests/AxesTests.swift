import Masthead
import MastheadDisplayList
import Testing

@testable import MastheadCommands

struct AxesTests {
  private static func axes(_ values: [String: String]) throws(UsageError) -> Axes {
    var arguments = ParsedArguments()
    arguments.values = values.mapValues { [$0] }
    return try Axes(arguments)
  }

  @Test(arguments: [
    ("0", "0"), ("-50", "-50"), ("+5", "5"), ("0.5", "0.5"), (".5", "0.5"), ("-.5", "-0.5"), ("007", "7"),
    ("1.50", "1.5"),
    ("-0", "0"), ("0.000001", "0.000001"), ("999999999.999999", "999999999.999999"),
    ("1e3", nil), ("inf", nil), ("nan", nil), ("0x10", nil), ("5.", nil), (".", nil), ("", nil), ("-", nil),
    ("1.2.3", nil),
    ("1 2", nil), ("1000000000", nil), ("0.0000001", nil), ("٣", nil), ("--1", nil),
  ])
  func decimalsAreExact(text: String, printed: String?) {
    #expect(FixedDecimal(text)?.description == printed)
  }

  @Test func decimalsAreTheDoublesOfLiterals() {
    #expect(FixedDecimal("0.3")?.double == 0.3)
    #expect(FixedDecimal("-1234.000001")?.double == -1234.000001)
  }

  @Test(arguments: [
    ("0,44,88", ["0", "44", "88"]),
    ("-50,0", ["-50", "0"]),
    (" 0 , 1 ", ["0", "1"]),
    ("0...24:8", ["0", "8", "16", "24"]),
    ("0...20:8", ["0", "8", "16"]),
    ("-10...10:10", ["-10", "0", "10"]),
    ("-20...-10:5", ["-20", "-15", "-10"]),
    ("0...0.3:0.1", ["0", "0.1", "0.2", "0.3"]),
    ("5...5:1", ["5"]),
    ("0...8:8,4,0,8", ["0", "8", "4"]),
    ("1,1.0,01", ["1"]),
  ])
  func offsetsKeepTheirOrderAndComeOnce(list: String, offsets: [String]) throws {
    #expect(try Self.axes(["offsets": list]).offsets?.map(\.description) == offsets)
  }

  @Test func oneHundredThousandOffsetsAreAllowed() throws {
    #expect(try Self.axes(["offsets": "1...100000:1"]).offsets?.count == 100_000)
  }

  private static let offsetRule =
    "use points from -999999999 to 999999999 with at most 6 decimals, such as -50 or 0.5, or a range such as 0...240:8."

  @Test(arguments: [
    ("offsets", "1e308", #""1e308" in --offsets is not an offset: "# + offsetRule),
    ("offsets", "nan", #""nan" in --offsets is not an offset: "# + offsetRule),
    ("offsets", "-inf", #""-inf" in --offsets is not an offset: "# + offsetRule),
    ("offsets", "0..240:8", #""0..240:8" in --offsets is not an offset: "# + offsetRule),
    ("offsets", "1000000000", #""1000000000" in --offsets is not an offset: "# + offsetRule),
    ("offsets", "", "--offsets has an empty list."),
    ("offsets", " ", "--offsets has an empty list."),
    ("offsets", "0,,8", #"--offsets has an empty item in "0,,8"."#),
    ("offsets", "0,", #"--offsets has an empty item in "0,"."#),
    (
      "offsets", "0...240", #""0...240" in --offsets has no step: write 0...240:8 for a frame at every 8 points."#
    ),
    (
      "offsets", "0...240:0", #""0" in --offsets is not a step: use points above 0, as in 0...240:8."#
    ),
    (
      "offsets", "0...240:-8", #""-8" in --offsets is not a step: use points above 0, as in 0...240:8."#
    ),
    (
      "offsets", "0...240:", #""" in --offsets is not a step: use points above 0, as in 0...240:8."#
    ),
    ("offsets", "240...0:8", #""240...0:8" in --offsets runs backwards: write 0...240:8."#),
    (
      "offsets", "0...x:8",
      #""0...x:8" in --offsets is not a range: write FROM...TO:STEP in points from -999999999 to 999999999, such as "#
        + "0...240:8."
    ),
    (
      "offsets", "0...1e308:1",
      #""0...1e308:1" in --offsets is not a range: write FROM...TO:STEP in points from -999999999 to 999999999, such as "#
        + "0...240:8."
    ),
    (
      "offsets", "0...100000:1",
      "--offsets has 100001 values; the most in one call are 100000."
    ),
    (
      "offsets", "0...999999999:0.000001",
      "--offsets has 999999999000001 values; the most in one call are 100000."
    ),
    (
      "offsets", "1...60000:1,100001...160000:1",
      "--offsets has more than 100000 values; the most in one call are 100000."
    ),
    (
      "at", "-1",
      #""-1" in --at is not an instant: use seconds from 0 to 86400 with at most 6 decimals, such as 0 or 0.25, or a "#
        + "range such as 0...3:0.05."
    ),
    ("at", "0...3", #""0...3" in --at has no step: write 0...3:0.05 for a frame at every 0.05 seconds."#),
    ("at", "3...0:0.5", #""3...0:0.5" in --at runs backwards: write 0...3:0.5."#),
    ("at", "0...60000:1,0...60000:1", "--at has more than 100000 values; the most in one call are 100000."),
    ("tabs", "One,,Two", #"--tabs has an empty item in "One,,Two"."#),
    ("tabs", "A b,a-B", #""A b" and "a-B" in --tabs would have files of the same name."#),
    ("themes", "blue", #""blue" in --themes is not a theme: use light, dark."#),
    ("themes", "Dark", #""Dark" in --themes is not a theme: use light, dark."#),
    ("directions", "up", #""up" in --directions is not a direction: use ltr, rtl."#),
    (
      "text-sizes", "huge",
      #""huge" in --text-sizes is not a text size: use xsmall, small, medium, large, xlarge, xxlarge, xxxlarge, ax1, "#
        + "ax2, ax3, ax4, ax5."
    ),
    ("scales", "0", #""0" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    ("scales", "1000", #""1000" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    ("scales", "-1", #""-1" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    ("scales", "nan", #""nan" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    ("scales", "1.2345", #""1.2345" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    ("scales", "2x", #""2x" in --scales is not a scale: use pixels per point from 1 to 8, such as 2 or 1.5."#),
    (
      "size", "0x0",
      #""0x0" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "390x0",
      #""390x0" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "-390x844",
      #""-390x844" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "390",
      #""390" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "1x2x3",
      #""1x2x3" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "nanxnan",
      #""nanxnan" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
    (
      "size", "32768x1",
      #""32768x1" in --size is not a size: write WIDTHxHEIGHT in points above 0 and up to 32767, such as 390x844."#
    ),
  ])
  func badValuesAreNamedWithWhatIsAllowed(option: String, value: String, message: String) {
    #expect(throws: UsageError(message)) { try Self.axes([option: value]) }
  }

  @Test func anUnknownDeviceIsNamedWithTheNearest() throws {
    let error = try #require(throws: UsageError.self) { try Self.axes(["device": "iphone15"]) }
    #expect(error.description.hasPrefix(#""iphone15" in --device is not a device; did you mean iphone-15"#))
  }

  @Test func anUnknownDeviceThatResemblesNoneGetsTheWholeList() throws {
    let error = try #require(throws: UsageError.self) { try Self.axes(["device": "toaster oven"]) }
    #expect(
      error.description.hasPrefix(#""toaster oven" in --device is not a device: use iphone-se, iphone-13-mini, "#))
    for device in Device.all { #expect(error.description.contains(device.name)) }
  }

  @Test func picturesThatCannotBeAreRefusedBeforehand() {
    #expect(
      throws: UsageError(
        "A picture of 40000 x 200 pixels is not possible (--size, --scales): a side has 1 to 32767 pixels, and the whole "
          + "at most 268435456.")
    ) { try Self.axes(["size": "20000x100", "scales": "2"]) }
    #expect(
      throws: UsageError(
        "A picture of 20000 x 20000 pixels is not possible (--size, --scales): a side has 1 to 32767 pixels, and the "
          + "whole at most 268435456.")
    ) { try Self.axes(["size": "20000x20000", "scales": "1"]) }
    #expect(
      throws: UsageError(
        "A picture of 0 x 0 pixels is not possible (--size, --scales): a side has 1 to 32767 pixels, and the whole at "
          + "most 268435456.")
    ) { try Self.axes(["size": "0.1x0.1", "scales": "1"]) }
  }

  @Test func withoutOptionsThereIsOneFrame() throws {
    let axes = try Self.axes([:])
    #expect(axes.offsets == nil)
    #expect(axes.themes == [.light])
    #expect(axes.scales.map(\.double) == [2])
    #expect(axes.viewport == .automatic)
    #expect(axes.directions == [.leftToRight])
    #expect(axes.textSizes == [.large])
  }

  @Test func theStatusBarIsADevices() throws {
    #expect(try Self.axes(["device": "iphone-15"]).showsSystemBars == false)
    #expect(try Self.axes(["device": "iphone-15", "status-bar": ""]).showsSystemBars)
    #expect(
      throws: UsageError("--status-bar draws the bars of a device: name one with --device, such as iphone-15.")
    ) {
      try Self.axes(["status-bar": ""])
    }
  }

  @Test func aDeviceBringsItsScale() throws {
    let device = try #require(Device.named("iphone-15"))
    #expect(try Self.axes(["device": "iphone-15"]).viewport == .device(device))
    #expect(try Self.axes(["device": "iphone-15"]).scales.map(\.double) == [3])
    #expect(try Self.axes(["device": "iphone-15", "scales": "1,1.5"]).scales.map(\.double) == [1, 1.5])
    #expect(throws: UsageError("--size and --device exclude each other: a device brings its size.")) {
      try Self.axes(["device": "iphone-15", "size": "390x844"])
    }
  }

  @Test func listsOfNamesComeOnceInTheirOrder() throws {
    #expect(try Self.axes(["themes": "dark,light,dark"]).themes == [.dark, .light])
    #expect(try Self.axes(["directions": "rtl,ltr"]).directions == [.rightToLeft, .leftToRight])
    #expect(try Self.axes(["text-sizes": "ax5, xsmall"]).textSizes == [.ax5, .xSmall])
    #expect(try Self.axes(["scales": "3,1,3.0"]).scales.map(\.double) == [3, 1])
    #expect(try Self.axes(["size": "390.5x44"]).viewport == .size(Size(width: 390.5, height: 44)))
  }

  @Test func theCountOfADeviceListIsAsPromised() {
    #expect(Device.all.count >= 12)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all { #expect([1, 2, 3].contains(device.scale) && device.size.width < device.size.height) }
  }
}
