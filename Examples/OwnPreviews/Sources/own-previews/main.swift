import Masthead
import MastheadCommands

struct Profile: View {
  var body: some View {
    Header {
      HeaderTitle("Profile")
    } leading: {
      HeaderBack("Settings")
    } trailing: {
      HeaderActions {
        Button {
        } label: {
          Text("Edit").fontWeight(.semibold)
        }
        .buttonStyle(.variant(.plain, size: .sm))
      }
    }
  }
}

CommandLineTool(previews: [
  Preview("header/profile") { Profile() }
]).main()
