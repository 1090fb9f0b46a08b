// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Lets sources say `import UIKit` where there is none: they then read TerminalUIKit.
let terminal: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=TerminalUIKit"], .when(platforms: [.linux, .macOS])),
  .unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS])),
]

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReduxCoordinator")
}

let terminalUIKit = Target.Dependency.product(
  name: "TerminalUIKit", package: "ReduxCoordinator",
  condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "PaymentSDK",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PaymentSDK", targets: ["PaymentSDK"])],
  dependencies: [.package(name: "ReduxCoordinator", path: "../..")],
  targets: [
    .target(
      name: "PaymentSDK",
      dependencies: [library("Redux"), library("Coordinator"), terminalUIKit],
      swiftSettings: settings + terminal),
    // It has no Redux, no coordinator, and no navigation state.
    .executableTarget(
      name: "PlainHost", dependencies: ["PaymentSDK", terminalUIKit],
      swiftSettings: settings + terminal),
    .executableTarget(
      name: "ReduxHost",
      dependencies: [
        "PaymentSDK", library("AppShell"), library("AppComponents"), library("Redux"),
        library("Coordinator"),
        library("CoordinatorLinks"), library("CoordinatorUIKit"), terminalUIKit,
      ],
      swiftSettings: settings + terminal),
    .testTarget(
      name: "PaymentSDKTests",
      dependencies: [
        "PaymentSDK", "PlainHost", "ReduxHost", library("AppTesting"),
        library("CoordinatorTesting"), library("ReduxTesting"), library("Redux"),
        library("Coordinator"), library("AppShell"), terminalUIKit,
      ],
      swiftSettings: settings + terminal),
  ],
  swiftLanguageModes: [.v6]
)
