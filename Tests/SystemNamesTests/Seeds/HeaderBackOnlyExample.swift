// The seed's code as it stands.
// swift-format-ignore-file
import EsuissUI
import SwiftUI

struct HeaderBackOnlyExample: View {
  var body: some View {
    Header {
      HeaderTitle("Details")
    } leading: {
      HeaderBack("A very long previous screen title")
    }
    .headerStoryBleed()
  }
}
