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

/// A library, and what it is built on.
func library(
  _ name: String, _ dependencies: Target.Dependency..., resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let targets: [Target] = [
  library("Redux"),
  library("ReduxTesting", "Redux"),
  library("Coordinator", "Redux"),
  library("CoordinatorLinks", "Coordinator", "Redux"),
  library("CoordinatorTesting", "Coordinator", "CoordinatorLinks", "Redux"),
  library("CoordinatorUIKit", "Coordinator", "Redux", terminalUIKit),
  library(
    "AppShell", "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit", terminalUIKit,
    resources: [.process("Resources")]),
  library("AppInspector", "AppShell", resources: [.process("Resources")]),
  library(
    "AppAgent", "Redux", "Coordinator", "CoordinatorLinks", "AppShell", "AppInspector",
    "ReduxTesting", terminalUIKit),
  library("AppTesting", "AppShell", "AppInspector", "ReduxTesting"),
  library("TerminalUIKit"),
]

let package = Package(
  name: "ReduxCoordinator",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Redux", targets: ["Redux"]),
    .library(name: "ReduxTesting", targets: ["ReduxTesting"]),
    .library(name: "Coordinator", targets: ["Coordinator"]),
    .library(name: "CoordinatorLinks", targets: ["CoordinatorLinks"]),
    .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
    .library(name: "CoordinatorUIKit", targets: ["CoordinatorUIKit"]),
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(name: "AppInspector", targets: ["AppInspector"]),
    .library(name: "AppAgent", targets: ["AppAgent"]),
    .library(name: "AppTesting", targets: ["AppTesting"]),
    .library(name: "TerminalUIKit", targets: ["TerminalUIKit"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
