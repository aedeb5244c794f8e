import Foundation
import MastheadLayout

/// The room that the pages of a container have.
struct PageRoom: Equatable {
  /// Of one page, safe areas included.
  var size = CGSize.zero
  var safeArea = EdgeInsets()
  /// The pages' common window on the canvas.
  var window = CGRect.zero
  /// The header that the page is laid out below; nil until it was measured.
  var header: HeaderGeometry?
  /// True for a page whose tab is another page's. It moves nothing: the two would get into each other's way.
  var isRepeated = false
}

private struct PageRoomKey: EnvironmentKey {
  static var defaultValue: PageRoom? { nil }
}

extension EnvironmentValues {
  /// The room of the page around; nil outside of containers of tabs.
  var pageRoom: PageRoom? {
    get { self[PageRoomKey.self] }
    set { self[PageRoomKey.self] = newValue }
  }
}

/// One page: as large as the container, with its safe areas. What is on it is made only while it is in sight, or selected.
struct TabPage<Tab: Hashable, Content: View>: View {
  let tab: Tab
  let isRepeated: Bool
  @ViewBuilder let content: Content
  @Environment(\.pageRoom) private var room
  @Environment(HeaderModel<Tab>.self) private var model: HeaderModel<Tab>?

  /// What is known of a page once it is placed.
  private struct Place: Equatable {
    let isInSight: Bool
    let header: HeaderGeometry?
  }

  var body: some View {
    if let room, let model {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        if isInSight(frame, room) || model.headerContext.selectedTab == tab {
          content
            .transformEnvironment(\.pageRoom) { $0?.isRepeated = isRepeated }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(insets(room))
        }
      }
      .frame(width: room.size.width, height: room.size.height)
      .onGeometryChange(for: Place.self) { proxy in
        Place(isInSight: isInSight(proxy.frame(in: .global), room), header: room.header)
      } action: { place in
        if !isRepeated { model.placed(tab, isInSight: place.isInSight, below: place.header) }
      }
    } else {
      content
    }
  }

  /// Half a point of a page is nothing that is seen; springs take long for the last of their way.
  private func isInSight(_ frame: CGRect, _ room: PageRoom) -> Bool {
    frame.minX < room.window.maxX - 0.5 && frame.maxX > room.window.minX + 0.5
  }

  /// Content rests below a collapsed header.
  private func insets(_ room: PageRoom) -> EdgeInsets {
    var insets = room.safeArea
    insets.top += room.header?.minTotalHeight ?? 0
    return insets
  }
}
