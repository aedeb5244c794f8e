// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "Masthead",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Masthead", targets: ["Masthead"]),
    .library(name: "MastheadTesting", targets: ["MastheadTesting"]),
    .library(name: "MastheadCommands", targets: ["MastheadCommands"]),
    .executable(name: "masthead", targets: ["masthead-cli"]),
    .plugin(name: "MastheadPlugin", targets: ["MastheadPlugin"]),
  ],
  targets: [
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    library("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev", brew: "pixman"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("CICU", pkgConfig: "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    library("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
    // Of the same package. For tests only, in which films are read again.
    .systemLibrary(name: "CWebPDemux", path: "Tests/CLibraries/CWebPDemux"),
    .target(name: "CLineBreak", dependencies: ["CICU"]),
    .target(name: "CPixels"),
    .target(name: "CTaskHooks"),
    .target(name: "CConformances"),
    .target(name: "CPixelDiff", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CPNGDecode", dependencies: ["CPNG"]),
    .target(name: "CPNGEncode", dependencies: ["CDeflate"]),
    .target(name: "CJPEGDecode", dependencies: ["CJPEG"]),
    .target(
      name: "Fonts", path: "Fonts", exclude: ["sources", "files", "licences", "README.md"],
      cSettings: [.headerSearchPath("files")]),

    .target(
      name: "GalleryPictures", exclude: ["Assets.xcassets", "README.md"], cSettings: [.headerSearchPath(".")]),

    module("MastheadDisplayList", []),
    module("MastheadText", ["MastheadDisplayList", "Fonts", "CFreeType", "CHarfBuzz", "CFriBidi", "CLineBreak"]),
    module("MastheadLayout", ["MastheadDisplayList", "MastheadText", "CTaskHooks"]),
    module("MastheadComponents", ["MastheadLayout"]),
    module("MastheadCairo", ["MastheadDisplayList", "MastheadText", "CCairo", "CPixman", "CPixels"]),
    module("MastheadPNG", ["MastheadDisplayList", "CDeflate", "CPNGDecode", "CPNGEncode", "CPixels"]),
    module("MastheadJPEG", ["MastheadDisplayList", "CJPEGDecode"]),
    module("MastheadWebP", ["MastheadDisplayList", "CWebP", "CPixels"]),
    module("MastheadDiff", ["MastheadDisplayList", "CPixelDiff"]),
    module("MastheadFiles", ["MastheadDisplayList"]),
    // Apart from the plugin: tests of a plugin would have the compiler build the whole package a second time.
    module("MastheadMacroSyntax", []),
    .macro(name: "MastheadMacros", dependencies: ["MastheadMacroSyntax"], swiftSettings: settings),
    module(
      "Masthead",
      [
        "MastheadDisplayList", "MastheadText", "MastheadLayout", "MastheadComponents", "MastheadCairo", "MastheadPNG",
        "MastheadJPEG", "MastheadFiles", "MastheadMacros", "CConformances",
      ]),
    module(
      "MastheadSnapshots",
      [
        "Masthead", "MastheadDisplayList", "MastheadLayout", "MastheadText", "MastheadCairo", "MastheadPNG",
        "MastheadDiff", "MastheadFiles",
      ]),
    module(
      "MastheadTesting",
      [
        "Masthead", "MastheadDiff", "MastheadSnapshots", "MastheadFiles", "MastheadDisplayList", "MastheadLayout",
        "MastheadText",
      ]),
    module(
      "MastheadDocuments", ["Masthead", "MastheadDisplayList", "MastheadFiles", "MastheadLayout", "MastheadPNG"]),
    module(
      "MastheadCommands",
      [
        "Masthead", "MastheadDisplayList", "MastheadDocuments", "MastheadFiles", "MastheadLayout",
        "MastheadMacroSyntax", "MastheadPNG", "MastheadDiff", "MastheadSnapshots", "MastheadWebP",
      ]),
    module("MastheadGallery", ["Masthead", "GalleryPictures"]),
    .executableTarget(
      name: "masthead-cli", dependencies: ["MastheadCommands", "MastheadGallery"], swiftSettings: settings),
    .plugin(
      name: "MastheadPlugin",
      capability: .command(
        intent: .custom(verb: "masthead", description: "Run Masthead's commands on a package's own previews"),
        permissions: [.writeToPackageDirectory(reason: "record writes goldens, and verify the reports it is asked for")]
      )),

    .executableTarget(
      name: "rows-benchmark",
      dependencies: [
        "MastheadGallery", "Masthead", "MastheadPNG", "MastheadLayout", "MastheadText", "MastheadDisplayList",
      ],
      path: "Benchmarks/Rows", swiftSettings: settings),

    tests("MastheadDisplayListTests", ["MastheadDisplayList"]),
    tests("MastheadTextTests", ["MastheadText", "MastheadDisplayList"]),
    tests("MastheadLayoutTests", ["MastheadLayout", "MastheadText", "MastheadDisplayList"]),
    tests(
      "MastheadComponentsTests",
      [
        "MastheadComponents", "MastheadGallery", "MastheadTesting", "Masthead", "MastheadLayout", "MastheadText",
        "MastheadPNG", "MastheadDisplayList",
      ]),
    tests("MastheadCairoTests", ["MastheadCairo", "MastheadText", "MastheadDisplayList"]),
    tests("MastheadPNGTests", ["MastheadPNG", "MastheadDisplayList"], exclude: ["PngSuite"]),
    tests("MastheadJPEGTests", ["MastheadJPEG", "MastheadDisplayList"], exclude: ["Files"]),
    tests("MastheadWebPTests", ["MastheadWebP", "MastheadDisplayList", "CWebPDemux"]),
    tests("MastheadDiffTests", ["MastheadDiff", "MastheadDisplayList", "CPixelDiff"]),
    tests(
      "MastheadSnapshotsTests",
      [
        "MastheadSnapshots", "MastheadDiff", "MastheadFiles", "MastheadPNG", "Masthead", "MastheadDisplayList",
        "MastheadLayout",
      ]),
    tests(
      "MastheadTestingTests",
      [
        "MastheadTesting", "MastheadSnapshots", "MastheadDiff", "MastheadFiles", "MastheadPNG", "Masthead",
        "MastheadDisplayList",
      ]),
    tests("MastheadFilesTests", ["MastheadFiles", "MastheadDisplayList"]),
    tests("MastheadTests", ["Masthead", "MastheadLayout", "MastheadText", "MastheadPNG", "MastheadDisplayList"]),
    tests("MastheadMacroSyntaxTests", ["MastheadMacroSyntax"]),
    tests(
      "MastheadDocumentsTests",
      [
        "MastheadDocuments", "MastheadGallery", "Masthead", "MastheadFiles", "MastheadPNG", "MastheadText",
        "MastheadDisplayList",
      ]),
    tests(
      "MastheadCommandsTests",
      [
        "MastheadCommands", "MastheadDocuments", "MastheadGallery", "Masthead", "MastheadFiles", "MastheadPNG",
        "MastheadDisplayList",
      ]),
  ]
)

#if os(Linux)
  // Modules named as those that screens import on Apple's systems, so that their files compile as they stand.
  let systemNames = ["SwiftUI", "EsuissUI", "PhosphorSwift", "SwiftUIMaterialTabs", "ScalingHeaderScrollView"]
  package.products.append(.library(name: "MastheadSystemNames", targets: systemNames))
  package.targets += systemNames.map {
    .target(name: $0, dependencies: ["Masthead"], path: "Sources/SystemNames/\($0)", swiftSettings: settings)
  }
  package.targets.append(
    .testTarget(
      name: "SystemNamesTests",
      dependencies: ["MastheadText", "MastheadDisplayList"] + systemNames.map { .target(name: $0) }))
#endif
