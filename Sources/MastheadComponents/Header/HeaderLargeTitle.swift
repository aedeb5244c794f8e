import Foundation
public import MastheadLayout

/// A large title, the first thing in a `HeaderScrollView`. As it goes beneath the bar, the bar's own title appears.
public struct HeaderLargeTitle<Title: View>: View {
  private let title: Title
  private let subtitle: String?
  private let isHeading: Bool
  @Environment(\.headerReport) private var report
  @Environment(\.headerStretch) private var stretch
  @Environment(\.layoutDirection) private var layoutDirection

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
      VStack(alignment: .leading, spacing: 2) {
        title
          .textStyle(.xl3, weight: .bold)
          .foregroundStyle(EsuissColor.foreground)
        if let subtitle {
          Text(subtitle)
            .textStyle(.sm)
            .foregroundStyle(EsuissColor.mutedForeground)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .scaleEffect(stretch, anchor: layoutDirection == .rightToLeft ? .bottomTrailing : .bottomLeading)
    // With the bar's 44 and a line of 41 points this is 96, the height of the platform's bar with a large title.
    .padding(EdgeInsets(top: 3, leading: Metrics.margin, bottom: 8, trailing: Metrics.margin))
    .background { HeaderProgressReader(report: report) }
    .preference(key: HasLargeTitleKey.self, value: true)
  }
}

/// Tells how far the view it stands behind has gone beneath the bar.
private struct HeaderProgressReader: View {
  let report: ((CGFloat) -> Void)?

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named(HeaderSpace.scroll))
      let progress = HeaderMath.progress(minY: frame.minY, height: frame.height)
      Color.clear.onChange(of: progress, initial: true) { _, progress in report?(progress) }
    }
  }
}

/// True where a large title is in the content.
struct HasLargeTitleKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
