// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapshotTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Masthead", path: "../..")],
  targets: [
    .target(name: "ProfileUI", dependencies: [.product(name: "Masthead", package: "Masthead")]),
    .testTarget(
      name: "ProfileUITests",
      dependencies: ["ProfileUI", .product(name: "MastheadTesting", package: "Masthead")],
      // Goldens are no resources: the tests read them where they are.
      exclude: ["__Snapshots__"]),
    // Shows what a failure says: `swift test --filter FailsOnPurpose`.
    .testTarget(
      name: "FailsOnPurpose",
      dependencies: ["ProfileUI", .product(name: "MastheadTesting", package: "Masthead")],
      exclude: ["__Snapshots__", "prints.txt"]),
  ]
)
