import Masthead

struct HeaderBackOnlyExample: View {
  var body: some View {
    Header {
      HeaderTitle("Details")
    } leading: {
      HeaderBack("A very long previous screen title")
    }
    .headerStoryBleed()
  }
}
