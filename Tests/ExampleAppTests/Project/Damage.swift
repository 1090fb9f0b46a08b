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
    Damage(
      \.project, "archiveVersion = 1;", "archiveVersion = ;",
      "Sights.xcodeproj/project.pbxproj can't be read. Resolve the conflict if you merged it, or"
        + " restore it from git."),
    Damage(
      \.project, "productReference = 516875000000000000000005",
      "productReference = 51687500000000000000FFFF",
      "The project names the object 51687500000000000000FFFF, which it lacks. Restore project.pbxproj"
        + " from git, or remove the lines with that name.",
      notInScheme("Sights"), notInApp),
    Damage(
      \.project, "isa = PBXResourcesBuildPhase", "isa = PBXCopyFilesBuildPhase",
      "The app's target has no build phase Copy Bundle Resources. Add it in Xcode, under Build Phases."
    ),
    Damage(
      \.project, "\t\t\t\ten,\n", "",
      "The app has texts in the language en, and the project lacks it. Add it in Xcode, to the"
        + " project's Localizations."),
    Damage(
      \.project, "path = ../Sources/ExampleApp", "path = ../Sources/Example",
      "The app's target lacks the folder ../Sources/ExampleApp. Add it in Xcode, as a folder of the"
        + " target."),
    Damage(
      \.project, "productName = Redux;", "productName = Redox;", noRedux),
    Damage(
      \.project, "productRef = 516875000000000000000017", "productRef = 516875000000000000000018",
      noRedux),
    Damage(
      \.project, "relativePath = ..", "relativePath = .",
      noProduct("AppInspector"), noProduct("AppShell"), noProduct("AppTesting"),
      noProduct("Coordinator"), noProduct("CoordinatorLinks"), noProduct("CoordinatorTesting"),
      noProduct("CoordinatorUIKit"), noProduct("Redux"), noProduct("ReduxTesting")),
    Damage(
      \.project, "productName = AppTesting;", "productName = AppTests;",
      "The target AppTests lacks the library AppTesting. Add it to the target's"
        + " packageProductDependencies."),
  ]

  private static let targets = [
    Damage(
      \.project, "\"com.apple.product-type.application\"", "\"com.apple.product-type.tool\"",
      "The project has no target for an application. Restore it from git, or add one in Xcode."),
    Damage(
      \.project, "bundle.unit-test\"", "bundle.ui-testing\"",
      "The project has no target for unit tests. Restore it from git, or add one in Xcode."),
    Damage(
      \.project, "files = (\n\t\t\t);\n\t\t\trunOnly",
      "files = ( 516875000000000000000020 );\n\t\t\trunOnly",
      "The test target links Redux, which the app has already. Remove it from the target's Link Binary"
        + " With Libraries."),
    Damage(\.project, "path = AppTests;", "path = Tests;", noTestFolder("Tests")),
    Damage(
      \.project, "path = ../Tests/ExampleAppTests/Flows;", "path = ../Tests/Flows;",
      noTestFolder("../Tests/Flows")),
    Damage(
      \.project, "target = 516875000000000000000002", "target = 516875000000000000000032",
      "The test target doesn't depend on the app. Add the app to its Target Dependencies in Xcode."),
    Damage(
      \.project, "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Sights.app",
      "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Sight.app", notInApp),
  ]

  private static let settings = [
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = Infos.plist",
      "The setting INFOPLIST_FILE is Infos.plist, which doesn't exist. Correct it in the build"
        + " settings of the app's target."),
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist",
      "INFOPLIST_FILE = ../Sources/ExampleApp/Composition/AppMap.swift",
      "The file ../Sources/ExampleApp/Composition/AppMap.swift is in a folder of the app's target,"
        + " which would copy it into the app. Move it out of there."),
    Damage(
      \.project, "DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 17.0",
      differs("IPHONEOS_DEPLOYMENT_TARGET", "18.0, or later")),
    Damage(
      \.project, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0",
      differs("SWIFT_VERSION", "6.0")),
    Damage(
      \.project, "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO",
      differs("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES")),
    Damage(
      \.project, "SWIFT_APPROACHABLE_CONCURRENCY = YES;", "",
      differs("SWIFT_APPROACHABLE_CONCURRENCY", "YES")),
    Damage(
      \.project, "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "",
      differs("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")),
  ]

  private static let others = [
    Damage(
      \.buildScheme, "</Scheme>", "",
      "The scheme Sights.xcscheme can't be read. Resolve the conflict if you merged it, or restore it"
        + " from git."),
    Damage(
      \.buildScheme, "BlueprintIdentifier = \"516875000000000000000002\"",
      "BlueprintIdentifier = \"516875000000000000000001\"", notInScheme("Sights")),
    Damage(
      \.buildScheme, "BlueprintIdentifier = \"516875000000000000000032\"",
      "BlueprintIdentifier = \"516875000000000000000001\"", notInScheme("AppTests")),
    Damage(
      \.infoPlist, "<string>$(LINK_SCHEME)</string>",
      "<string>sights</string><string>sights</string>",
      "Two configurations have the same URL scheme. Give each its own LINK_SCHEME in Configurations."
    ),
    Damage(
      \.infoPlist, "<string>$(LINK_SCHEME)<", "<string>sight<",
      "Info.plist lacks the URL scheme sights of the app's links. Add it to CFBundleURLSchemes, or"
        + " correct LINK_SCHEME in Configurations."),
    Damage(
      \.infoPlist, "SupportsMultipleScenes", "SupportsScenes",
      "Info.plist lacks UIApplicationSupportsMultipleScenes. Set it to true or false in"
        + " UIApplicationSceneManifest."),
    Damage(
      \.infoPlist, "UILaunchScreen", "UILaunchStoryboard",
      "Info.plist lacks UILaunchScreen, so iOS wouldn't use the whole screen. Add it, with an empty"
        + " dictionary."),
    Damage(
      \.entitlements, "applinks:sights.example", "sights.example",
      noDomain("applinks")),
    Damage(
      \.entitlements, "webcredentials:sights.example", "webcredentials:example.com",
      noDomain("webcredentials")),
  ]

  private static let noRedux =
    "The target Sights lacks the library Redux. Add it to the target's Frameworks, Libraries, and"
    + " Embedded Content."
  private static let notInApp =
    "The setting TEST_HOST doesn't lead to the app, so the tests don't run there. Choose the app as"
    + " Host Application of the test target in Xcode."

  private static func noProduct(_ name: String) -> String {
    "The project's packages have no library \(name). Correct the paths of the packages, or add it to"
      + " Package.swift."
  }

  private static func notInScheme(_ target: String) -> String {
    "The scheme Sights doesn't name the target \(target) as the project does. Remove the target from"
      + " the scheme in Xcode, and add it again."
  }

  private static func noTestFolder(_ folder: String) -> String {
    "The test target has the folder \(folder), which doesn't exist. Remove it in Xcode, and add the"
      + " folder with the tests."
  }

  private static func differs(_ setting: String, _ value: String) -> String {
    "The project's setting \(setting) doesn't agree with Package.swift. Set it to \(value)."
  }

  private static func noDomain(_ service: String) -> String {
    "The entitlements lack \(service):sights.example, the host of the app's links. Add it to"
      + " Associated Domains."
  }
}
