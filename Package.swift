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

/// What an app declares is on the main actor unless it says `nonisolated`, as in a new app in Xcode.
let mainActor = SwiftSetting.defaultIsolation(MainActor.self)

/// Keeps Testing from looking for an overlay of the aliased UIKit.
let terminalTests: SwiftSetting = .unsafeFlags(
  ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS]))

let terminalUIKit: Target.Dependency = .target(
  name: "TerminalUIKit", condition: .when(platforms: [.linux, .macOS]))

/// A library, its folder, and what it is built on.
func library(
  _ name: String, at path: String, _ dependencies: Target.Dependency..., words: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path,
    resources: words ? [.process("Resources")] : [], swiftSettings: settings)
}

/// The tests of a library, and their folder.
func tests(_ name: String, at path: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

let libraries: [Target] = [
  library("Redux", at: "Sources/Redux"),
  library("ReduxRecording", at: "Workshop/Recording", "Redux"),
  library("ReduxTesting", at: "Workshop/Testing/ReduxTesting", "ReduxRecording"),
  library("Coordinator", at: "Sources/Coordinator/Navigation", "Redux"),
  library("CoordinatorLinks", at: "Sources/Coordinator/Links", "Coordinator", "Redux"),
  library(
    "CoordinatorTesting", at: "Workshop/Testing/CoordinatorTesting", "Coordinator",
    "CoordinatorLinks", "Redux"),
  library("CoordinatorUIKit", at: "Sources/Coordinator/UIKit", "Coordinator", terminalUIKit),
  library(
    "AppShell", at: "Sources/Coordinator/Shell", "CoordinatorLinks", "CoordinatorUIKit",
    terminalUIKit,
    words: true),
  library("Outbox", at: "Sources/Coordinator/Outbox", "AppShell", "Redux"),
  library(
    "AppComponents", at: "Sources/Coordinator/Components", "AppShell", "CoordinatorUIKit",
    terminalUIKit,
    words: true),
  library(
    "AppInspector", at: "Workshop/Inspector", "AppComponents", "AppShell", "ReduxRecording",
    words: true),
  library(
    "AppAgent", at: "Workshop/Agent", "AppInspector", "AppShell", "ReduxTesting", terminalUIKit,
    words: true),
  library("SwiftSource", at: "Workshop/Testing/SwiftSource"),
  library(
    "AppTesting", at: "Workshop/Testing/AppTesting", "AppComponents", "AppInspector", "AppShell",
    "ReduxRecording", "ReduxTesting", "SwiftSource"),
  library(
    "AppSimulation", at: "Workshop/Simulation/AppSimulation", "AppInspector", "AppShell",
    "CoordinatorLinks", "ReduxTesting", "CSimulation", terminalUIKit),
  library("TerminalUIKit", at: "Workshop/Terminal/TerminalUIKit", words: true),
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
        "AppAgent", "AppComponents", "AppInspector", "AppShell", "Outbox", terminalUIKit,
        // Foundation's URLSession suffices elsewhere.
        .target(name: "SocketTransport", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")], swiftSettings: settings + terminal + [mainActor]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "AppSimulation", "AppTesting", "CoordinatorTesting", "SwiftSource",
        "TestSupport", terminalUIKit,
      ],
      exclude: ["Recordings", "Snapshots/__Snapshots__", "States"],
      swiftSettings: settings + terminal + [terminalTests]),
    .target(name: "CLibcurl", path: "Workshop/Terminal/CLibcurl"),
    .target(name: "CSimulation", path: "Workshop/Simulation/CSimulation"),
    library("SocketTransport", at: "Workshop/Terminal/SocketTransport", "CLibcurl"),
    .target(
      name: "TestSupport", path: "Workshop/Tests/Support/TestSupport", swiftSettings: settings),
    tests("ReduxTests", at: "Tests/ReduxTests", "ReduxRecording", "TestSupport"),
    tests("ReduxTestingTests", at: "Workshop/Tests/Testing", "ReduxRecording", "ReduxTesting"),
    tests(
      "CoordinatorTests", at: "Tests/CoordinatorTests/Navigation", "CoordinatorTesting",
      "ReduxTesting",
      "TestSupport"),
    tests(
      "CoordinatorLinksTests", at: "Tests/CoordinatorTests/Links", "CoordinatorTesting",
      "ReduxTesting",
      "TestSupport"),
    tests(
      "CoordinatorUIKitTests", at: "Tests/CoordinatorTests/UIKit", "CoordinatorUIKit",
      "CoordinatorTesting", "ReduxTesting"),
    tests(
      "ModuleNameTests", at: "Tests/CoordinatorTests/ModuleNames", "CoordinatorTesting",
      "CoordinatorUIKit", "ReduxTesting"),
    tests("OutboxTests", at: "Tests/CoordinatorTests/Outbox", "AppTesting", "Outbox"),
    tests("AppShellTests", at: "Tests/CoordinatorTests/Shell", "AppTesting"),
    tests("AppComponentsTests", at: "Tests/CoordinatorTests/Components", "AppTesting"),
    .testTarget(
      name: "ReadmeTests", dependencies: ["AppSimulation", "AppTesting", terminalUIKit],
      path: "Tests/CoordinatorTests/Readme", swiftSettings: settings + terminal + [terminalTests]),
    .testTarget(
      name: "AppAgentTests", dependencies: ["AppAgent", "AppTesting", "ExampleApp"],
      path: "Workshop/Tests/Agent",
      exclude: ["client.py", "tasks.txt"], swiftSettings: settings + terminal + [terminalTests]),
    tests(
      "AppSimulationTests", at: "Workshop/Tests/Simulation", "AppSimulation", "ReduxTesting"),
    tests(
      "SocketTransportTests", at: "Workshop/Tests/Terminal/SocketTransport", "SocketTransport",
      "TestSupport"),
    tests(
      "TerminalUIKitTests", at: "Workshop/Tests/Terminal/TerminalUIKit", "TerminalUIKit",
      "ReduxTesting",
      "TestSupport"),
    .target(
      name: "Generator", dependencies: ["SwiftSource"], path: "Workshop/Tools/Template",
      exclude: ["main.swift"], swiftSettings: settings),
    tests("ToolTests", at: "Workshop/Tests/Tools", "Generator", "TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
