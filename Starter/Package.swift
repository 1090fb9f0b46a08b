// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Declarations are on the main actor unless they say `nonisolated`, and async functions run on their caller's actor, as
/// in a new app in Xcode.
let isolation: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Lets sources say `import UIKit` where there is none: they then read TerminalUIKit.
let terminal: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=TerminalUIKit"], .when(platforms: [.linux, .macOS])),
  .unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS])),
]

/// The app's own modules: `make module name=Packing` adds one.
let modules: [String] = []

/// The folder of what never ships: the terminal, the tests' tools, the inspector.
///
/// You may delete it, and then build for iOS alone.
let workshop = "../Workshop"
// SwiftPM remembers whether it is there. Once you have deleted it, pass `--manifest-cache none` once.
let hasWorkshop = FileManager.default.fileExists(
  atPath: "\(Context.packageDirectory)/\(workshop)")

/// A library that ships.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReduxCoordinator")
}

/// Libraries of the Workshop, if it is there.
func tools(_ names: String..., condition: TargetDependencyCondition? = nil) -> [Target.Dependency] {
  guard hasWorkshop else { return [] }
  return names.map { .product(name: $0, package: "ReduxCoordinator", condition: condition) }
}

/// Lets an assistant use the app, off iOS.
let agent = tools("AppAgent", condition: .when(platforms: [.linux, .macOS]))

/// The libraries that the app and its modules are built on, and the libraries of their tests.
///
/// They bring UIKit for the terminal where there is none.
let libraries = [
  "AppShell", "AppComponents", "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit",
].map(library)
let testing =
  tools("AppTesting", "AppSimulation", "CoordinatorTesting", "ReduxTesting") + libraries

/// Makes the targets of a module.
func targets(of module: String) -> [Target] {
  [
    .target(
      name: module, dependencies: libraries, resources: [.process("Resources")],
      swiftSettings: settings + terminal + isolation),
    .testTarget(
      name: "\(module)Tests", dependencies: testing + [.byName(name: module)],
      swiftSettings: settings + terminal),
  ]
}

let packages: [Package.Dependency] = [
  .package(name: "ReduxCoordinator", path: "..")
]

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: modules.map { .library(name: $0, targets: [$0]) },
  dependencies: packages,
  // Tests need the Workshop.
  targets: ([
    .executableTarget(
      name: "Starter",
      dependencies: libraries + tools("AppInspector") + agent
        + modules.map { .byName(name: $0) },
      resources: [.process("Resources")],
      swiftSettings: settings + terminal + isolation
        + (hasWorkshop ? [.define("TOOLS", .when(configuration: .debug))] : [])),
    .testTarget(
      name: "StarterTests",
      dependencies: testing + ["Starter"],
      exclude: ["Pictures", "Recordings", "States"],
      swiftSettings: settings + terminal),
  ] + modules.flatMap(targets)).filter { hasWorkshop || !$0.isTest },
  swiftLanguageModes: [.v6]
)
