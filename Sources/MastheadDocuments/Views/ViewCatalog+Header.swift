import Foundation
import Masthead

extension ViewCatalog {
  static let header: [Declaration<BuiltView>] = [
    Declaration("Header", "A navigation bar of 44 points with a title in its middle.") { f in
      let title = f.required("title", .views, "The title, such as a HeaderTitle.")
      let leading = f("leading", .views, "What stands at the start: HeaderBack or HeaderActions.")
      let trailing = f("trailing", .views, "What stands at the end: HeaderActions.")
      guard let title else { return nil }
      return BuiltView {
        Header {
          title
        } leading: {
          leading ?? ViewSequence([])
        } trailing: {
          trailing ?? ViewSequence([])
        }
      }
    },
    Declaration("HeaderTitle", "The title in the middle of a header.") { f in
      let title = f.main("title", .text, "The title.")
      let subtitle = f("subtitle", .text, "A smaller line below it.")
      return title.map { title in BuiltView { HeaderTitle(title, subtitle: subtitle) } }
    },
    Declaration("HeaderLargeTitle", "A large title, the first thing in a HeaderScrollView.") { f in
      let title = f.main("title", .text, "The title.")
      let subtitle = f("subtitle", .text, "A smaller line below it.")
      return title.map { title in BuiltView { HeaderLargeTitle(title, subtitle: subtitle) } }
    },
    Declaration("HeaderBack", "The way back: a caret, and the name of the screen before.") { f in
      let label = f.main("label", .text, "The screen before; the caret alone if missing.", isRequired: false)
      return BuiltView { HeaderBack(label) }
    },
    Declaration("HeaderActions", "Actions side by side in a header.") { f in
      let side = f("side", side, "The end they stand at; that of the builder they are in if missing.")
      let content = f.main("content", .viewList, "The actions.")
      return content.map { content in BuiltView { HeaderActions(side: side) { content } } }
    },
    Declaration("HeaderIconButton", "An action that shows an icon.") { f in
      let icon = f.required("icon", Values.icon, "The icon.")
      let label = f.required("label", .text, "What assistive technology reads out.")
      guard let icon, let label else { return nil }
      return BuiltView { HeaderIconButton(icon: icon, label: label) }
    },
    Declaration("HeaderScrollView", "Content that scrolls beneath a header, and moves it.") { f in
      let indicators = f("showsIndicators", .bool, "False to hide where the content stands; true if missing.")
      let header = f.required("header", .views, "The header.")
      let content = f.required("content", .viewList, "The content, a HeaderLargeTitle first if there is one.")
      guard let header, let content else { return nil }
      return BuiltView {
        HeaderScrollView(showsIndicators: indicators ?? true) {
          content
        } header: {
          header
        }
      }
    },
  ]

  private static let side: Kind<HeaderActionsSide> = .choice("a side", ["leading": .leading, "trailing": .trailing])

  static let screens: [Declaration<BuiltView>] = [
    Declaration("Screen", "The ground of a whole screen, from which headers take their colour.") { f in
      let background = f("background", ground, "What it is made of; background if missing.")
      let content = f.main("content", .viewList, "What stands on it.")
      return content.map { content in BuiltView { Screen(background: background ?? .background) { content } } }
    },
    Declaration("Separator", "A line of one point between things.") { f in
      let orientation = f("orientation", Values.axis, "Which way it runs; horizontal if missing.")
      return BuiltView { Separator(orientation ?? .horizontal) }
    },
    Declaration("KeyboardScrollView", "A vertical scroll view whose content takes the whole width.") { f in
      let indicators = f("showsIndicators", .bool, "False to hide where the content stands; true if missing.")
      let content = f.main("content", .viewList, "The content.")
      return content.map { content in
        BuiltView { KeyboardScrollView(showsIndicators: indicators ?? true) { content } }
      }
    },
    Declaration("NavigationStack", "A screen with the system's navigation bar; a title comes from navigationTitle.") {
      f in
      let content = f.main("content", .viewList, "The screen.")
      return content.map { content in BuiltView { NavigationStack { content } } }
    },
  ]

  private static let ground: Kind<Screen<ViewSequence>.Background> = .choice(
    "a ground", ["background": .background, "muted": .muted])
}
