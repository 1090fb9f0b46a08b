// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(name: "ReduxCoordinator", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "Allocations"),
    .target(name: "Measuring", dependencies: ["Allocations"], swiftSettings: settings),
    .executableTarget(
      name: "StoreBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "Redux", package: "ReduxCoordinator"),
        .product(name: "ReduxRecording", package: "ReduxCoordinator"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "NavigationBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "Redux", package: "ReduxCoordinator"),
        .product(name: "Coordinator", package: "ReduxCoordinator"),
        .product(name: "CoordinatorLinks", package: "ReduxCoordinator"),
        .product(name: "CoordinatorTesting", package: "ReduxCoordinator"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "TerminalBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "TerminalUIKit", package: "ReduxCoordinator"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
