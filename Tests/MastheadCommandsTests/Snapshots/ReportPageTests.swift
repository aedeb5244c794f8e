import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import Testing

@testable import MastheadCommands

/// The report in a browser: a probe presses keys, and writes down what is there to see.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.isMissing)))
struct ReportPageTests {
  /// A page of 20 x 20 pixels with a square of a colour on it, and another page in dark.
  private static func frame(_ square: UInt32) -> @Sendable (Preview, FrameRequest) throws -> Frame {
    { preview, request in
      var frame = blankFrame(preview, request)
      let (page, box) = (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 2, y: 3, width: 4, height: 4))
      let paper: UInt32 = request.theme == .dark ? 0xFF00_0000 : 0xFFFF_FFFF
      frame.displayList = DisplayList(
        size: page.size,
        items: [
          .fill(.rectangle(page), .color(RGBA(hex: paper & 0xFF_FFFF)), rule: .nonZero),
          .group(
            .init(
              // It would end the script if it went in as markup.
              label: "</script><b>Badge",
              children: [.fill(.rectangle(box), .color(RGBA(hex: square & 0xFF_FFFF)), rule: .nonZero)])),
        ])
      var bitmap = Bitmap(widthInPixels: 20, heightInPixels: 20, pixels: Array(repeating: paper, count: 400))
      for y in 6..<14 {
        for x in 4..<12 { bitmap.pixels[y * 20 + x] = square }
      }
      frame.bitmap = bitmap
      return frame
    }
  }

  /// What the probe wrote down while it did `actions`, each a line of script.
  private func seen(_ actions: [String], isDark: Bool = false) throws -> [String] {
    try withTemporaryFolder { folder in
      let common = ["--snapshots", "\(folder)/goldens", "--artifacts", "\(folder)/files"]
      let axes = ["--offsets", "0,26", "--themes", "light,dark"]
      _ = run(["record"] + axes + common, previews: ["header/a", "sticky/b"], frame: Self.frame(0xFFCC_0000))
      let result = run(
        ["verify", "--html", "\(folder)/report.html"] + common, previews: ["header/a", "sticky/b"],
        frame: { preview, request in
          let isSame = preview.name == "sticky/b"
          return try Self.frame(isSame ? 0xFFCC_0000 : 0xFFCE_0000)(preview, request)
        })
      #expect(result.exitCode == .different)
      let page = try String(contentsOfFile: "\(folder)/report.html", encoding: .utf8)
      let probe = """
        <script>
        const notes = [];
        const note = text => notes.push(String(text));
        const all = selector => [...document.querySelectorAll(selector)];
        const text = selector => all(selector).map(e => e.textContent).join('|');
        const press = key => (document.activeElement || document).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }));
        addEventListener('error', e => note(e.message));
        const pause = () => new Promise(done => setTimeout(done, 100));
        addEventListener('load', async () => {
          await pause();
          \(actions.map { "\($0); await pause();" }.joined(separator: "\n  "))
          document.body.append(Object.assign(document.createElement('pre'), { id: 'notes', textContent: notes.join('\\n') }));
        });
        </script>
        """
      try Data((probe + page).utf8).write(to: URL(fileURLWithPath: "\(folder)/probed.html"))
      let document = try Chromium.document(of: "\(folder)/probed.html", isDark: isDark, in: folder)
      let notes = try #require(document.firstMatch(of: /<pre id="notes">((?s).*?)<\/pre>/)?.1)
      return notes.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func itShowsFailuresFirstAndFilters() throws {
    let list = "note(text('#list h2') + ': ' + text('#list button'))"
    #expect(
      try seen([
        "note(text('#counts'))", list, "note(text('#title h2'))", "press('a')", list,
        "byId('theme').value = 'dark'; filter()", list, "byId('offset').value = '26'; filter()", list,
        "byId('family').value = 'sticky'; filter()", list, "byId('search').value = 'nothing'; filter()",
        "note(text('#stage'))",
      ]) == [
        "4 failed, 4 passed",
        "header/a: y0-light@2x64 px|y0-dark@2x64 px|y26-light@2x64 px|y26-dark@2x64 px",
        "header/a y0-light@2x",
        "header/a|sticky/b: y0-light@2x64 px|y0-dark@2x64 px|y26-light@2x64 px|y26-dark@2x64 px|"
          + "y0-light@2x|y0-dark@2x|y26-light@2x|y26-dark@2x",
        "header/a|sticky/b: y0-dark@2x64 px|y26-dark@2x64 px|y0-dark@2x|y26-dark@2x",
        "header/a|sticky/b: y26-dark@2x64 px|y26-dark@2x",
        "sticky/b: y26-dark@2x",
        "Nothing fits the filters.",
      ])
  }

  @Test func everyViewIsAKey() throws {
    let stage = "note(document.body.dataset.mode + ': ' + text('#stage figcaption') + ', ' + all('#stage img').length)"
    #expect(
      try seen([
        stage, "press('2')", stage, "note(all('#stage img')[1].style.clipPath)", "press('ArrowRight')",
        "note(all('#stage img')[1].style.clipPath)", "press('3')", stage, "note(all('#stage img')[1].style.opacity)",
        "press('4')", stage, "press('5')", stage, "note(all('.blink').length)",
      ]) == [
        "Side by side: expected|actual|difference, 3",
        "Swipe: left expected, right actual, 2", "inset(0px 0px 0px 50%)", "inset(0px 0px 0px 45%)",
        "Onion skin: both, 2", "0.55", "Difference: difference, 1", "Blink: expected and actual by turns, 2", "1",
      ])
  }

  @Test func keysGoThroughTheListAndZoomToPixels() throws {
    let place = "note(document.body.dataset.snapshot)"
    #expect(
      try seen([
        "press('j')", place, "press('End')", place, "press('j')", place, "press('k')", place, "press('Home')",
        place,
        "note(text('#zoom'))", "press('+')", "press('+')", "note(text('#zoom') + ' ' + all('#stage.pixels').length)",
        "press('0')", "note(text('#zoom'))",
        // A view that differs leads to its pixels.
        "all('#details td button')[0].click()",
        "note(text('#details td button') + ' ' + text('#zoom') + ' ' + all('.mark')[0].style.cssText)",
        "press('/')", "note(document.activeElement.id)", "press('j')", place,
      ]) == [
        "header/a y0-dark@2x", "header/a y26-dark@2x", "header/a y26-dark@2x", "header/a y26-light@2x",
        "header/a y0-light@2x", "50 %", "200 % 1", "50 %",
        "fill #CE0000 in </script><b>Badge 1600 % left: 64px; top: 96px; width: 128px; height: 128px;",
        "search", "header/a y0-light@2x",
      ])
  }

  @Test(arguments: [false, true])
  func itIsLightOrDarkAsThePersonLikes(isDark: Bool) throws {
    let look = "note(getComputedStyle(document.body).backgroundColor)"
    let (light, dark) = ("rgb(255, 255, 255)", "rgb(22, 22, 24)")
    #expect(
      try seen([look, "press('d')", look], isDark: isDark) == (isDark ? [dark, light] : [light, dark]))
  }

  @Test func itFetchesNothing() throws {
    #expect(
      try seen([
        "note(performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length)",
        "note(all('#stage img').every(i => i.naturalWidth === 20))",
      ]) == ["0", "true"])
  }
}
