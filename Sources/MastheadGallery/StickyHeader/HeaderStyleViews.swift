import Masthead

/// A sticky header above rows, with a title and a background that a style changes.
struct StickyExample<Title: View, Background: View>: View {
  @ViewBuilder let title: (StickyHeaderContext) -> Title
  @ViewBuilder let background: (StickyHeaderContext) -> Background

  var body: some View {
    StickyHeader(
      headerTitle: title,
      headerBackground: background,
      content: {
        StickyHeaderScroll { _ in
          TabRows(name: "Track", symbol: "music.note", color: .pink)
        }
      }
    )
  }
}

/// The name of a record, as a header has it.
struct RecordTitle: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("Night Walks").font(.largeTitle.bold())
      Text("The Lanterns").font(.title3).opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(.vertical, 52)
    .frame(maxWidth: .infinity)
  }
}

/// Colours behind a title.
struct RecordBackground: View {
  var body: some View {
    LinearGradient(
      colors: [Color(red: 0.45, green: 0.16, blue: 0.55), Color(red: 0.93, green: 0.35, blue: 0.42)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// A title that stays on the screen at half its size.
struct FixedTitleView: View {
  var body: some View {
    StickyExample { context in
      VStack(spacing: 0) {
        Text("Night Walks")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
          .padding(.vertical, 16)
          .headerStyle(
            ShrinkHeaderStyle(fade: false, minimumScale: 0.6, offsetFactor: 0, anchor: .top), context: context
          )
          .headerStyle(FixedHeaderStyle(), context: context)
          .minTitleHeight(.content(scale: 0.6))
        Text("The Lanterns, twelve songs after midnight")
          .foregroundStyle(.white.opacity(0.8))
          .padding(.bottom, 32)
          // Gone before the title stands where it was.
          .opacity(1 - 2.5 * max(context.unitOffset, 0))
      }
      .frame(maxWidth: .infinity)
    } background: { _ in
      RecordBackground()
    }
  }
}

/// A style of one's own: the element turns as it goes.
struct TiltHeaderStyle<Tab: Hashable>: HeaderStyle {
  func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content
      .rotationEffect(.degrees(Double(-12 * context.unitOffset)), anchor: .bottomLeading)
      .opacity(1 - 0.8 * Double(max(context.unitOffset, 0)))
  }
}
