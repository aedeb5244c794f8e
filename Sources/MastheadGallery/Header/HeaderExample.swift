// swift-format-ignore-file
// As suiss/ui prints it, but for its imports: that it compiles as it stands is the point.
import Masthead

struct HeaderExample: View {
  var body: some View {
    Header {
      HeaderTitle("Profile")
    } leading: {
      HeaderBack("Settings")
    } trailing: {
      HeaderActions {
        Button {} label: {
          Text("Edit").fontWeight(.semibold)
        }
        .buttonStyle(.variant(.plain, size: .sm))
      }
    }
    .headerStoryBleed()
  }
}
