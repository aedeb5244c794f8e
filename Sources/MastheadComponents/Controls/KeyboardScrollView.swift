import Foundation
public import MastheadLayout

/// A vertical scroll view whose content takes the whole width. On a device it keeps clear of the keyboard.
public struct KeyboardScrollView<Content: View>: View {
  private let showsIndicators: Bool
  private let content: Content

  public init(showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public var body: some View {
    ScrollView(.vertical, showsIndicators: showsIndicators) {
      content.frame(maxWidth: .infinity, alignment: .topLeading)
    }
  }
}
