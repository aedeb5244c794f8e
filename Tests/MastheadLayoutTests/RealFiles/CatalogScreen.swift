import Foundation

@testable import MastheadLayout

/// A screen with sections that pin, a grid, and a filter in a bar of material, in the words that public files use.
struct CatalogScreen: View {
  struct Item: Identifiable {
    let id = UUID()
    let title: String
  }

  final class Model: ObservableObject {
    @Published var filter = "All"
    @Published private(set) var items = (0..<12).map { Item(title: "Item \($0)") }
  }

  @StateObject private var model = Model()
  @Namespace private var namespace
  @Environment(\.dismiss) private var dismiss
  private let columns = [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
  let filters = ["All", "New"]
  var start: String?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section(header: bar) {
            LazyVGrid(columns: columns, spacing: 10) {
              ForEach(model.items) { item in
                ZStack(alignment: .bottomLeading) {
                  Rectangle()
                    .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                  Text(item.title).padding(8)
                }
                .frame(height: 120)
                .accessibilityElement(children: .combine)
                .id(item.title)
              }
            }
            .padding(.top, 10)
          }
          Section {
            ForEach(["a", "b", "c"], id: \.self) { name in
              Text("Row \(name)").frame(maxWidth: .infinity, minHeight: 60)
              Divider()
            }
            Color.clear.frame(height: 900)
          } header: {
            Text("More")
              .font(.largeTitle)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: 60)
              .background(.regularMaterial)
              .overlay(Divider(), alignment: .bottom)
          }
        }
      }
      .ignoresSafeArea(edges: .bottom)
      .onAppear {
        if let start { proxy.scrollTo(start, anchor: .top) }
      }
      .onChange(of: model.filter) { _ in model.filter = "All" }
    }
  }

  private var bar: some View {
    HStack {
      ForEach(filters, id: \.self) { filter in
        Button(filter) { model.filter = filter }
          .font(.headline)
          .lineLimit(1)
          .foregroundColor(model.filter == filter ? .primary : .secondary)
          .background {
            if model.filter == filter {
              Capsule().fill(.thinMaterial).matchedGeometryEffect(id: "filter", in: namespace)
            }
          }
      }
      Spacer()
      Image(systemName: "slider.horizontal.3").scaleEffect(1.2).rotationEffect(.degrees(90))
    }
    .padding(.horizontal)
    .frame(height: 52)
    .background(Color.white.opacity(0.95).blur(radius: 1))
    .zIndex(1)
  }
}
