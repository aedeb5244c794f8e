import Foundation

/// A title in the middle of the bar.
struct InlineTitle: View {
  let title: Text

  var body: some View {
    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
  }
}

/// A title below the bar.
struct LargeTitle: View {
  let title: Text

  var body: some View {
    HStack(spacing: 0) {
      title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.8).accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
    }
  }
}

/// The way back, named like the screen that it leads to.
struct BackButton: View {
  let title: Text
  let close: (() -> Void)?

  var body: some View {
    Button {
      close?()
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.left").font(.system(size: 18, weight: .semibold)).accessibilityHidden(true)
        title.font(.body).lineLimit(1)
      }
      // The mark's own room ends before its box does: the button begins nearer to the edge than others.
      .padding(.leading, -9)
    }
  }
}

/// A field that filters what a screen shows.
struct SearchField: View {
  let prompt: Text
  let text: String
  let isAlwaysShown: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").imageScale(.medium).accessibilityHidden(true)
      if text.isEmpty {
        prompt
      } else {
        Text(verbatim: text).foregroundStyle(Color.primary)
      }
      Spacer(minLength: 0)
    }
    .font(.body)
    .lineLimit(1)
    .foregroundStyle(Color(.system(.secondaryLabel)))
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 10))
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isSearchField)
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in the bar scrolls away with the content.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  let isAlways: Bool

  public static let automatic = SearchFieldPlacement(isAlways: false)
  public static let navigationBarDrawer = SearchFieldPlacement(isAlways: false)
  public static let toolbar = SearchFieldPlacement(isAlways: false)
  public static let sidebar = SearchFieldPlacement(isAlways: false)

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isAlways: displayMode.isAlways)
  }
}

extension View {
  /// A search field in the screen's bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    writing {
      $0.search = SearchField(
        prompt: prompt ?? Text("Search"), text: text.wrappedValue, isAlwaysShown: placement.isAlways)
    }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    self
  }

  public func searchCompletion(_ completion: String) -> some View { self }
}
