// swift-format-ignore-file
// The tutorial's short version, letter for letter, in a view of its own: that it compiles as it stands is the point.
import Masthead

struct ShortStickyHeader: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(1...50, id: \.self) { i in
                        Text("Row \(i)").padding()
                        Divider()
                    }
                } header: {
                    Text("Sticky Header")
                        .font(.headline)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                        .background(.regularMaterial)
                        .overlay(alignment: .bottom) { Divider() }
                }
            }
        }
    }
}
