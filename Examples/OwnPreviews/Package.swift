// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnPreviews",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Masthead", path: "../..")],
  targets: [
    .executableTarget(
      name: "own-previews",
      dependencies: [
        .product(name: "Masthead", package: "Masthead"),
        .product(name: "MastheadCommands", package: "Masthead"),
      ])
  ]
)
