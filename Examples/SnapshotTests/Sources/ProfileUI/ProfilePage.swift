public import Masthead

/// A page with a title that collapses into the bar.
public struct ProfilePage: View {
  let name: String
  let tint: Color

  public init(name: String, tint: Color = .blue) {
    self.name = name
    self.tint = tint
  }

  public var body: some View {
    HeaderScrollView {
      HeaderLargeTitle(name)
      ForEach(0..<20) { index in
        HStack(spacing: 12) {
          Circle().fill(tint).frame(width: 10, height: 10)
          Text("Message \(index + 1)")
          Spacer()
        }
        .padding(16)
      }
    } header: {
      Header {
        HeaderTitle(name)
      } leading: {
        HeaderBack("People")
      }
    }
  }
}
