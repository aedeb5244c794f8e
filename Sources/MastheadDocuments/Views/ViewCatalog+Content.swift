import Foundation
import Masthead

extension ViewCatalog {
  static let content: [Declaration<BuiltView>] = [
    Declaration("Text", "Words. Names in braces stand for values of the data: {title}.") { f in
      let text = f.main("text", .text, "What it says; a brace itself is written twice: {{.")
      let markdown = f("markdown", .bool, "True when **bold**, *italic* and `code` are marks.")
      guard let text else { return nil }
      if markdown == true { return BuiltView { Text(LocalizedStringKey(text)) } }
      return BuiltView { Text(verbatim: text) }
    },
    Declaration("Label", "A title and a symbol.") { f in
      let title = f.required("title", .text, "The title.")
      let symbol = f.required("systemImage", .text, "The symbol, named as in SF Symbols.")
      guard let title, let symbol else { return nil }
      return BuiltView { Label(title, systemImage: symbol) }
    },
    Declaration("Image", "A symbol of the system, an icon of Phosphor, or a picture.") { f in
      let symbol = f("systemName", .text, "A symbol, named as in SF Symbols.")
      let icon = f("icon", Values.icon, "An icon of Phosphor.")
      let picture = f("file", .picture, "A PNG file, from the preview file's folder on.")
      let name = f("name", .text, "A picture of the preview's resources, or of a folder given with --resources.")
      let resizable = f("resizable", .bool, "True to take the size that is offered.")
      let label = f("label", .text, "What assistive technology reads out for a picture file; nothing if missing.")
      f.exactlyOne("systemName", "icon", "file", "name")
      if let symbol { return BuiltView { resized(Image(systemName: symbol), resizable) } }
      if let name {
        return BuiltView {
          resized(label.map { Image(name, label: Text(verbatim: $0)) } ?? Image(decorative: name), resizable)
        }
      }
      if let icon { return BuiltView { resized(icon, resizable) } }
      return picture.map { picture in BuiltView { resized(picture.image(label: label), resizable) } }
    },
    Declaration("Icon", "An icon of Phosphor in a square box, in the colour of the content around it.") { f in
      let name = f.main("name", .definition("iconName", Values.iconName), "The icon, named as in Swift: dotsThree.")
      let weight = f("weight", Values.iconWeight, "How heavy; regular if missing.")
      let size = f("size", .size, "Points of a side; what the control around gives, or 20, if missing.")
      guard let image = name?.weight(weight ?? .regular) else { return nil }
      return BuiltView { Icon(image, size: size) }
    },
    Declaration("Button", "A button.") { f in
      let content = f.main("content", .viewList, "What it shows.")
      let action = f("action", FileAction.kind, "What a tap does: steps such as set and select; nothing if missing.")
      guard let content else { return nil }
      return BuiltView { FileButton(content: content, action: action ?? .none) }
    },
    Declaration("Toggle", "A switch.") { f in
      let title = f.required("title", .text, "What it switches.")
      let isOn = f("isOn", .bool, "True when it is on.")
      return title.map { title in BuiltView { Toggle(title, isOn: .constant(isOn ?? false)) } }
    },
    Declaration("ProgressView", "How far something is.") { f in
      let value = f.main(
        "value", Values.share, "The share that is done, 0 to 1; a turning wheel if missing.", isRequired: false)
      if let value { return BuiltView { ProgressView(value: value) } }
      return BuiltView { ProgressView() }
    },
    Declaration("TextField", "A field to write in.") { f in
      let title = f.required("title", .text, "What stands in it while it is empty.")
      let text = f("text", .text, "What is written.")
      return title.map { title in BuiltView { TextField(title, text: .constant(text ?? "")) } }
    },
  ]

  private static func resized(_ image: Image, _ isResizable: Bool?) -> Image {
    isResizable == true ? image.resizable() : image
  }
}

private struct FileButton: View {
  let content: ViewSequence
  let action: FileAction
  @Environment(\.fileLinks) private var links

  var body: some View {
    let links = links
    Button {
      action.run(links)
    } label: {
      content
    }
  }
}
