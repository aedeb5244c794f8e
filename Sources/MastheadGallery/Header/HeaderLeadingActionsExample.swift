// swift-format-ignore-file
// As suiss/ui prints it, but for its imports: that it compiles as it stands is the point.
import Masthead

struct HeaderLeadingActionsExample: View {
  var body: some View {
    Header {
      HeaderTitle("Library")
    } leading: {
      HeaderActions {
        HeaderIconButton(icon: Ph.list.regular, label: "Menu")
      }
    } trailing: {
      HeaderActions {
        Button {} label: {
          Text("Done").fontWeight(.semibold)
        }
        .buttonStyle(.variant(.plain, size: .sm))
      }
    }
    .headerStoryBleed()
  }
}
