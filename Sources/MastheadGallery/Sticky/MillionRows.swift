package import Masthead

/// A million rows in a thousand sections, of which a frame makes only those in sight.
package struct MillionRows: View {
  private let sections: Int
  private let rowsInSection: Int

  /// The benchmark compares the list with one of a hundred rows.
  package init(sections: Int = 1_000, rowsInSection: Int = 1_000) {
    self.sections = sections
    self.rowsInSection = rowsInSection
  }

  package var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<sections, id: \.self) { section in
          Section {
            ForEach(0..<rowsInSection, id: \.self) { row in
              Text("Row \(section * rowsInSection + row + 1)")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .frame(height: 44)
                .overlay(alignment: .bottom) { Divider().padding(.leading) }
            }
          } header: {
            Text("Section \(section + 1)")
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal)
              .frame(height: 36)
              .background(.regularMaterial)
              .overlay(alignment: .bottom) { Divider() }
          }
        }
        // All rows are as high as each other, so that none has to be asked.
        .uniformRowLength(44)
      }
    }
  }
}
