import Masthead

struct HeaderLargeTitleWithSubtitleExample: View {
  var body: some View {
    HeaderLargeTitleDemo(subtitle: "3 unread")
  }
}
