// The seed's code as it stands.
// swift-format-ignore-file
import EsuissUI
import PhosphorSwift
import SwiftUI

struct HeaderSubtitleExample: View {
  var body: some View {
    Header {
      HeaderTitle("Alex Morgan", subtitle: "Last seen today")
    } leading: {
      HeaderBack()
    } trailing: {
      HeaderTrailingActions()
    }
    .headerStoryBleed()
  }
}
