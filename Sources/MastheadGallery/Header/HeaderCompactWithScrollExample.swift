import Masthead

struct HeaderCompactWithScrollExample: View {
  var body: some View {
    HeaderScrollView {
      HeaderMessageRows()
    } header: {
      Header {
        HeaderTitle("Inbox", subtitle: "15 messages")
      } leading: {
        HeaderBack()
      } trailing: {
        HeaderActions {
          HeaderIconButton(icon: Ph.dotsThree.bold, label: "More")
        }
      }
    }
  }
}
