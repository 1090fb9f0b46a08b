// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What ships, of one version of the template. `make update` replaces this folder, so don't edit it.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the Workshop is beside this package.
///
/// Off iOS, the libraries need its terminal; on iOS, they need none of it, so it
/// may be deleted. SwiftPM remembers the answer: pass `--manifest-cache none` once after that.
let hasWorkshop = FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/../Workshop/Terminal")

let terminalUIKit: [Target.Dependency] =
  hasWorkshop
  ? [
    .product(
      name: "TerminalUIKit", package: "Terminal", condition: .when(platforms: [.linux, .macOS]))
  ] : []

/// A library, its folder, and what it is built on.
///
/// Without `packageAccess`, it shares with the others only what is public.
func library(
  _ name: String, at path: String, _ dependencies: [Target.Dependency] = [], words: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path,
    resources: words ? [.process("Resources")] : [], packageAccess: false, swiftSettings: settings)
}

let targets: [Target] = [
  library("Redux", at: "Sources/Redux"),
  library("Coordinator", at: "Sources/Coordinator/Navigation", ["Redux"]),
  library("CoordinatorLinks", at: "Sources/Coordinator/Links", ["Coordinator", "Redux"]),
  library(
    "CoordinatorUIKit", at: "Sources/Coordinator/UIKit", ["Coordinator", "Redux"] + terminalUIKit),
  library(
    "AppShell", at: "Sources/Coordinator/Shell",
    ["Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit"] + terminalUIKit, words: true),
  library("Outbox", at: "Sources/Coordinator/Outbox", ["AppShell", "Redux"]),
  library(
    "AppComponents", at: "Sources/Coordinator/Components",
    ["Redux", "Coordinator", "CoordinatorUIKit", "AppShell"] + terminalUIKit, words: true),
]

let package = Package(
  name: "ReduxCoordinator",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: targets.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: hasWorkshop ? [.package(path: "../Workshop/Terminal")] : [],
  targets: targets,
  swiftLanguageModes: [.v6]
)
