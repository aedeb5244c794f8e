import Foundation

@testable import MastheadLayout

/// A screen with a picture that stretches, in the words that public files use for it.
struct ProfileScreen: View {
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.colorScheme) private var colorScheme
  @State private var isFollowing = false
  @State private var offset: CGFloat = 0
  var animates = true

  var body: some View {
    NavigationView {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          hero
          bio
        }
      }
      .coordinateSpace(name: "scroll")
      .onPreferenceChange(OffsetKey.self) { offset = $0 }
      .edgesIgnoringSafeArea(.top)
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .overlay(alignment: .top) {
        Text("offset \(Int(offset))").opacity(0.01)
      }
    }
  }

  private var hero: some View {
    GeometryReader { geometry in
      let minY = geometry.frame(in: .named("scroll")).minY
      Color.orange
        .frame(width: geometry.size.width, height: minY > 0 ? 300 + minY : 300)
        .clipped()
        .accessibilityLabel("hero")
        .offset(y: minY > 0 ? -minY : 0)
        .preference(key: OffsetKey.self, value: minY)
    }
    .frame(height: 300)
  }

  @ViewBuilder private var bio: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 44, height: 44)
        .background(Circle().fill(Color.gray))
        .clipShape(Circle())
        .shadow(radius: 4)
        .accessibilityLabel("picture")
      VStack(alignment: .leading) {
        Text("Jane Doe").font(.title).fontWeight(.bold)
        Text("Photographer").foregroundColor(.secondary)
      }
      Spacer()
      Button(action: { withAnimation(.easeInOut) { isFollowing.toggle() } }) {
        Text(isFollowing ? "Following" : "Follow")
          .foregroundStyle(.white)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(RoundedRectangle(cornerRadius: 10).fill(Color.blue))
      }
      .buttonStyle(.plain)
    }
    .padding()
    .animation(.spring(), value: isFollowing)
    Group {
      ForEach(0..<20) { index in
        Text("Post \(index)")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(index % 2 == 0 ? Color(.systemGray6) : Color.clear)
          .cornerRadius(8)
          .onTapGesture { isFollowing = true }
      }
    }
    .padding(.horizontal)
  }

  struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
}

struct ProfileScreen_Previews: PreviewProvider {
  static var previews: some View {
    ProfileScreen()
      .preferredColorScheme(.dark)
      .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
      .previewDisplayName("Dark")
  }
}
