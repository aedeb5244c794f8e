import Foundation
import MastheadTesting
import ProfileUI
import Testing

/// The golden is of a page with another name and dots of another colour. `prints.txt` is what this test says.
@Test func aChangedPage() {
  assertSnapshot(
    of: ProfilePage(name: "Ada L.", tint: .indigo), at: [52], size: CGSize(width: 390, height: 160), named: "page")
}
