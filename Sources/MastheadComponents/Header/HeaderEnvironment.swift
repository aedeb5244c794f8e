import Foundation
import MastheadLayout

extension EnvironmentValues {
  /// How far the large title has gone beneath the bar, 0...1; nil without a large title.
  var headerProgress: CGFloat? {
    get { self[HeaderProgressKey.self] }
    set { self[HeaderProgressKey.self] = newValue }
  }

  /// Takes the progress of a large title.
  var headerReport: ((CGFloat) -> Void)? {
    get { self[HeaderReportKey.self] }
    set { self[HeaderReportKey.self] = newValue }
  }

  /// How visible the line beneath the bar is, 0...1.
  var headerHairline: CGFloat {
    get { self[HeaderHairlineKey.self] }
    set { self[HeaderHairlineKey.self] = newValue }
  }

  /// How much larger large titles are drawn.
  var headerStretch: CGFloat {
    get { self[HeaderStretchKey.self] }
    set { self[HeaderStretchKey.self] = newValue }
  }
}

private struct HeaderProgressKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct HeaderReportKey: EnvironmentKey {
  static var defaultValue: ((CGFloat) -> Void)? { nil }
}

private struct HeaderHairlineKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct HeaderStretchKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

/// The coordinate space of the scroll view beneath a header.
enum HeaderSpace: Hashable {
  case scroll
}
