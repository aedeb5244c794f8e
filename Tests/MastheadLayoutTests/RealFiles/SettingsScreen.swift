import Foundation

@testable import MastheadLayout

/// A list with sections under a large title, tabs below it and a style of its own, in the words that public files use.
struct SettingsScreen: View {
  @State private var query = ""
  @State private var isOn = true
  @State private var kind = 0
  @Binding var selection: Int

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        List {
          Section(header: Text("General")) {
            Toggle("Wi-Fi", isOn: $isOn)
            NavigationLink(destination: Text("Details")) {
              Label("About", systemImage: "info.circle")
            }
            Picker("Kind", selection: $kind) {
              Text("One").tag(0)
              Text("Two").tag(1)
            }
            .pickerStyle(.segmented)
          }
          Section("People") {
            ForEach(0..<40, id: \.self) { Text("Person \($0)") }
          }
        }
        .listStyle(.plain)
        .navigationTitle("Settings")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Button("Done") {} }
        }
        .tint(.orange)
      }
      .tag(0)
      .tabItem { Label("Settings", systemImage: "gear") }
      TextField("Search", text: $query).modifier(Card()).tag(1).tabItem { Text("Search") }
    }
  }
}

struct Card: ViewModifier {
  var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  func body(content: Content) -> some View {
    content.padding(insets).background(Color.gray.opacity(0.2)).cornerRadius(12)
  }
}
