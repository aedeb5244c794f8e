// The seed's code as it stands.
// swift-format-ignore-file
import SwiftUI

struct MultiSectionView: View {
    let categories = ["Fruits", "Vegetables", "Grains"]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                ForEach(categories, id: \.self) { category in
                    Section {
                        ForEach(1...8, id: \.self) { i in
                            VStack(spacing: 0) {
                                Text("\(category) item \(i)")
                                    .frame(maxWidth: .infinity, alignment: .leading)
                                    .padding()
                                Divider()
                            }
                        }
                    } header: {
                        Text(category)
                            .font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(.horizontal)
                            .padding(.vertical, 10)
                            .background(.regularMaterial)
                            .overlay(alignment: .bottom) { Divider() }
                    }
                }
            }
        }
    }
}

#Preview { MultiSectionView() }
