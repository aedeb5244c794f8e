// The seed's code as it stands.
// swift-format-ignore-file
import SwiftUI

struct StickyHeaderView: View {
    private let heroHeight: CGFloat = 240
    private let items: [String] = (1...40).map { "Item \($0)" }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                heroSection
                Section {
                    ForEach(items, id: \.self) { item in
                        itemRow(item)
                    }
                } header: {
                    stickyBar
                }
            }
        }
        .ignoresSafeArea(edges: .top)
    }

    // MARK: – Hero (scrolls away, stretches on overscroll)
    private var heroSection: some View {
        GeometryReader { proxy in
            let minY = proxy.frame(in: .global).minY
            ZStack(alignment: .bottomLeading) {
                LinearGradient(
                    colors: [.indigo, .purple],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
                .frame(height: max(heroHeight, heroHeight + minY))
                .offset(y: min(0, -minY))

                VStack(alignment: .leading, spacing: 4) {
                    Text("Catalog")
                        .font(.largeTitle.bold())
                        .foregroundStyle(.white)
                    Text("\(items.count) items available")
                        .font(.subheadline)
                        .foregroundStyle(.white.opacity(0.8))
                }
                .padding(.horizontal, 20)
                .padding(.bottom, 20)
            }
        }
        .frame(height: heroHeight)
    }

    // MARK: – Sticky bar (pinned to top via pinnedViews)
    private var stickyBar: some View {
        HStack {
            Label("All Items", systemImage: "square.grid.2x2")
                .font(.headline)
            Spacer()
            Button {
                // present filter sheet
            } label: {
                Image(systemName: "line.3.horizontal.decrease.circle")
                    .imageScale(.large)
            }
        }
        .padding(.horizontal)
        .frame(height: 52)
        .background(.regularMaterial)
        .overlay(alignment: .bottom) { Divider() }
    }

    // MARK: – Row
    private func itemRow(_ name: String) -> some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 10)
                    .fill(.indigo.opacity(0.12))
                    .frame(width: 48, height: 48)
                    .overlay {
                        Image(systemName: "cube.box")
                            .foregroundStyle(.indigo)
                    }
                VStack(alignment: .leading, spacing: 2) {
                    Text(name).font(.headline)
                    Text("Tap to view details")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "chevron.right")
                    .foregroundStyle(.tertiary)
            }
            .padding()
            .accessibilityElement(children: .combine)
            .accessibilityLabel("\(name). Tap to view details.")
            Divider().padding(.leading, 72)
        }
    }
}

#Preview {
    StickyHeaderView()
}
