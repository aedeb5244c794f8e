import Masthead

/// All variants of text.
struct HeaderTextStory: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(TextVariant.allCases, id: \.self) { variant in
        Text(sample(of: variant)).textVariant(variant)
      }
    }
  }

  private func sample(of variant: TextVariant) -> String {
    switch variant {
    case .default: "Default text"
    case .h1: "The first level"
    case .h2: "The second level"
    case .h3: "The third level"
    case .h4: "The fourth level"
    case .p: "A paragraph: a header names the screen, says where it came from, and holds what can be done here."
    case .blockquote: "A header is where a screen says its name."
    case .code: "npx @esuiss/ui add header"
    case .lead: "A lead introduces what follows."
    case .large: "Large text"
    case .small: "Small text"
    case .muted: "Muted text"
    }
  }
}
