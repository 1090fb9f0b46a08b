// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Declarations are on the main actor unless they say `nonisolated`, as in a new app in Xcode.
let mainActor = SwiftSetting.defaultIsolation(MainActor.self)

/// Lets sources say `import UIKit` where there is none: they then read TerminalUIKit.
let terminal: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=TerminalUIKit"], .when(platforms: [.linux, .macOS])),
  .unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS])),
]

/// The app's own modules: `make module name=Packing` adds one.
let modules: [String] = []

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReduxCoordinator")
}

let terminalUIKit = Target.Dependency.product(
  name: "TerminalUIKit", package: "ReduxCoordinator",
  condition: .when(platforms: [.linux, .macOS]))

/// Lets an assistant use the app, off iOS.
let agent = Target.Dependency.product(
  name: "AppAgent", package: "ReduxCoordinator", condition: .when(platforms: [.linux, .macOS]))

/// The libraries that the app and its modules are built on, and the libraries of their tests.
let libraries =
  [
    "AppShell", "AppComponents", "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit",
  ].map(library)
  + [terminalUIKit]
let testing =
  ["AppTesting", "AppSimulation", "CoordinatorTesting", "ReduxTesting"].map(library) + libraries

/// Makes the targets of a module.
func targets(of module: String) -> [Target] {
  [
    .target(
      name: module, dependencies: libraries, resources: [.process("Resources")],
      swiftSettings: settings + terminal + [mainActor]),
    .testTarget(
      name: "\(module)Tests", dependencies: testing + [.byName(name: module)],
      swiftSettings: settings + terminal),
  ]
}

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: modules.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(name: "ReduxCoordinator", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "Starter",
      dependencies: libraries + [library("AppInspector"), agent]
        + modules.map { .byName(name: $0) },
      resources: [.process("Resources")],
      swiftSettings: settings + terminal + [mainActor]),
    .testTarget(
      name: "StarterTests",
      dependencies: testing + ["Starter"],
      exclude: ["Pictures", "Recordings"],
      swiftSettings: settings + terminal),
  ] + modules.flatMap(targets),
  swiftLanguageModes: [.v6]
)
