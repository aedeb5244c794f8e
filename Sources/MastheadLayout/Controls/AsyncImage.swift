public import Foundation

/// What has become of a picture that is loaded.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from an address. Nothing is loaded here: it shows what stands in for it until it is there.
public struct AsyncImage<Content: View>: View {
  let content: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == _LoadingImage {
    content = _LoadingImage()
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// What an image without a placeholder of its own shows: grey, in any size.
public struct _LoadingImage: View {
  public var body: some View { Color(.system(.gray)).opacity(0.3) }
}
