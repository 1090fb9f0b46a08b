// swift-tools-version: 6.2
import PackageDescription

// A feature in its own package: it knows its part of the state, and nothing of the app.

/// Lets the feature say plain `import UIKit` where there is none, as the app does.
let terminal: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=TerminalUIKit"], .when(platforms: [.linux, .macOS]))
]

/// Keeps Testing from looking for an overlay of the aliased UIKit.
let terminalTests: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS]))
]

let architecture: [Target.Dependency] = [
  .product(name: "Redux", package: "ReduxCoordinator"),
  .product(name: "Coordinator", package: "ReduxCoordinator"),
  .product(
    name: "TerminalUIKit", package: "ReduxCoordinator",
    condition: .when(platforms: [.linux, .macOS])),
]

let package = Package(
  name: "VisitFeature",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "VisitFeature", targets: ["VisitFeature"])],
  dependencies: [.package(name: "ReduxCoordinator", path: "../../../..")],
  targets: [
    .target(name: "VisitFeature", dependencies: architecture, swiftSettings: terminal),
    .testTarget(
      name: "VisitFeatureTests", dependencies: ["VisitFeature"] + architecture,
      swiftSettings: terminal + terminalTests),
  ],
  swiftLanguageModes: [.v6]
)
