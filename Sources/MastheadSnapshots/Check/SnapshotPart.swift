package import Masthead
package import MastheadDisplayList

/// One thing that is compared with one golden.
package struct SnapshotPart: Sendable {
  package enum Content: Sendable {
    case image(Bitmap)
    /// Ends in a line feed.
    case text(String)
  }

  package let strategy: SnapshotStrategy
  /// The golden's path from the folder of goldens, for example `header/profile/y13-dark@2x.png`.
  package let path: String
  package let content: Content

  package init(strategy: SnapshotStrategy, path: String, content: Content) {
    self.strategy = strategy
    self.path = path
    self.content = content
  }

  /// What a frame is compared by, but for what needs many frames.
  ///
  /// - Parameter name: of the snapshot, for example `header/profile`.
  package static func parts(
    of frame: Frame, request: FrameRequest, name: String, strategies: [SnapshotStrategy]
  ) -> [SnapshotPart] {
    strategies.compactMap { strategy in
      let content: Content
      switch strategy.kind {
      case .image:
        guard let bitmap = frame.bitmap else { return nil }
        content = .image(bitmap)
      case .displayList: content = .text(frame.displayList.description)
      case .accessibility: content = .text(lines(frame.accessibilityLines))
      case .metrics: content = .text(lines(frame.metricsLines))
      case .headerCurve: return nil
      }
      return SnapshotPart(
        strategy: strategy, path: "\(name)/\(request.name)\(strategy.fileEnding)", content: content)
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

/// What is where a golden should be.
package enum GoldenState: Sendable {
  case missing
  case found([UInt8])
  /// It is there, and can't be read: why.
  case unreadable(String)
}
