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
        return BuiltView(isSingle: false) {
          Section {
            content
          } header: {
            header
          } footer: {
            footer
          }
        }
      case (let header?, nil):
        return BuiltView(isSingle: false) {
          Section {
            content
          } header: {
            header
          }
        }
      case (nil, let footer?):
        return BuiltView(isSingle: false) {
          Section {
            content
          } footer: {
            footer
          }
        }
      case (nil, nil): return BuiltView(isSingle: false) { Section { content } }
      }
    },
  ]
}
