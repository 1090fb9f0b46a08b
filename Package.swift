// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  .enableUpcomingFeature("ExistentialAny"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  .enableUpcomingFeature("InternalImportsByDefault"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Lets the app say plain `import UIKit` where there is none: the compiler then reads TerminalUIKit.
let terminal: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=TerminalUIKit"], .when(platforms: [.linux, .macOS]))
]

/// Keeps Testing from looking for an overlay of the aliased UIKit.
let terminalTests: SwiftSetting = .unsafeFlags(
  ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS]))

let terminalUIKit: Target.Dependency = .target(
  name: "TerminalUIKit", condition: .when(platforms: [.linux, .macOS]))

func library(_ name: String, _ dependencies: Target.Dependency..., words: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: words ? [.process("Resources")] : [],
    swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let libraries: [Target] = [
  library("Redux"),
  library("ReduxTesting", "Redux"),
  library("Coordinator", "Redux"),
  library("CoordinatorLinks", "Coordinator", "Redux"),
  library("CoordinatorTesting", "Coordinator", "CoordinatorLinks", "Redux"),
  library("CoordinatorUIKit", "Coordinator", terminalUIKit),
  library("AppShell", "CoordinatorLinks", "CoordinatorUIKit", terminalUIKit, words: true),
  library("AppInspector", "AppShell", words: true),
  library("AppAgent", "AppInspector", "AppShell", "ReduxTesting", terminalUIKit),
  library("AppTesting", "AppInspector", "AppShell", "ReduxTesting"),
  library("TerminalUIKit"),
]

let package = Package(
  name: "ReduxCoordinator",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: libraries.map { .library(name: $0.name, targets: [$0.name]) },
  targets: libraries + [
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "AppAgent", "AppInspector", "AppShell", terminalUIKit,
        // Foundation's URLSession suffices elsewhere.
        .target(name: "SocketTransport", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")], swiftSettings: settings + terminal),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "AppTesting", "CoordinatorTesting", "TestSupport", terminalUIKit,
      ],
      exclude: ["Recordings", "Snapshots/__Snapshots__"],
      swiftSettings: settings + terminal + [terminalTests]),
    .target(name: "CLibcurl"),
    library("SocketTransport", "CLibcurl"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("ReduxTests", "Redux", "TestSupport"),
    tests("ReduxTestingTests", "ReduxTesting"),
    tests("CoordinatorTests", "CoordinatorTesting", "ReduxTesting", "TestSupport"),
    tests("CoordinatorLinksTests", "CoordinatorTesting", "TestSupport"),
    tests("CoordinatorUIKitTests", "CoordinatorUIKit", "CoordinatorTesting", "ReduxTesting"),
    tests("ModuleNameTests", "CoordinatorTesting", "CoordinatorUIKit", "ReduxTesting"),
    tests("AppShellTests", "AppTesting"),
    .testTarget(
      name: "AppAgentTests", dependencies: ["AppAgent", "AppTesting", "ExampleApp"],
      exclude: ["client.py", "tasks.txt"], swiftSettings: settings + terminal + [terminalTests]),
    tests("SocketTransportTests", "SocketTransport", "TestSupport"),
    tests("TerminalUIKitTests", "TerminalUIKit", "ReduxTesting", "TestSupport"),
    .target(
      name: "Generator", path: "Tools/Template", exclude: ["main.swift"], swiftSettings: settings),
    tests("ToolTests", "Generator", "TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
