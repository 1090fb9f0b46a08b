// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LinkFuzzing",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "ReduxCoordinator", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "LinkFuzzing",
      dependencies: [
        .product(name: "Coordinator", package: "ReduxCoordinator"),
        .product(name: "CoordinatorLinks", package: "ReduxCoordinator"),
        .product(name: "Redux", package: "ReduxCoordinator"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
