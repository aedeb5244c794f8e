import Masthead

struct HeaderSubtitleExample: View {
  var body: some View {
    Header {
      HeaderTitle("Alex Morgan", subtitle: "Last seen today")
    } leading: {
      HeaderBack()
    } trailing: {
      HeaderTrailingActions()
    }
    .headerStoryBleed()
  }
}
