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
    (self.file, self.old, self.new, self.faults) = (file, old, new, faults)
  }

  static let all = references + settings + others

  private static let references = [
    Damage(\.project, "archiveVersion = 1;", "archiveVersion = ;", "the project can't be read"),
    Damage(
      \.project, "productReference = 516875000000000000000005",
      "productReference = 51687500000000000000FFFF", "51687500000000000000FFFF is named but missing"
    ),
    Damage(
      \.project, "mainGroup = 516875000000000000000003", "mainGroup = 516875000000000000000004",
      "516875000000000000000003 is never named"),
    Damage(
      \.project, "isa = PBXResourcesBuildPhase", "isa = PBXCopyFilesBuildPhase",
      "the build phases are PBXSourcesBuildPhase, PBXFrameworksBuildPhase, PBXCopyFilesBuildPhase"),
    Damage(
      \.project, "path = ../Sources/ExampleApp", "path = ../Sources/Example",
      "the sources aren't the app's", "there is no ../Sources/Example"),
    Damage(
      \.project, "productName = Redux;", "productName = Redox;", "the package has no product Redox"),
    Damage(
      \.project, "productRef = 516875000000000000000017", "productRef = 516875000000000000000018",
      "Redux isn't both used and linked"),
    Damage(
      \.project, "relativePath = ..", "relativePath = .",
      "the deployment target differs from the package's",
      "the language mode differs from the package's",
      "the package has no product Coordinator", "the package has no product CoordinatorUIKit",
      "the package has no product Redux", "the upcoming features differ from the package's"),
  ]

  private static let settings = [
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = Infos.plist",
      "there is no Infos.plist"),
    Damage(
      \.project, "INFOPLIST_FILE = Info.plist",
      "INFOPLIST_FILE = ../Sources/ExampleApp/Resources/sights.json",
      "../Sources/ExampleApp/Resources/sights.json would be copied into the app"),
    Damage(
      \.project, "ENABLE_TESTABILITY = NO;", "",
      "Debug and Release don't both have ENABLE_TESTABILITY"),
    Damage(
      \.project, "DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 17.0",
      "the deployment target differs from the package's"),
    Damage(
      \.project, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0",
      "the language mode differs from the package's"),
    Damage(
      \.project, "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO",
      "the upcoming features differ from the package's"),
  ]

  private static let others = [
    Damage(\.scheme, "</Scheme>", "", "the scheme can't be read"),
    Damage(
      \.scheme, "BlueprintIdentifier = \"516875000000000000000002\"",
      "BlueprintIdentifier = \"516875000000000000000001\"", "the scheme builds something else"),
    Damage(\.infoPlist, "<string>sights<", "<string>sight<", "the URL schemes are [\"sight\"]"),
    Damage(\.infoPlist, "<false/>", "<true/>", "the scenes are wrong"),
    Damage(\.infoPlist, "UILaunchScreen", "UILaunchStoryboard", "there is no launch screen"),
    Damage(
      \.entitlements, "applinks:sights.example", "sights.example",
      "the domain isn't the links' host"),
  ]
}
