import Masthead

/// All variants of buttons in all sizes.
struct HeaderButtonsStory: View {
  private let textSizes: [VariantButtonStyle.Size] = [.xs, .sm, .default, .lg, .xl]
  private let iconSizes: [VariantButtonStyle.Size] = [.iconXs, .iconSm, .icon, .iconLg, .iconXl]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(VariantButtonStyle.Variant.allCases, id: \.self) { variant in
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: "\(variant)").textVariant(.muted)
          HStack(spacing: 8) {
            ForEach(textSizes, id: \.self) { size in
              Button("Go") {}.buttonStyle(.variant(variant, size: size))
            }
          }
          HStack(spacing: 8) {
            ForEach(iconSizes, id: \.self) { size in
              Button {
              } label: {
                Icon(Ph.heart.regular)
              }
              .buttonStyle(.variant(variant, size: size))
              .accessibilityLabel("Like")
            }
            Button {
            } label: {
              Icon(Ph.plus.bold)
              Text("Add")
            }
            .buttonStyle(.variant(variant))
            .disabled(true)
          }
        }
      }
    }
  }
}
