import Masthead

/// A page with one example on it, with a margin of 16 points.
struct Story<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .foregroundStyle(EsuissColor.foreground)
      .background(EsuissColor.background)
  }
}
