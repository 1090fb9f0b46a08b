import AppTesting
import Foundation
import TestSupport
import Testing

/// The Xcode project's additions to the app's sources: its icon, privacy and configurations.
@Computing @Suite(.timeLimit(.minutes(30))) struct AppResourcesTests {
  let files: XcodeFiles
  let project: XcodeProject
  let app: XcodeProject.Object

  init() throws {
    files = try XcodeFiles.sights()
    project = try #require(XcodeProject(files.project))
    let target = try #require(project.target("application"))
    app = try #require(project.objects[target])
  }

  @Test func `every picture of the icon is a square of 1,024 pixels without transparency`() throws {
    let icons = project.settings(of: app).map {
      $0["ASSETCATALOG_COMPILER_APPICON_NAME"] as? String
    }
    #expect(icons == ["AppIcon", "AppIcon"])
    let folder = files.place("Resources/Assets.xcassets/AppIcon.appiconset")

    let list = try JSONDecoder().decode(
      Icon.self, from: Data(contentsOf: folder.appending(path: "Contents.json")))

    #expect(project.folders(of: app).contains("Resources"))
    #expect(!list.images.isEmpty)
    for image in list.images {
      let header = try Data(contentsOf: folder.appending(path: image.filename)).prefix(26)
      // A PNG file has its width and height, its depth and its kind of color at fixed positions.
      #expect(Array(header.dropFirst(16)) == [0, 0, 4, 0, 0, 0, 4, 0, 8, 2], "\(image.filename)")
    }
  }

  @Test func `the privacy manifest has all that the App Store asks for`() throws {
    let text = try String(
      contentsOf: files.place("Resources/PrivacyInfo.xcprivacy"), encoding: .utf8)

    let list = XcodeFiles.list(text)

    #expect(list["NSPrivacyTracking"] is Bool)
    for key in ["TrackingDomains", "CollectedDataTypes", "AccessedAPITypes"] {
      #expect(list["NSPrivacy\(key)"] is [Any], "\(key)")
    }
  }

  @Test(arguments: ["App", "Starter/App"])
  func `the privacy manifest declares each API that needs a reason, and no other`(
    folder: String
  ) throws {
    let manifest = try String(
      contentsOf: files.place("../\(folder)/Resources/PrivacyInfo.xcprivacy"), encoding: .utf8)
    let types = XcodeFiles.list(manifest)["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []

    let declared = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
    #expect(try Set(declared) == Self.used.get())
    #expect(
      types.allSatisfy { !($0["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? []).isEmpty })
  }

  @Test(arguments: ["App", "Starter/App"])
  func `the App Store need not ask about encryption`(folder: String) throws {
    let list = try String(contentsOf: files.place("../\(folder)/Info.plist"), encoding: .utf8)

    #expect(XcodeFiles.list(list)["ITSAppUsesNonExemptEncryption"] as? Bool == false)
  }

  /// Returns the words of code outside comments and outside the branches for Linux.
  private static func words(in code: String) -> [String] {
    let shared = code.components(separatedBy: "#if os(Linux)").enumerated().map { number, part in
      number == 0 ? part : part.components(separatedBy: "#e").dropFirst().joined()
    }
    return shared.joined().components(separatedBy: "\n").flatMap { line in
      line.components(separatedBy: "//")[0].components(
        separatedBy: .alphanumerics.union(["_"]).inverted)
    }
  }

  /// The kinds of API that the code uses, which is read once for both apps.
  private static let used = Result {
    let sources = try XcodeFiles.sights().place("..")
    let modules = [
      "Sources/Redux", "Sources/Coordinator", "Workshop/Inspector", "Sources/ExampleApp",
    ]
    let files = try modules.flatMap { try SourceFile.all(in: sources.appending(path: $0)) }
    let words = Set(files.flatMap { Self.words(in: $0.text) })
    let used = try reasoned.filter { _, names in
      let names = try Regex(names)
      return words.contains { $0.wholeMatch(of: names) != nil }
    }
    return Set(used.keys.map { "NSPrivacyAccessedAPICategory\($0)" })
  }

  /// The APIs that need a reason, by their categories, as Apple lists them.
  private static let reasoned = [
    "FileTimestamp": """
    f?stat|lstat|fstatat|f?getattrlist(?:at)?|getattrlistbulk|creationDate(?:Key)?\
    |(?:content)?[mM]odificationDate(?:Key)?|fileModificationDate
    """,
    "SystemBootTime": "systemUptime|mach_absolute_time",
    "DiskSpace": """
    volume(?:Available|Total)Capacity\\w*|systemFreeSize|systemSize|f?stat(?:v)?fs
    """,
    "ActiveKeyboards": "activeInputModes",
    "UserDefaults": "UserDefaults|AppStorage",
  ]

  @Test func `development and production are two apps with two names`() throws {
    let development = try configuration("Development")
    let production = try configuration("Production")

    let identifiers = project.settings(of: app).map { $0["PRODUCT_BUNDLE_IDENTIFIER"] as? String }

    // The target's own setting would win over both.
    #expect(identifiers == [nil, nil])
    #expect(development.identifier == "$(APP_IDENTIFIER).development")
    #expect(production.identifier == "$(APP_IDENTIFIER)")
    #expect(development.name != production.name)
  }

  @Test(arguments: ["App/Sights", "Starter/App/Starter"])
  func `the identifier and the team of all targets are in one file`(path: String) throws {
    let text = try String(
      contentsOf: files.place("../\(path).xcodeproj/project.pbxproj"), encoding: .utf8)
    let project = try #require(XcodeProject(text))
    let list = try #require(project.main["buildConfigurationList"] as? String)
    let configurations = project.objects(
      of: project.objects[list] ?? [:], "buildConfigurations")

    let bases = configurations.map { configuration in
      (configuration["baseConfigurationReference"] as? String).flatMap { project.objects[$0] }
    }
    let identifiers = text.matches(of: /PRODUCT_BUNDLE_IDENTIFIER = "?(.*?)"?;/).map { $0.1 }

    #expect(bases.map { $0?["path"] as? String } == ["Signing.xcconfig", "Signing.xcconfig"])
    #expect(identifiers.allSatisfy { $0.hasPrefix("$(APP_IDENTIFIER).") })
    #expect(!text.contains("DEVELOPMENT_TEAM"))
  }

  private struct Icon: Decodable {
    struct Image: Decodable { let filename: String }
    let images: [Image]
  }

  /// Returns the settings of a configuration file that the project refers to.
  private func configuration(_ name: String) throws -> (identifier: String?, name: String?) {
    let isReferred = project.objects.values.contains { $0["path"] as? String == "\(name).xcconfig" }
    try #require(isReferred)
    let text = try String(
      contentsOf: files.place("Configurations/\(name).xcconfig"), encoding: .utf8)
    return (
      text.firstMatch(of: /(?m)^PRODUCT_BUNDLE_IDENTIFIER = (.+)$/).map { String($0.1) },
      text.firstMatch(of: /(?m)^INFOPLIST_KEY_CFBundleDisplayName = (.+)$/).map { String($0.1) }
    )
  }
}
