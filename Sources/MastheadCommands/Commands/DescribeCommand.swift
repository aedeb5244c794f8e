import Masthead
import MastheadDisplayList
import MastheadLayout

extension Command {
  static let describe = Command(
    CommandDeclaration(
      name: "describe", summary: "Print what frames are made of, as text",
      operand: .init(
        "PREVIEW", isRepeated: true, help: "A preview's name, a pattern, all, or a file of previews, as for render."),
      options: Section.allCases.map(\.option) + Axes.options + FrameRun.options + [Options.json],
      description: [
        """
        Lays out the frames that render would draw, and prints for each what it draws (the display list), what \
        assistive technology is told (the accessibility tree), how far its scroll views are and can go (the metrics), \
        and what a person should know (the diagnostics). Lengths are points from the top left.
        """,
        "With one or more of the section options, only those sections are printed.",
      ],
      examples: [
        .init("describe header/profile", "Everything about one frame."),
        .init("describe header/large-title --metrics --offsets 0,26,52", "How far it is scrolled, three times."),
        .init("describe all --accessibility --json", "All accessibility trees, for a program."),
      ])
  ) { arguments, context in
    let asked = Section.allCases.filter { arguments.contains($0.option) }
    let sections = asked.isEmpty ? Section.allCases : asked
    // Nothing that a person should know is left out because another section was asked for.
    let run = try FrameRun(arguments, context, reportsDiagnostics: !sections.contains(.diagnostics))
    let isJSON = arguments.contains(Options.json)
    var document = isJSON ? FrameDocument(output: context.output) : nil
    var isFirst = true
    let (exitCode, failures) = try run.run { maker, cell in
      let frame = try maker(cell.preview, cell.request, .accessibility)
      let value: Description =
        isJSON ? .json(json(cell, frame, sections)) : .text(text(cell, frame, sections))
      return .init(value: value, diagnostics: frame.diagnostics)
    } emit: { _, outcome in
      switch outcome.value {
      case .json(let frame): try document?.add(frame)
      case .text(let text): try context.output((isFirst ? "" : "\n") + text)
      }
      isFirst = false
    }
    try document?.end(failures: failures)
    return exitCode
  }

  private enum Description: Sendable {
    case text(String)
    case json(JSONValue)
  }

  private enum Section: String, CaseIterable, Sendable {
    case displayList = "display-list"
    case accessibility, metrics, diagnostics

    var option: OptionDeclaration {
      OptionDeclaration(rawValue, .flag, help: "Prints the \(title).")
    }

    var title: String {
      switch self {
      case .displayList: "display list"
      case .accessibility: "accessibility tree"
      case .metrics: "scroll metrics"
      case .diagnostics: "diagnostics"
      }
    }
  }

  private static func text(_ cell: FrameGrid.Cell, _ frame: Frame, _ sections: [Section]) -> String {
    var lines = ["\(cell.preview.name) \(cell.name), \(frame.displayList.size) points"]
    for section in sections {
      lines.append(section.title)
      let content =
        switch section {
        case .displayList: displayListLines(frame).map { "  " + $0 }
        case .accessibility: frame.accessibilityLines.map { "  " + $0 }
        case .metrics:
          frame.metricsLines.map { "  " + $0 }
        case .diagnostics: frame.diagnostics.map { "  " + $0.line }
        }
      lines += content.isEmpty ? ["  none"] : content
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func displayListLines(_ frame: Frame) -> [String] {
    frame.displayList.description.split(separator: "\n").map(String.init)
  }

  private static func json(_ cell: FrameGrid.Cell, _ frame: Frame, _ sections: [Section]) -> JSONValue {
    var members = cell.members
    members.append(JSONValue.Member("size", frame.displayList.size.json))
    for section in sections {
      switch section {
      case .displayList:
        let lines = displayListLines(frame)
        members.append(JSONValue.Member("displayList", .array(lines.map { .string($0) })))
      case .accessibility: members.append(JSONValue.Member("accessibility", frame.accessibility.json))
      case .metrics:
        members.append(JSONValue.Member("scrollViews", .array(frame.scrollMetrics.map(\.json))))
        if !frame.progress.isEmpty {
          members.append(JSONValue.Member("progress", .array(frame.progress.map(\.json))))
        }
      case .diagnostics:
        members.append(JSONValue.Member("diagnostics", .array(frame.diagnostics.map(\.json))))
      }
    }
    return .object(members)
  }
}
