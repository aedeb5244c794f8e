import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG
import Testing

@testable import MastheadCommands

struct DocsTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try #require(try File.read(path)), as: UTF8.self)
  }

  /// A blank frame with something to say.
  private static let speaking: @Sendable (Preview, FrameRequest) throws -> Frame = { preview, request in
    var frame = blankFrame(preview, request)
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    frame.accessibility.children = [
      AccessibilityNode(role: .button, label: "Back", frame: box),
      AccessibilityNode(role: .heading, label: "In \"box\"", frame: box),
    ]
    return frame
  }

  private func docs(_ arguments: [String]) -> Call { run(["docs"] + arguments, frame: Self.speaking) }

  @Test func aPictureShowsTheReadersAppearanceAndSharpness() throws {
    try withTemporaryFolder { folder in
      let result = docs(["header/profile", "-o", folder])
      #expect(result.exitCode == .done && result.errors == "")
      let names = ["dark@1x", "dark@2x", "dark@3x", "light@1x", "light@2x", "light@3x"].map {
        "header/profile/y0-\($0).png"
      }
      #expect(files(below: folder).filter { $0.hasSuffix(".png") } == names)
      let snippets = try text("\(folder)/snippets.md")
      #expect(
        snippets.contains(
          """
          <picture>
            <source media="(prefers-color-scheme: dark)" srcset="header/profile/y0-dark@1x.png 1x, \
          header/profile/y0-dark@2x.png 2x, header/profile/y0-dark@3x.png 3x">
            <img src="header/profile/y0-light@1x.png" srcset="header/profile/y0-light@1x.png 1x, \
          header/profile/y0-light@2x.png 2x, header/profile/y0-light@3x.png 3x" width="1" height="1" \
          alt="In &quot;box&quot;: Back">
          </picture>
          """))
      let page = try text("\(folder)/index.html")
      #expect(page.hasPrefix("<!doctype html>"))
    }
  }

  @Test func checkNamesWhatIsStaleAndWritesNothing() throws {
    try withTemporaryFolder { folder in
      _ = docs(["header/profile", "-o", folder])
      #expect(docs(["header/profile", "-o", folder, "--check"]).exitCode == .done)
      let path = "\(folder)/header/profile/y0-dark@2x.png"
      let other = try PNG.encode(Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [0xFF00_0000]), profile: .fast)
      try TemporaryFiles().write(other, to: path)
      let result = docs(["header/profile", "-o", folder, "--check"])
      #expect(result.exitCode == .different)
      #expect(result.errors == "stale: \(path)\n")
      #expect(try File.read(path) == other)
    }
  }

  @Test func picturesThatArePackedAnewAreFresh() throws {
    try withTemporaryFolder { folder in
      _ = docs(["header/profile", "-o", folder])
      let again = try PNG.encode(Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max]), profile: .fast)
      try TemporaryFiles().write(again, to: "\(folder)/header/profile/y0-dark@2x.png")
      #expect(docs(["header/profile", "-o", folder, "--check"]).exitCode == .done)
    }
  }

  @Test func markedBlocksOfAMarkdownFileAreFilled() throws {
    try withTemporaryFolder { folder in
      let page = "\(folder)/page/README.md"
      let start = """
        # Title

        <!-- masthead: header/profile --themes light --scales 1 -->
        old
        <!-- /masthead -->

        ```
        <!-- masthead: an example -->
        ```

        """
      try Folder.make("\(folder)/page")
      try TemporaryFiles().write(Array(start.utf8), to: page)
      #expect(docs(["--update", page, "-o", "\(folder)/images", "--check"]).exitCode == .different)
      let result = docs(["--update", page, "-o", "\(folder)/images"])
      #expect(result.exitCode == .done && result.errors == "")
      #expect(
        try text(page)
          == start.replacing(
            "old",
            with: """
              <picture>
                <img src="../images/header/profile/y0-light@1x.png" width="1" height="1" alt="In &quot;box&quot;: Back">
              </picture>
              """))
      #expect(docs(["--update", page, "-o", "\(folder)/images", "--check"]).exitCode == .done)
    }
  }

  private func page(_ lines: String..., in folder: String) throws -> String {
    let path = "\(folder)/page.md"
    try TemporaryFiles().write(Array(lines.joined(separator: "\n").utf8), to: path)
    return path
  }

  @Test func axesOfTheCallHoldForMarksThatSayNothingElse() throws {
    try withTemporaryFolder { folder in
      let page = try page(
        "<!-- masthead: header/profile -->", "<!-- /masthead -->",
        "<!-- masthead: header/large-title --themes light --size 20x10 -->", "<!-- /masthead -->", in: folder)
      let result = docs([
        "--update", page, "-o", folder, "--themes", "dark", "--scales", "3", "--device", "iphone-15", "--status-bar",
      ])
      #expect(result.exitCode == .done && result.errors == "")
      #expect(
        files(below: folder).filter { $0.hasSuffix(".png") } == [
          "header/large-title/y0-light@3x.png", "header/profile/y0-dark@3x.png",
        ])
      let wrong = docs(["--update", page, "-o", folder, "--themes", "drak"])
      #expect(wrong.exitCode == .badUsage && wrong.errors.hasPrefix("error: \"drak\" in --themes is not a theme"))
    }
  }

  @Test func twoPicturesOfOneNameAreRefused() throws {
    try withTemporaryFolder { folder in
      let page = try page(
        "<!-- masthead: header/profile --scales 1 --themes light -->", "<!-- /masthead -->", "",
        "<!-- masthead: header/profile --scales 1 --themes light --size 2x2 -->", "<!-- /masthead -->", in: folder)
      let sized: @Sendable (Preview, FrameRequest) -> Frame = { preview, request in
        var frame = blankFrame(preview, request)
        if request.viewport != .automatic {
          frame.bitmap = Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [0xFF00_0000])
        }
        return frame
      }
      let result = run(["docs", "--update", page, "-o", folder], frame: sized)
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors
          == "error: \(page):4: \(folder)/header/profile/y0-light@1x.png is another picture for \(page):1: a frame's size "
          + "and device are not in its name, so that both must say the same.\n")
    }
  }

  @Test func wordsOfAMarkAreQuotedAsInAShell() throws {
    let blocks = try MarkdownBlocks(
      "<!-- masthead: tabs/basic --tabs 'Top stories',\"All\"  --at '' -->\n<!-- /masthead -->", file: "a.md")
    #expect(blocks.blocks.map(\.words) == [["tabs/basic", "--tabs", "Top stories,All", "--at", ""]])
  }

  @Test(arguments: [
    ("````", "````"), ("~~~swift", "~~~~"), ("```` md\n```", "````"),
  ])
  func marksInExamplesAreNoMarks(_ open: String, _ close: String) throws {
    let example = "\(open)\n<!-- masthead: an example -->\n\(close)\n"
    let blocks = try MarkdownBlocks(
      example + "``` in a line ```\n<!-- masthead: header/profile -->\n<!-- /masthead -->", file: "a.md")
    #expect(blocks.blocks.map(\.words) == [["header/profile"]])
  }

  @Test func strictMakesAnErrorOfAWarningAndStillMakesThePictures() throws {
    try withTemporaryFolder { folder in
      let warned: @Sendable (Preview, FrameRequest) -> Frame = { preview, request in
        blankFrame(preview, request, diagnostics: [Diagnostic(code: "text-truncated", message: "Cut.", path: "Header")])
      }
      let result = run(["docs", "header/profile", "-o", folder, "--scales", "1", "--strict"], frame: warned)
      #expect(result.exitCode == .couldNotRun)
      #expect(files(below: folder).contains("index.html"))
    }
  }

  @Test func alternativeTextIsLiteralInMarkdown() {
    #expect(
      DocsPicture.literal(##"*a* _b_ [c](d) `e` <f> &amp; ~g~ \h | $i$ #1 @j :k:"##)
        == ##"\*a\* \_b\_ \[c\](d) \`e\` \<f\> \&amp; \~g\~ \\h \| \$i\$ \#1 \@j \:k\:"##)
  }

  @Test func thePageShowsBothThemesAndSaysWhatEachPictureIs() throws {
    try withTemporaryFolder { folder in
      let axes = ["--offsets", "-50,0,1", "--directions", "rtl", "--scales", "1,2"]
      #expect(docs(["header/profile", "-o", folder] + axes).exitCode == .done)
      let page = try text("\(folder)/index.html")
      #expect(page.contains("<h1>header</h1>") && page.contains("<h2>header/profile</h2>"))
      for caption in ["Pulled down by 50 points", "At rest", "Scrolled by 1 point"] {
        #expect(page.contains("<h3>\(caption), right to left <small>1 × 1</small></h3>"))
      }
      for theme in Theme.allCases {
        #expect(
          page.contains(
            "<figure class=\"\(theme.rawValue)\">\n<img src=\"header/profile/y0-\(theme.rawValue)-rtl@1x.png\" srcset=")
        )
      }
    }
  }

  @Test func linesThatEndAsOnWindowsStaySo() throws {
    try withTemporaryFolder { folder in
      let page = "\(folder)/page.md"
      let start =
        "\u{FEFF}<!-- masthead: header/profile --scales 1 --themes dark -->\r\nold\r\n<!-- /masthead -->\r\nrest"
      try TemporaryFiles().write(Array(start.utf8), to: page)
      let result = docs(["--update", page, "-o", "\(folder)/my images, all"])
      #expect(result.exitCode == .done && result.errors == "")
      let filled = try text(page)
      #expect(filled.hasPrefix("\u{FEFF}<!-- masthead: header/profile --scales 1 --themes dark -->\r\n<picture>\r\n"))
      #expect(filled.hasSuffix("</picture>\r\n<!-- /masthead -->\r\nrest"))
      #expect(filled.contains("src=\"my%20images%2C%20all/header/profile/y0-dark@1x.png\""))
      #expect(docs(["--update", page, "-o", "\(folder)/my images, all", "--check"]).exitCode == .done)
    }
  }

  @Test func aFileThatIsNoTextIsLeftAlone() throws {
    try withTemporaryFolder { folder in
      let page = "\(folder)/latin.md"
      let bytes =
        Array("caf\u{E9}".unicodeScalars.map { UInt8($0.value) })
        + Array("\n<!-- masthead: header/profile -->\n<!-- /masthead -->\n".utf8)
      try TemporaryFiles().write(bytes, to: page)
      let result = docs(["--update", page, "-o", "\(folder)/images"])
      #expect(result.exitCode == .couldNotRun && result.errors == "error: \(page) is no UTF-8 text.\n")
      #expect(try File.read(page) == bytes)
    }
  }

  @Test func aLinkIsFollowedAndTheFilesModeIsKept() throws {
    try withTemporaryFolder { folder in
      let page = "\(folder)/real.md"
      try TemporaryFiles().write(Array("<!-- masthead: header/profile -->\n<!-- /masthead -->\n".utf8), to: page)
      #expect(chmod(page, 0o600) == 0 && symlink("real.md", "\(folder)/link.md") == 0)
      let result = docs(["--update", "\(folder)/link.md", "-o", "\(folder)/images"])
      #expect(result.exitCode == .done && result.output.hasSuffix("\n\(folder)/link.md\n"))
      #expect(try text(page).contains("<picture>"))
      var information = stat()
      #expect(lstat("\(folder)/link.md", &information) == 0 && information.st_mode & S_IFMT == S_IFLNK)
      #expect(lstat(page, &information) == 0 && information.st_mode & 0o777 == 0o600)
    }
  }

  @Test func aMarkThatIsWrongIsNamedWithItsLine() throws {
    try withTemporaryFolder { folder in
      let page = "\(folder)/a.md"
      for (mark, message) in [
        (
          "<!-- masthead: header/profil -->\n<!-- /masthead -->",
          "1: No preview is named \"header/profil\"; did you mean header/profile?"
        ),
        ("\n<!-- masthead: header/profile -->", "2: This block has no <!-- /masthead -->."),
        ("<!-- /masthead -->", "1: <!-- /masthead --> ends no block."),
      ] {
        try TemporaryFiles().write(Array(mark.utf8), to: page)
        let result = docs(["--update", page, "-o", folder])
        #expect(result.exitCode == .couldNotRun)
        #expect(result.errors == "error: \(page):\(message)\n")
      }
      try TemporaryFiles().write([], to: page)
      #expect(docs(["--update", page, "-o", folder]).errors.contains("has no marked block"))
    }
  }

  @Test func alternativeTextLeavesOutWhatIsScrolledOutOfSight() {
    func row(_ label: String, _ y: Double) -> AccessibilityNode {
      AccessibilityNode(role: .text, label: label, frame: Rect(x: 0, y: y, width: 100, height: 20))
    }
    var list = AccessibilityNode(role: .scrollView, frame: Rect(x: 0, y: 40, width: 100, height: 100))
    list.children = [row("beneath the bar", 25), row("half seen", 30), row("last", 129), row("cut", 131)]
    var screen = AccessibilityNode(role: .screen, frame: Rect(x: 0, y: 0, width: 100, height: 140))
    screen.children = [row("bar", 10), list, row("below", 140), row("beside", 0)]
    screen.children[3].frame.origin.x = 60
    #expect(AltText.text(of: screen) == "bar, half seen, last")
  }

  @Test func alternativeTextIsShortAndSaysTheTitleFirst() {
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    var screen = AccessibilityNode(role: .screen, frame: box)
    screen.children = (1...40).map { AccessibilityNode(role: .text, label: "Row number \($0)", frame: box) }
    screen.children.append(AccessibilityNode(role: .heading, label: "Rows", frame: box))
    let text = AltText.text(of: screen)
    #expect(text.hasPrefix("Rows: Row number 1, Row number 2, "))
    #expect(text.hasSuffix(" …") && text.count < 170)
  }
}

struct SheetAndCurveTests {
  @Test func aSheetIsOnePicture() throws {
    try withTemporaryFolder { folder in
      let result = call("sheet", "header/*", "--offsets", "0,8", "--themes", "light,dark", "-o", "\(folder)/a/s.png")
      #expect(result.exitCode == .done && result.errors == "")
      #expect(result.output == "\(folder)/a/s.png\n")
      let bytes = try #require(try File.read("\(folder)/a/s.png"))
      #expect(try PNG.decode(bytes).widthInPixels == 1)
    }
  }

  @Test func aCurveIsATableOrCSV() {
    let table = call("curve", "header/profile", "--offsets", "0,8")
    #expect(table.exitCode == .done && table.errors == "")
    #expect(table.output.split(separator: "\n").count == 3)
    let csv = call("curve", "header/profile", "--offsets", "0,8", "--format", "csv")
    #expect(csv.output == "offset,height,title,large,hairline,pinned\n0,,0,0,0,\n8,,0,0,0,\n")
  }

  @Test func theFilesNameSaysTheCurvesFormat() throws {
    try withTemporaryFolder { folder in
      for (name, options, head) in [
        ("a.csv", [], "offset,height"), ("a.txt", [], "  offset"), ("a", [], "  offset"),
        ("a.txt", ["--format", "csv"], "offset,height"),
      ] {
        let result = run(["curve", "header/profile", "--offsets", "0,8", "-o", "\(folder)/\(name)"] + options)
        #expect(result.errors == "")
        let text = String(decoding: try #require(try File.read("\(folder)/\(name)")), as: UTF8.self)
        #expect(text.hasPrefix(head), "\(name): \(text)")
      }
    }
  }

  @Test func wrongCallsAreOneSentence() {
    #expect(
      call("curve", "header/profile", "-o", "x/y.pdf").errors
        == "error: \".pdf\" in -o is not an ending of curves: use .txt, .csv, .svg, .png, or name the format with --format.\n"
    )
    #expect(
      call("sheet", "header/profile", "--scales", "1,2", "-o", "x.png").errors == "error: A sheet has one scale.\n")
    #expect(
      call("curve", "header/profile", "--format", "gif").errors
        == "error: \"gif\" in --format is not a format of curves: use text, csv, svg, png.\n")
    #expect(
      call("render", "header/profile", "--format", "gif", "-o", "x").errors
        == "error: \"gif\" in --format is not a format: use png, svg, pdf.\n")
    #expect(call("docs", "-o", "x").errors == "error: docs needs PREVIEW..., or --update FILE.\n")
  }
}
