import Foundation
import MastheadTesting
import ProfileUI
import Testing

struct ProfilePageTests {
  /// Six frames, each with a picture and a text as goldens.
  @Test func profile() {
    assertSnapshot(
      of: ProfilePage(name: "Ada"), at: [0, 26, 52], themes: [.light, .dark], size: CGSize(width: 390, height: 240),
      named: "profile")
  }

  /// The header in numbers: a review of this golden sees at once what changed and where.
  @Test func headerCurve() {
    assertSnapshot(
      of: ProfilePage(name: "Ada"), at: .every(13, in: 0...78), named: "profile-curve", as: [.headerCurve])
  }

  /// Needs no golden.
  @Test func theTitleCollapsesSmoothly() {
    assertScrolling(of: ProfilePage(name: "Ada"), at: .every(4, in: 0...80), themes: [.light, .dark])
  }
}
