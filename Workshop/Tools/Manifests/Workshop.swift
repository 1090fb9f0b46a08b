// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What never ships, of one version of the template: tools for tests and for developers. `make update` replaces this folder, so
// don't edit it. You may delete it, and then build for iOS alone.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The packages of the Workshop share what they declare `package`.
  .unsafeFlags(["-package-name", "workshop"]),
]

let terminalUIKit: Target.Dependency = .product(
  name: "TerminalUIKit", package: "Terminal", condition: .when(platforms: [.linux, .macOS]))

/// A library of the package that ships.
func shipped(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReduxCoordinator")
}

/// A library, its folder, and what it is built on.
func library(
  _ name: String, at path: String, _ dependencies: Target.Dependency..., words: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path,
    resources: words ? [.process("Resources")] : [], packageAccess: false, swiftSettings: settings)
}

let all: [Target] = [
  library("ReduxRecording", at: "Recording", shipped("Redux")),
  library("ReduxTesting", at: "Testing/ReduxTesting", shipped("Redux"), "ReduxRecording"),
  library(
    "CoordinatorTesting", at: "Testing/CoordinatorTesting", shipped("Coordinator"),
    shipped("CoordinatorLinks"), shipped("Redux")),
  library(
    "AppCommandLine", at: "CommandLine", shipped("Redux"), shipped("Coordinator"),
    shipped("CoordinatorLinks"), shipped("AppShell"), terminalUIKit, words: true),
  library(
    "AppInspector", at: "Inspector", shipped("Redux"), "ReduxRecording", shipped("AppShell"),
    shipped("AppComponents"), "AppCommandLine", words: true),
  library(
    "AppAgent", at: "Agent", shipped("Redux"), shipped("Coordinator"), shipped("CoordinatorLinks"),
    shipped("AppShell"), "AppInspector", "ReduxTesting", terminalUIKit, words: true),
  library("SwiftSource", at: "Testing/SwiftSource"),
  library(
    "AppTesting", at: "Testing/AppTesting", shipped("AppShell"), shipped("AppComponents"),
    "AppInspector", "ReduxRecording", "ReduxTesting", "SwiftSource", terminalUIKit),
  library(
    "AppSimulation", at: "Simulation/AppSimulation", shipped("Redux"), "ReduxRecording",
    shipped("Coordinator"), shipped("CoordinatorLinks"), shipped("AppShell"), "AppInspector",
    "ReduxTesting", "CSimulation", terminalUIKit),
  .target(name: "CSimulation", path: "Simulation/CSimulation"),
]

/// What is there: an app for iOS alone has no agent and no simulation.
let targets = all.filter {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0.path ?? "")")
}

let package = Package(
  name: "Workshop",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: targets.filter { $0.name != "CSimulation" }
    .map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [.package(path: "../ReduxCoordinator"), .package(path: "Terminal")],
  targets: targets,
  swiftLanguageModes: [.v6]
)
