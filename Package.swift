// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the folder of what never ships is here: UIKit for the terminal, the tools and the tests.
///
/// Without it, this package builds for iOS alone. SwiftPM remembers whether it is there: once you have deleted it,
/// pass `--manifest-cache none` once.
let hasWorkshop = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Workshop")

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

/// What an app declares is on the main actor unless it says `nonisolated`, and an async function runs on its caller's
/// actor, as in a new app in Xcode 26: its Main Actor and its Approachable Concurrency.
let isolation: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Keeps Testing from looking for an overlay of the aliased UIKit.
let terminalTests: SwiftSetting = .unsafeFlags(
  ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS]))

let terminalUIKit: Target.Dependency = .target(
  name: "TerminalUIKit", condition: .when(platforms: [.linux, .macOS]))

/// A library, its folder, and what it is built on.
///
/// What ships is in `Sources`, and shares with the others only what is public.
func library(
  _ name: String, at path: String, _ dependencies: Target.Dependency..., uikit: Bool = false,
  words: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies + (uikit && hasWorkshop ? [terminalUIKit] : []),
    path: path,
    resources: words ? [.process("Resources")] : [], packageAccess: !path.hasPrefix("Sources/"),
    swiftSettings: settings)
}

/// The tests of a library, and their folder.
func test(_ name: String, at path: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// What an app is built on.
let shipping: [Target] = [
  library("Redux", at: "Sources/Redux"),
  library("Coordinator", at: "Sources/Coordinator/Navigation", "Redux"),
  library("CoordinatorLinks", at: "Sources/Coordinator/Links", "Coordinator", "Redux"),
  library("CoordinatorUIKit", at: "Sources/Coordinator/UIKit", "Coordinator", uikit: true),
  library(
    "AppShell", at: "Sources/Coordinator/Shell", "CoordinatorLinks", "CoordinatorUIKit",
    uikit: true, words: true),
  library("Outbox", at: "Sources/Coordinator/Outbox", "AppShell", "Redux"),
  library(
    "AppComponents", at: "Sources/Coordinator/Components", "AppShell", "CoordinatorUIKit",
    uikit: true, words: true),
]

/// What never ships.
let workshop: [Target] = [
  library("ReduxRecording", at: "Workshop/Recording", "Redux"),
  library("ReduxTesting", at: "Workshop/Testing/ReduxTesting", "ReduxRecording"),
  library(
    "CoordinatorTesting", at: "Workshop/Testing/CoordinatorTesting", "Coordinator",
    "CoordinatorLinks", "Redux"),
  library("AppCommandLine", at: "Workshop/CommandLine", "AppShell", uikit: true, words: true),
  library(
    "AppInspector", at: "Workshop/Inspector", "AppCommandLine", "AppComponents", "AppShell",
    "ReduxRecording", words: true),
  library(
    "AppAgent", at: "Workshop/Agent", "AppInspector", "AppShell", "ReduxTesting", uikit: true,
    words: true),
  library("SwiftSource", at: "Workshop/Testing/SwiftSource"),
  library(
    "AppTesting", at: "Workshop/Testing/AppTesting", "AppComponents", "AppInspector", "AppShell",
    "ReduxRecording", "ReduxTesting", "SwiftSource"),
  library(
    "AppSimulation", at: "Workshop/Simulation/AppSimulation", "AppInspector", "AppShell",
    "CoordinatorLinks", "ReduxTesting", "CSimulation", uikit: true),
  library("TerminalUIKit", at: "Workshop/Terminal/TerminalUIKit", words: true),
]

let libraries = hasWorkshop ? shipping + workshop : shipping

let app = Target.executableTarget(
  name: "ExampleApp",
  dependencies: ["AppComponents", "AppShell", "Outbox"]
    + (hasWorkshop
      ? [
        "AppAgent", "AppInspector", terminalUIKit,
        // Foundation's URLSession suffices elsewhere.
        .target(name: "SocketTransport", condition: .when(platforms: [.linux])),
      ] : []),
  resources: [.process("Resources")],
  swiftSettings: settings + terminal + isolation + (hasWorkshop ? [.define("TOOLS")] : []))

/// Tests, which need the Workshop, and the parts of what never ships that are no libraries.
let tests: [Target] = [
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
  test("ReduxTests", at: "Tests/ReduxTests", "ReduxRecording", "TestSupport"),
  test("ReduxTestingTests", at: "Workshop/Tests/Testing", "ReduxRecording", "ReduxTesting"),
  test(
    "CoordinatorTests", at: "Tests/CoordinatorTests/Navigation", "CoordinatorTesting",
    "ReduxTesting",
    "TestSupport"),
  test(
    "CoordinatorLinksTests", at: "Tests/CoordinatorTests/Links", "CoordinatorTesting",
    "ReduxTesting",
    "TestSupport"),
  test(
    "CoordinatorUIKitTests", at: "Tests/CoordinatorTests/UIKit", "CoordinatorUIKit",
    "CoordinatorTesting", "ReduxTesting"),
  test(
    "ModuleNameTests", at: "Tests/CoordinatorTests/ModuleNames", "CoordinatorTesting",
    "CoordinatorUIKit", "ReduxTesting"),
  test(
    "OutboxTests", at: "Tests/CoordinatorTests/Outbox", "AppTesting", "Outbox", "ReduxRecording"),
  test("AppShellTests", at: "Tests/CoordinatorTests/Shell", "AppTesting"),
  test("AppComponentsTests", at: "Tests/CoordinatorTests/Components", "AppTesting"),
  .testTarget(
    name: "ReadmeTests", dependencies: ["AppSimulation", "AppTesting", terminalUIKit],
    path: "Tests/CoordinatorTests/Readme", swiftSettings: settings + terminal + [terminalTests]),
  .testTarget(
    name: "AppAgentTests", dependencies: ["AppAgent", "AppTesting", "ExampleApp"],
    path: "Workshop/Tests/Agent",
    exclude: ["client.py", "tasks.txt"], swiftSettings: settings + terminal + [terminalTests]),
  test(
    "AppSimulationTests", at: "Workshop/Tests/Simulation", "AppShell", "AppSimulation",
    "CoordinatorLinks", "Outbox", "ReduxTesting"),
  test(
    "SocketTransportTests", at: "Workshop/Tests/Terminal/SocketTransport", "SocketTransport",
    "TestSupport"),
  test(
    "TerminalUIKitTests", at: "Workshop/Tests/Terminal/TerminalUIKit", "TerminalUIKit",
    "ReduxTesting",
    "TestSupport"),
  .target(
    name: "Generator", dependencies: ["SwiftSource"], path: "Workshop/Tools/Template",
    exclude: ["main.swift"], swiftSettings: settings),
  test("ToolTests", at: "Workshop/Tests/Tools", "Generator", "TestSupport"),
]

let package = Package(
  name: "ReduxCoordinator",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: libraries.map { .library(name: $0.name, targets: [$0.name]) },
  targets: libraries + [app] + (hasWorkshop ? tests : []),
  swiftLanguageModes: [.v6]
)
