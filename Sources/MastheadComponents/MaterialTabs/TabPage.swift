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
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(insets(room))
        }
      }
      .frame(width: room.size.width, height: room.size.height)
      .onGeometryChange(for: Place.self) { proxy in
        Place(isInSight: isInSight(proxy.frame(in: .global), room), header: room.header)
      } action: { place in
        model.placed(tab, isInSight: place.isInSight, below: place.header)
      }
    } else {
      content
    }
  }

  /// An edge that only touches the window's shows nothing of the page.
  private func isInSight(_ frame: CGRect, _ room: PageRoom) -> Bool {
    frame.minX < room.window.maxX - 0.01 && frame.maxX > room.window.minX + 0.01
  }

  /// Content rests below a collapsed header.
  private func insets(_ room: PageRoom) -> EdgeInsets {
    var insets = room.safeArea
    insets.top += room.header?.minTotalHeight ?? 0
    return insets
  }
}
