import Masthead

let headerMessages = [
  "Lunch on Friday?",
  "The draft is ready for review",
  "Photos from the trip",
  "Invoice for September",
  "Your order has shipped",
  "Team sync moved to 3 PM",
  "Weekend plans",
  "Book club picks",
  "Flight confirmation",
  "New comment on your post",
  "Reminder: dentist at 10",
  "Tickets for Saturday",
  "Notes from the workshop",
  "Your receipt is attached",
  "Welcome to the neighborhood",
]

struct HeaderMessageRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(headerMessages, id: \.self) { message in
        Text(message)
          .textVariant(.p)
          .padding(.horizontal, 16)
          .padding(.vertical, 12)
          .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
        Separator().padding(.leading, 16)
      }
    }
  }
}

struct HeaderTrailingActions: View {
  var body: some View {
    HeaderActions {
      HeaderIconButton(icon: Ph.magnifyingGlass.regular, label: "Search")
      HeaderIconButton(icon: Ph.plus.regular, label: "New message")
    }
  }
}

struct HeaderLargeTitleDemo: View {
  var subtitle: String?

  var body: some View {
    HeaderScrollView {
      HeaderLargeTitle("Inbox", subtitle: subtitle)
      HeaderMessageRows()
    } header: {
      Header {
        HeaderTitle("Inbox")
      } leading: {
        HeaderBack("Mailboxes")
      } trailing: {
        HeaderTrailingActions()
      }
    }
  }
}

struct HeaderLargeTitleExample: View {
  var body: some View {
    HeaderLargeTitleDemo()
  }
}
