import EsuissUI
import MastheadDisplayList
import MastheadText
import ScalingHeaderScrollView
import SwiftUIMaterialTabs
import Testing

@testable import Masthead

/// What the seeds' examples use of one another: two buttons with icons.
struct HeaderTrailingActions: View {
  var body: some View {
    HeaderActions {
      ForEach([Ph.magnifyingGlass.regular, Ph.plus.regular], id: \.self) { icon in
        Button {
        } label: {
          Icon(icon)
        }
        .buttonStyle(.variant(.ghost, size: .icon))
        .accessibilityLabel("Action")
      }
    }
  }
}

/// The seeds' files compile as they stand, with the modules that they name, and their previews are found and drawn.
@Suite struct SeedTests {
  private func frame(_ name: String, offset: Double? = nil) throws -> Frame {
    let preview = try #require(Preview.declared.first { $0.name == name })
    return try FrameRenderer(fonts: FontLibrary()).frame(
      of: preview, request: FrameRequest(offset: offset), rasterizing: false)
  }

  @Test func theirPreviewsAreNamedForTheirFiles() {
    let names = Preview.declared.map(\.name)
    #expect(names.contains("MultiSectionView"))
    #expect(names.contains("StickyHeaderView"))
  }

  @Test func theTutorialsBarPinsUnderItsHero() throws {
    let rest = try frame("StickyHeaderView").displayList.description
    #expect(rest.contains("\"Catalog\"") && rest.contains("\"All Items\""))
    #expect(try frame("StickyHeaderView", offset: 400).scrollMetrics.first?.pinnedViews.count == 1)
    #expect(try frame("MultiSectionView", offset: 500).scrollMetrics.first?.pinnedViews.isEmpty == false)
  }

  @Test func theHeadersExamplesAreViews() throws {
    let renderer = FrameRenderer(fonts: FontLibrary())
    for preview in [
      Preview("subtitle") { HeaderSubtitleExample() }, Preview("back") { HeaderBackOnlyExample() },
    ] {
      let frame = try renderer.frame(of: preview, request: FrameRequest(), rasterizing: false)
      // The title of the screen before is too long on purpose.
      #expect(frame.diagnostics.map(\.code) == (preview.name == "back" ? ["text-truncated"] : []))
      #expect(frame.displayList.size.width == 390)
    }
  }
}
