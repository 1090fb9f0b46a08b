// swift-tools-version: 6.2
import PackageDescription

// The libraries of one version of the template. `make update` replaces this folder, so don't edit it.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

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

let targets: [Target] = [
  library("Redux", at: "Sources/Redux"),
  library("ReduxRecording", at: "Workshop/Recording", "Redux"),
  library("ReduxTesting", at: "Workshop/Testing/ReduxTesting", "Redux", "ReduxRecording"),
  library("Coordinator", at: "Sources/Coordinator/Navigation", "Redux"),
  library("CoordinatorLinks", at: "Sources/Coordinator/Links", "Coordinator", "Redux"),
  library(
    "CoordinatorTesting", at: "Workshop/Testing/CoordinatorTesting", "Coordinator",
    "CoordinatorLinks", "Redux"),
  library(
    "CoordinatorUIKit", at: "Sources/Coordinator/UIKit", "Coordinator", "Redux", terminalUIKit),
  library(
    "AppShell", at: "Sources/Coordinator/Shell", "Redux", "Coordinator", "CoordinatorLinks",
    "CoordinatorUIKit", terminalUIKit,
    words: true),
  library("Outbox", at: "Sources/Coordinator/Outbox", "AppShell", "Redux"),
  library(
    "AppComponents", at: "Sources/Coordinator/Components", "Redux", "Coordinator",
    "CoordinatorUIKit",
    "AppShell", terminalUIKit, words: true),
  library(
    "AppInspector", at: "Workshop/Inspector", "Redux", "ReduxRecording", "AppShell",
    "AppComponents", words: true),
  library(
    "AppAgent", at: "Workshop/Agent", "Redux", "Coordinator", "CoordinatorLinks", "AppShell",
    "AppInspector", "ReduxTesting", terminalUIKit, words: true),
  library("SwiftSource", at: "Workshop/Testing/SwiftSource"),
  library(
    "AppTesting", at: "Workshop/Testing/AppTesting", "AppShell", "AppComponents",
    "AppInspector", "ReduxRecording", "ReduxTesting", "SwiftSource"),
  library(
    "AppSimulation", at: "Workshop/Simulation/AppSimulation", "Redux", "ReduxRecording",
    "Coordinator", "CoordinatorLinks", "AppShell", "AppInspector", "ReduxTesting", "CSimulation",
    terminalUIKit),
  library("TerminalUIKit", at: "Workshop/Terminal/TerminalUIKit", words: true),
]

let package = Package(
  name: "ReduxCoordinator",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: targets.map { .library(name: $0.name, targets: [$0.name]) },
  targets: targets + [
    .target(name: "CSimulation", path: "Workshop/Simulation/CSimulation")
  ],
  swiftLanguageModes: [.v6]
)
