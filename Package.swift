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
let terminalTests: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: [.linux, .macOS]))
]

let terminalUIKit: Target.Dependency = .target(
  name: "TerminalUIKit", condition: .when(platforms: [.linux, .macOS]))

/// A command that makes a clone your own; see Plugins/README.md.
func plugin(_ name: String, verb: String, _ description: String) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description),
      permissions: [.writeToPackageDirectory(reason: description)]))
}

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
    .library(name: "TerminalUIKit", targets: ["TerminalUIKit"]),
  ],
  targets: [
    .target(name: "Redux", swiftSettings: settings),
    .target(name: "ReduxTesting", dependencies: ["Redux"], swiftSettings: settings),
    .target(name: "Coordinator", dependencies: ["Redux"], swiftSettings: settings),
    .target(
      name: "CoordinatorLinks", dependencies: ["Coordinator", "Redux"], swiftSettings: settings),
    .target(
      name: "CoordinatorTesting", dependencies: ["Coordinator", "CoordinatorLinks", "Redux"],
      swiftSettings: settings),
    .target(
      name: "CoordinatorUIKit", dependencies: ["Coordinator", terminalUIKit],
      swiftSettings: settings),
    .target(name: "TerminalUIKit", swiftSettings: settings),
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit", terminalUIKit,
      ],
      resources: [.process("Resources")],
      swiftSettings: settings + terminal),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "Redux", "ReduxTesting", "Coordinator", "CoordinatorLinks",
        "CoordinatorTesting", terminalUIKit,
      ],
      exclude: ["Recordings"],
      swiftSettings: settings + terminal + terminalTests),
  ],
  swiftLanguageModes: [.v6]
)

/// The tests of the libraries and of the commands: `make test-libraries` runs them, so that an app's
/// own tests come first in every run.
let libraryTests: [Target] = [
  .target(name: "Walkthrough", path: "Tests/Walkthrough", swiftSettings: settings),
  .testTarget(
    name: "ReduxTests", dependencies: ["Redux", "Walkthrough"], swiftSettings: settings),
  .testTarget(
    name: "ReduxTestingTests", dependencies: ["ReduxTesting", "Redux"], swiftSettings: settings),
  .testTarget(
    name: "CoordinatorTests",
    dependencies: ["Coordinator", "CoordinatorTesting", "Redux", "ReduxTesting"],
    swiftSettings: settings),
  .testTarget(
    name: "CoordinatorLinksTests",
    dependencies: [
      "Coordinator", "CoordinatorLinks", "CoordinatorTesting", "Redux", "Walkthrough",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "CoordinatorUIKitTests",
    dependencies: ["CoordinatorUIKit", "CoordinatorTesting", "ReduxTesting", terminalUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "ModuleNameTests",
    dependencies: [
      "Redux", "ReduxTesting", "Coordinator", "CoordinatorLinks", "CoordinatorTesting",
      "CoordinatorUIKit", terminalUIKit,
    ],
    swiftSettings: settings),
  .testTarget(
    name: "TerminalUIKitTests", dependencies: ["ReduxTesting", terminalUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "TemplateTests",
    dependencies: ["Redux", "ReduxTesting", "Coordinator", "CoordinatorUIKit", terminalUIKit],
    swiftSettings: settings + terminal + terminalTests),
]

if Context.environment["LIBRARY_TESTS"] != nil { package.targets += libraryTests }

/// The commands, for which `make` asks.
///
/// All other builds leave them out, because SwiftPM compiles every plugin again, which takes most of a
/// minute, whenever a variable of the environment has changed.
let commands: [Target] = [
  plugin("NewScreen", verb: "new-screen", "Adds a screen with its state, link and tests."),
  plugin("RemoveScreen", verb: "remove-screen", "Removes a screen with all that belongs to it."),
  plugin("RenameApp", verb: "rename-app", "Makes the app your own: name, identifier, scheme."),
  plugin("IOSOnly", verb: "ios-only", "Leaves an app for iOS alone, without the terminal."),
]

let hasCommands = Context.environment["COMMANDS"] != nil
if hasCommands { package.targets += commands }

// The demo: `make remove-demo` deletes everything from here on.

if Context.environment["LIBRARY_TESTS"] == nil { package.targets += libraryTests }

for target in package.targets where target.name == "ExampleAppTests" {
  target.exclude += ["Snapshots/__Snapshots__"]
}

/// Compiles the app's entry point as a function, since this app is linked into the tests only.
let notMain: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "BlankApp_main"])
]

/// Lets the tests of the blank app say plain `import ExampleApp`, as they will once it is that.
let blankTests: [SwiftSetting] = [
  .unsafeFlags([
    "-module-alias", "ExampleApp=BlankApp",
    "-Xfrontend", "-testable-import-module", "-Xfrontend", "BlankApp",
  ])
]

package.targets += [
  .target(
    name: "BlankApp",
    dependencies: ["Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit", terminalUIKit],
    path: "Plugins/Blank/Sources/ExampleApp",
    resources: [.process("Resources")],
    swiftSettings: settings + terminal + notMain),
  .testTarget(
    name: "BlankAppTests",
    dependencies: [
      "BlankApp", "Redux", "ReduxTesting", "Coordinator", "CoordinatorTesting", terminalUIKit,
    ],
    path: "Plugins/Blank/Tests/ExampleAppTests",
    swiftSettings: settings + terminal + terminalTests + blankTests),
]

if hasCommands {
  package.targets.append(
    plugin("RemoveDemo", verb: "remove-demo", "Leaves an app with one screen."))
}
