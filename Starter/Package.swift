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

/// The libraries that the app is built on.
let libraries = ["AppShell", "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit"]
  .map(library)

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReduxCoordinator")
}

let terminalUIKit = Target.Dependency.product(
  name: "TerminalUIKit", package: "ReduxCoordinator",
  condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(name: "ReduxCoordinator", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "Starter",
      dependencies: libraries + [library("AppInspector"), terminalUIKit],
      resources: [.process("Resources")],
      swiftSettings: settings + terminal),
    .testTarget(
      name: "StarterTests",
      dependencies: libraries + [
        "Starter", library("AppTesting"), library("ReduxTesting"), terminalUIKit,
      ],
      exclude: ["Pictures", "Recordings"],
      swiftSettings: settings + terminal),
  ],
  swiftLanguageModes: [.v6]
)
