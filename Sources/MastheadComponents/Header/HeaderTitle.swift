import Foundation
public import MastheadLayout

/// The title in the middle of a header. While a large title is on the screen it is faded out.
public struct HeaderTitle<Title: View>: View {
  private let title: Title
  private let subtitle: String?
  private let isHeading: Bool
  @Environment(\.headerProgress) private var progress

  /// A title of one line, and a smaller line below it.
  public init<S: StringProtocol>(_ title: S, subtitle: String? = nil) where Title == Text {
    self.title = Text(title)
    self.subtitle = subtitle
    isHeading = true
  }

  /// A title that is any view. It is a heading if it says so itself.
  public init(subtitle: String? = nil, @ViewBuilder title: () -> Title) {
    self.title = title()
    self.subtitle = subtitle
    isHeading = false
  }

  public var body: some View {
    HeaderHeading(isHeading: isHeading) {
      VStack(spacing: 0) {
        title
          .textStyle(.base, weight: .semibold)
          .foregroundStyle(EsuissColor.foreground)
        if let subtitle {
          Text(subtitle)
            .textStyle(.xs2)
            .foregroundStyle(EsuissColor.mutedForeground)
        }
      }
      .lineLimit(1)
    }
    .opacity(progress ?? 1)
    .layoutValue(key: HeaderSlotKey.self, value: .center)
  }
}

/// Title and subtitle as one heading for assistive technology, where they are words.
struct HeaderHeading<Content: View>: View {
  let isHeading: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isHeading {
      content
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    } else {
      content
    }
  }
}
