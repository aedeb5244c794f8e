import Masthead
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadCommands

struct DescribeTests {
  private static let frame: @Sendable (Preview, FrameRequest) -> Frame = { _, request in
    let page = Rect(x: 0, y: 0, width: 390, height: 44)
    return Frame(
      displayList: DisplayList(
        size: page.size, items: [.fill(.rectangle(page), .color(.white), rule: .nonZero)]),
      bitmap: nil,
      accessibility: AccessibilityNode(
        role: .screen, frame: page,
        children: [
          AccessibilityNode(
            role: .heading, label: "Pro\u{202E}file", headingLevel: 1, traits: [.selected, .disabled],
            frame: Rect(x: 165, y: 11, width: 60.333333, height: 22))
        ]),
      scrollMetrics: [
        ScrollMetrics(
          path: "HeaderScrollView", axis: .vertical, viewport: Rect(x: 0, y: 44, width: 390, height: 800),
          contentSize: Size(width: 390, height: 1200), contentInsets: .init(bottom: 34),
          offset: Point(x: 0, y: request.offset ?? 0), maximumOffset: Point(x: 0, y: 434),
          pinnedViews: [
            PinnedView(
              role: .header, section: 0, label: "Fruits", state: .pushed,
              frame: Rect(x: 0, y: 37, width: 390, height: 42), restingFrame: Rect(x: 0, y: 31, width: 390, height: 42)),
            PinnedView(
              role: .footer, section: 1, label: "", state: .resting,
              frame: Rect(x: 0, y: 79, width: 390, height: 42), restingFrame: Rect(x: 0, y: 79, width: 390, height: 42)),
          ])
      ],
      progress: [ReportedProgress(path: "Bar", name: "collapse", value: 0.25)],
      diagnostics: [Diagnostic(code: "text-truncated", message: "Cut.", path: "Header")])
  }

  @Test func everySectionIsPrinted() {
    let result = call("describe", "header/profile", "--offsets", "13", frame: Self.frame)
    #expect(result.exitCode == .done)
    #expect(result.errors == "")
    #expect(
      result.output == """
        header/profile y13-light@2x, 390 x 44 points
        display list
          canvas 390 x 44
            fill rect(0 0 390 44) #FFFFFF
        accessibility tree
          screen at 0 0 390 44
            heading 1 "Pro\\u{202E}file" (disabled, selected) at 165 11 60.333 22
        scroll metrics
          vertical at 0 44 390 800 [HeaderScrollView]
            content 390 x 1200, insets 0 0 34 0
            offset 0 13, from 0 0 to 0 434
            visible 0 13 390 800
            header 0 "Fruits" pushed at 0 37 390 42, resting place 0 31 390 42
            footer 1 resting at 0 79 390 42
          progress collapse 0.25 [Bar]
        diagnostics
          warning text-truncated: Cut. [Header]

        """)
  }

  @Test func sectionsCanBeChosen() {
    let result = call(
      "describe", "header/profile", "--offsets", "1,2", "--diagnostics", "--metrics",
      frame: { preview, request in blankFrame(preview, request) })
    #expect(
      result.output == """
        header/profile y1-light@2x, 1 x 1 points
        scroll metrics
          none
        diagnostics
          none

        header/profile y2-light@2x, 1 x 1 points
        scroll metrics
          none
        diagnostics
          none

        """)
  }

  @Test func jsonHasTheSameSections() {
    let result = call("describe", "header/profile", "--json", "--accessibility", "--metrics", frame: Self.frame)
    #expect(
      result.output == """
        {
          "frames": [
            {
              "preview": "header/profile",
              "frame": "y0-light@2x",
              "offset": 0,
              "theme": "light",
              "scale": 2,
              "direction": "ltr",
              "textSize": "large",
              "size": {"width": 390, "height": 44},
              "accessibility": {
                "role": "screen",
                "frame": {"x": 0, "y": 0, "width": 390, "height": 44},
                "children": [
                  {
                    "role": "heading",
                    "label": "Pro\u{202E}file",
                    "headingLevel": 1,
                    "traits": ["disabled", "selected"],
                    "frame": {"x": 165, "y": 11, "width": 60.333333, "height": 22}
                  }
                ]
              },
              "scrollViews": [
                {
                  "path": "HeaderScrollView",
                  "axis": "vertical",
                  "viewport": {"x": 0, "y": 44, "width": 390, "height": 800},
                  "contentSize": {"width": 390, "height": 1200},
                  "contentInsets": {"top": 0, "left": 0, "bottom": 34, "right": 0},
                  "offset": {"x": 0, "y": 0},
                  "minimumOffset": {"x": 0, "y": 0},
                  "maximumOffset": {"x": 0, "y": 434},
                  "visibleRect": {"x": 0, "y": 0, "width": 390, "height": 800},
                  "pinnedViews": [
                    {
                      "role": "header",
                      "section": 0,
                      "label": "Fruits",
                      "state": "pushed",
                      "frame": {"x": 0, "y": 37, "width": 390, "height": 42},
                      "restingFrame": {"x": 0, "y": 31, "width": 390, "height": 42}
                    },
                    {
                      "role": "footer",
                      "section": 1,
                      "state": "resting",
                      "frame": {"x": 0, "y": 79, "width": 390, "height": 42},
                      "restingFrame": {"x": 0, "y": 79, "width": 390, "height": 42}
                    }
                  ]
                }
              ],
              "progress": [
                {
                  "path": "Bar",
                  "name": "collapse",
                  "value": 0.25
                }
              ]
            }
          ],
          "failures": []
        }

        """)
  }

  @Test func everythingFailingIsStillADocument() {
    let result = call("describe", "header/profile", "--json") { _, _ in throw CommandFailure("No.", .couldNotRun) }
    #expect(result.exitCode == .couldNotRun)
    #expect(
      result.output == """
        {
          "frames": [],
          "failures": [
            {
              "preview": "header/profile",
              "frame": "y0-light@2x",
              "message": "No."
            }
          ]
        }

        """)
  }

  @Test func diagnosticsAreSaidEvenWhenOtherSectionsWereAskedFor() {
    let result = call("describe", "header/profile", "--metrics", frame: Self.frame)
    #expect(result.exitCode == .done)
    #expect(result.errors == "warning: header/profile: text-truncated: Cut. [Header] (y0-light@2x)\n")
  }

  @Test func strictMakesDiagnosticsFail() {
    let result = call("describe", "header/profile", "--diagnostics", "--strict", frame: Self.frame)
    #expect(result.exitCode == .couldNotRun)
    #expect(result.errors == "error: header/profile: text-truncated: Cut. [Header] (y0-light@2x)\n")
  }
}
