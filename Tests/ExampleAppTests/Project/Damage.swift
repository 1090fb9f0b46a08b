import AppTesting

/// A change that breaks the project, and what is to be found.
struct Damage: Sendable, CustomStringConvertible {
  let file: any WritableKeyPath<XcodeFiles, String> & Sendable
  let old: String
  let new: String
  let faults: [String]

  var description: String { "\(old) → \(new)" }
}

extension Damage {
  private init(
    _ file: any WritableKeyPath<XcodeFiles, String> & Sendable, _ old: String, _ new: String,
    _ faults: String...
  ) {
    self.file = file
    self.old = old
    self.new = new
    self.faults = faults
  }

  static let all = references + targets + settings + others

  private static let references = [
    Damage(\.project, "archiveVersion = 1;", "archiveVersion = ;", "the project can't be read"),
    Damage(
      \.project, "productReference = 516875000000000000000005",
      "productReference = 51687500000000000000FFFF",
      "51687500000000000000FFFF is named but missing",
      "Sights isn't in the scheme", "the tests don't run in the app"),
    Damage(
      \.project, "isa = PBXResourcesBuildPhase", "isa = PBXCopyFilesBuildPhase",
      "the app has no PBXResourcesBuildPhase"),
    Damage(\.project, "\t\t\t\ten,\n", "", "the project lacks the language en"),
    Damage(
      \.project, "path = ../Sources/ExampleApp", "path = ../Sources/Example",
      "the app's sources aren't in the app"),
    Damage(
      \.project, "productName = Redux;", "productName = Redox;", "the app doesn't link Redux",
      "the app doesn't use Redux"),
    Damage(
      \.project, "productRef = 516875000000000000000017", "productRef = 516875000000000000000018",
      "the app doesn't link Redux"),
    Damage(
      \.project, "relativePath = ..", "relativePath = .",
      "the package has no product AppInspector", "the package has no product AppShell",
      "the package has no product AppTesting", "the package has no product Coordinator",
      "the package has no product CoordinatorLinks",
      "the package has no product CoordinatorTesting",
      "the package has no product CoordinatorUIKit", "the package has no product Redux",
      "the package has no product ReduxTesting"),
    Damage(
      \.project, "productName = AppTesting;", "productName = AppTests;",
      "the test target doesn't use AppTesting"),
  ]

  private static let targets = [
    Damage(
      \.project, "\"com.apple.product-type.application\"", "\"com.apple.product-type.tool\"",
      "no target builds the app"),
    Damage(
      \.project, "bundle.unit-test\"", "bundle.ui-testing\"", "no target tests the app"),
    Damage(\.project, "path = AppTests;", "path = Tests;", "there is no Tests"),
    Damage(
      \.project, "path = ../Tests/ExampleAppTests/Flows;", "path = ../Tests/Flows;",
      "there is no ../Tests/Flows"),
    Damage(
      \.project, "target = 516875000000000000000002", "target = 516875000000000000000032",
      "the tests don't depend on the app"),
    Damage(
      \.project, "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Sights.app",
      "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Sight.app", "the tests don't run in the app"),
  ]

  private static let settings = [
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = Infos.plist",
      "there is no Infos.plist"),
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist",
      "INFOPLIST_FILE = ../Sources/ExampleApp/Composition/AppMap.swift",
      "../Sources/ExampleApp/Composition/AppMap.swift would be copied into the app"),
    Damage(
      \.project, "DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 17.0",
      "the deployment target is below the package's"),
    Damage(
      \.project, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0",
      "the language mode differs from the package's"),
    Damage(
      \.project, "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO", "an upcoming feature of the package is off"),
  ]

  private static let others = [
    Damage(\.buildScheme, "</Scheme>", "", "the scheme can't be read"),
    Damage(
      \.buildScheme, "BlueprintIdentifier = \"516875000000000000000002\"",
      "BlueprintIdentifier = \"516875000000000000000001\"", "Sights isn't in the scheme"),
    Damage(
      \.buildScheme, "BlueprintIdentifier = \"516875000000000000000032\"",
      "BlueprintIdentifier = \"516875000000000000000001\"", "AppTests isn't in the scheme"),
    Damage(
      \.infoPlist, "<string>$(LINK_SCHEME)<", "<string>sight<", "the URL schemes are [\"sight\"]"),
    Damage(\.infoPlist, "SupportsMultipleScenes", "SupportsScenes", "the scenes are wrong"),
    Damage(\.infoPlist, "UILaunchScreen", "UILaunchStoryboard", "there is no launch screen"),
    Damage(
      \.entitlements, "applinks:sights.example", "sights.example",
      "the domain isn't the links' host"),
    Damage(
      \.entitlements, "webcredentials:sights.example", "webcredentials:example.com",
      "passwords aren't offered for the links' host"),
  ]
}
