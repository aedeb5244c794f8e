import Masthead

/// Every material over the same picture.
struct MaterialsView: View {
  private let materials: [(name: String, material: Material)] = [
    ("Ultra thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick), ("Ultra thick", .ultraThick),
    ("Bar", .bar),
  ]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(materials, id: \.name) { entry in
        HStack {
          Text(entry.name).font(.headline)
          Spacer()
          Text("Secondary").font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.horizontal)
        .frame(height: 52)
        .background(entry.material, in: RoundedRectangle(cornerRadius: 14))
      }
    }
    .padding()
    .background { Picture() }
    .clipped()
  }

  /// Bright shapes with sharp edges, so that a blur has something to do.
  private struct Picture: View {
    var body: some View {
      ZStack {
        LinearGradient(colors: [.yellow, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        Circle().fill(.orange).frame(width: 150, height: 150).offset(x: -120, y: -130)
        Circle().fill(.white).frame(width: 90, height: 90).offset(x: 60, y: -120)
        Rectangle().fill(.green).frame(width: 120, height: 120).rotationEffect(.degrees(30)).offset(x: 130, y: -20)
        Circle().fill(.black).frame(width: 110, height: 110).offset(x: -40, y: 40)
        Capsule().fill(.cyan).frame(width: 220, height: 44).rotationEffect(.degrees(-18)).offset(x: -70, y: 130)
        Circle().fill(.red).frame(width: 120, height: 120).offset(x: 120, y: 150)
      }
    }
  }
}
