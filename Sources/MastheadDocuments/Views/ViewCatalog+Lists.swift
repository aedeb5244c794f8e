import Foundation
import Masthead

extension ViewCatalog {
  static let lists: [Declaration<BuiltView>] = [
    Declaration("ScrollView", "Content that scrolls.") { f in
      let axes = f("axes", Values.axes, "Which way; vertical if missing.")
      let indicators = f("showsIndicators", .bool, "False to hide where the content stands; true if missing.")
      let content = f.main("content", .viewList, "The views.")
      guard let content else { return nil }
      return BuiltView { ScrollView(axes ?? .vertical, showsIndicators: indicators ?? true) { content } }
    },
    Declaration("List", "Rows in the look of the system's lists.") { f in
      let content = f.main("content", .viewList, "The rows, or sections of rows.")
      guard let content else { return nil }
      return BuiltView { List { content } }
    },
    Declaration("Form", "Rows in the look of the system's settings.") { f in
      let content = f.main("content", .viewList, "The rows, or sections of rows.")
      guard let content else { return nil }
      return BuiltView { Form { content } }
    },
    Declaration("Section", "Views with a header and a footer, in a list or a lazy stack.") { f in
      let content = f.main("content", .viewList, "The views.")
      let header = f("header", .views, "What stands above; nothing if missing.")
      let footer = f("footer", .views, "What stands below; nothing if missing.")
      guard let content else { return nil }
      // A part that is there and empty takes room of its own.
      switch (header, footer) {
      case (let header?, let footer?):
        return BuiltView {
          Section {
            content
          } header: {
            header
          } footer: {
            footer
          }
        }
      case (let header?, nil):
        return BuiltView {
          Section {
            content
          } header: {
            header
          }
        }
      case (nil, let footer?):
        return BuiltView {
          Section {
            content
          } footer: {
            footer
          }
        }
      case (nil, nil): return BuiltView { Section { content } }
      }
    },
    Declaration("ForEach", "Views for each row of the data.") { f in
      let rows = f.required(
        "data", rows, "The rows: a name of the data, a list, or a range, such as {\"from\": 1, \"through\": 40}.")
      let name = f("as", .string, "What content calls the whole row; item if missing.") ?? "item"
      return forEach(f, rows ?? [], as: name)
    },
  ]

  /// Rows, each with the place that it takes in lists of the file.
  private static let rows: Kind<[JSON]> = {
    let named = Kind<[JSON]>(.string) { json, decoding in
      guard case .string(let text) = json.value else { return nil }
      let value = decoding.value(named: Template.name(in: text) ?? text, at: json)
      guard let value else { return nil }
      guard case .array(let rows) = value.value else {
        return decoding.mistake(
          json, "\(quotedForMessage(text)) is \(value.shown) in line \(value.place.line), and no list of rows.")
      }
      guard rows.count <= DocumentLimits.rows else { return tooMany(rows.count, json, decoding) }
      return rows
    }
    let inline = Kind<[JSON]>(.list(.any, count: 0...DocumentLimits.rows)) { json, decoding in
      guard case .array(let rows) = json.value else { return nil }
      guard rows.count <= DocumentLimits.rows else { return tooMany(rows.count, json, decoding) }
      return rows
    }
    let range = Kind<[JSON]>.object(numbers)
    return Kind(.either([named.schema, inline.schema, range.schema])) { json, decoding in
      switch json.value {
      case .string: named.read(json, decoding)
      case .array: inline.read(json, decoding)
      case .object: range.read(json, decoding)
      default: decoding.wrong(json, "rows: a name of the data, a list, or a range")
      }
    }
  }()

  private static let numbers = Declaration<[JSON]>("range", "Whole numbers, one for each row.") { f in
    let limits = -1_000_000_000...1_000_000_000
    let first = f.required("from", .integer(in: limits), "The first number.")
    let last = f.required("through", .integer(in: limits), "The last number.")
    guard let first, let last, let json = f.json, let decoding = f.decoding else { return nil }
    guard last - first < DocumentLimits.rows else { return tooMany(last - first + 1, json, decoding) }
    guard first <= last else { return [] }
    return (first...last).map { JSON(value: .number(Double($0)), place: json.place) }
  }

  private static func tooMany(_ count: Int, _ json: JSON, _ decoding: Decoding) -> [JSON]? {
    decoding.mistake(json, "These are \(count) rows; a list has at most \(DocumentLimits.rows).")
  }

  /// Reads the content once for each row, with the row's values in the place of names.
  private static func forEach(_ f: Fields, _ rows: [JSON], as name: String) -> BuiltView? {
    let help = "The views of one row; {title} stands for the row's value of that name."
    f.expect("content", .viewList, help)
    guard let decoding = f.decoding else { return nil }
    var content: [ViewSequence] = []
    for (index, row) in rows.enumerated() {
      guard decoding.countView(row), !decoding.isFull else { return nil }
      let views: ViewSequence? = decoding.withRow(Scope.Row(name: name, value: row, index: index)) {
        f.required("content", .viewList, help)
      }
      if let views { content.append(views) }
    }
    guard content.count == rows.count else { return nil }
    let made = content
    return BuiltView { ForEach(0..<made.count, id: \.self) { made[$0] } }
  }
}
