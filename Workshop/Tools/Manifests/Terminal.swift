// swift-tools-version: 6.2
import PackageDescription

// UIKit for terminals, and the network on Linux. It is a package below the libraries, which need it off iOS.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The packages of the Workshop share what they declare `package`.
  .unsafeFlags(["-package-name", "workshop"]),
]

/// A library, and its folder.
func library(
  _ name: String, at path: String, _ dependencies: Target.Dependency..., words: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path,
    resources: words ? [.process("Resources")] : [], packageAccess: false, swiftSettings: settings)
}

let package = Package(
  name: "Terminal",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "TerminalUIKit", targets: ["TerminalUIKit"]),
    .library(name: "SocketTransport", targets: ["SocketTransport"]),
  ],
  targets: [
    library("TerminalUIKit", at: "TerminalUIKit", words: true),
    library("SocketTransport", at: "SocketTransport", "CLibcurl"),
    .target(name: "CLibcurl", path: "CLibcurl"),
  ],
  swiftLanguageModes: [.v6]
)
