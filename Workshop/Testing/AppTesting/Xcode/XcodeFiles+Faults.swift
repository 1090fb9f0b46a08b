import Foundation

extension XcodeFiles {
  /// The reasons why Xcode can't build or test the app, each with what to do.
  ///
  /// Only what every app needs is checked: an app may add targets, phases, packages and settings.
  public var faults: [String] {
    guard let project = XcodeProject(project) else {
      return [unreadable("\(app).xcodeproj/project.pbxproj")]
    }
    guard let app = project.target("application") else { return [noTarget("an application")] }
    guard let tests = project.target("bundle.unit-test") else { return [noTarget("unit tests")] }
    let faults = [
      references(project), phases(of: app, in: project), sources(of: app, in: project),
      products(of: app, tests, in: project), hosting(of: tests, in: app, of: project),
      settings(project), languages(project), schemeFaults([app, tests], of: project), plistFaults,
      entitlementFaults,
    ]
    return Set(faults.joined()).sorted()
  }

  private func unreadable(_ file: String) -> String {
    "\(file) can't be read. Resolve the conflict if you merged it, or restore it from git."
  }

  private func noTarget(_ purpose: String) -> String {
    "The project has no target for \(purpose). Restore it from git, or add one in Xcode."
  }

  /// Returns the words about a fault, unless what is needed is there.
  private func unless(_ isThere: Bool, _ words: String) -> [String] { isThere ? [] : [words] }

  private func references(_ project: XcodeProject) -> [String] {
    project.reachable(from: project.root).subtracting(project.objects.keys).map {
      "The project names the object \($0), which it lacks. Restore project.pbxproj from git, or remove"
        + " the lines with that name."
    }
  }

  private func phases(of app: String, in project: XcodeProject) -> [String] {
    let found = project.objects(of: project.objects[app] ?? [:], "buildPhases")
      .compactMap { $0["isa"] as? String }
    let phases = [
      "Compile Sources": "PBXSourcesBuildPhase", "Copy Bundle Resources": "PBXResourcesBuildPhase",
      "Link Binary With Libraries": "PBXFrameworksBuildPhase",
    ]
    return phases.filter { !found.contains($0.value) }.map {
      "The app's target has no build phase \($0.key). Add it in Xcode, under Build Phases."
    }
  }

  private func sources(of app: String, in project: XcodeProject) -> [String] {
    let target = project.objects[app] ?? [:]
    let folders = project.folders(of: target)
    let files = project.settings(of: target).flatMap { settings in
      ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { setting in
        (settings[setting] as? String).map { (setting: setting, path: $0) }
      }
    }
    let copied = files.map(\.path).filter { file in
      folders.contains { place(file).path.hasPrefix(place($0).path + "/") }
    }
    let sources = "../Sources/\(self.target)"
    let missing = files.filter { !exists($0.path) }.map {
      "The setting \($0.setting) is \($0.path), which doesn't exist. Correct it in the build settings"
        + " of the app's target."
    }
    let misplaced = copied.map {
      "The file \($0) is in a folder of the app's target, which would copy it into the app. Move it"
        + " out of there."
    }
    return missing + misplaced
      + unless(
        folders.map(place).contains(place(sources)),
        "The app's target lacks the folder \(sources). Add it in Xcode, as a folder of the target.")
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(path).path)
  }

  private func hosting(
    of tests: String, in app: String, of project: XcodeProject
  ) -> [String] {
    let target = project.objects[tests] ?? [:]
    let dependencies = project.objects(of: target, "dependencies")
      .compactMap { $0["target"] as? String }
    let name = project.name(ofProductOf: app)
    let hosts = project.settings(of: target).map { $0["TEST_HOST"] as? String ?? "" }
    let missing = project.folders(of: target).filter { !exists($0) }.map {
      "The test target has the folder \($0), which doesn't exist. Remove it in Xcode, and add the"
        + " folder with the tests."
    }
    return missing
      + unless(
        dependencies.contains(app),
        "The test target doesn't depend on the app. Add the app to its Target Dependencies in Xcode."
      )
      + unless(
        hosts.allSatisfy { $0.contains("/\(name)/") },
        "The setting TEST_HOST doesn't lead to the app, so the tests don't run there. Choose the app as"
          + " Host Application of the test target in Xcode.")
  }

  private func settings(_ project: XcodeProject) -> [String] {
    project.settings(of: project.main).flatMap { differences(of: $0, from: manifest) }
  }

  private func differences(
    of settings: XcodeProject.Object, from manifest: String
  ) -> [String] {
    let features = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    let needed = features.filter { !Self.approachable.contains($0) }.map { feature in
      let setting =
        "SWIFT_UPCOMING_FEATURE" + feature.replacing(/[A-Z]/) { "_\($0.0)" }.uppercased()
      return (setting, "YES", settings[setting] as? String == "YES")
    }
    let oldest = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/).map { "\($0.1).0" } ?? ""
    let target = (settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String).flatMap(Double.init) ?? 0
    let isOldEnough = target >= Double(oldest) ?? .infinity
    let mode = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d)\]/).map { "\($0.1).0" } ?? ""
    let agreements =
      needed + isolation(of: settings, manifest: manifest, features) + [
        ("IPHONEOS_DEPLOYMENT_TARGET", "\(oldest), or later", isOldEnough),
        ("SWIFT_VERSION", mode, settings["SWIFT_VERSION"] as? String == mode),
      ]
    return agreements.filter { !$0.2 }.map { setting, value, _ in
      "The project's setting \(setting) doesn't agree with Package.swift. Set it to \(value)."
    }
  }

  /// The features of Xcode's Approachable Concurrency in Swift 6.
  private static let approachable = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

  /// The settings of isolation; if they differ, the package's tests run other code than the app.
  private func isolation(
    of settings: XcodeProject.Object, manifest: String, _ features: [String]
  ) -> [(String, String, Bool)] {
    let isolation =
      manifest.contains("defaultIsolation(MainActor.self)") ? "MainActor" : "nonisolated"
    let approachable = Self.approachable.allSatisfy(features.contains) ? "YES" : "NO"
    let values = [
      ("SWIFT_DEFAULT_ACTOR_ISOLATION", isolation, "nonisolated"),
      ("SWIFT_APPROACHABLE_CONCURRENCY", approachable, "NO"),
    ]
    return values.map { ($0, $1, (settings[$0] as? String ?? $2) == $1) }
  }

  private func languages(_ project: XcodeProject) -> [String] {
    let known = project.main["knownRegions"] as? [String] ?? []
    let resources = place("../Sources/\(target)/Resources").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
      .filter { !known.contains($0) }.map {
        "The app has texts in the language \($0), and the project lacks it. Add it in Xcode, to the"
          + " project's Localizations."
      }
  }

  private func schemeFaults(_ targets: [String], of project: XcodeProject) -> [String] {
    guard let scheme = XcodeScheme(buildScheme) else {
      return [unreadable("The scheme \(app).xcscheme")]
    }
    return targets.compactMap { target in
      let name = project.objects[target]?["name"] as? String ?? ""
      let reference = [
        "BuildableIdentifier": "primary", "BlueprintIdentifier": target, "BlueprintName": name,
        "BuildableName": project.name(ofProductOf: target),
        "ReferencedContainer": "container:\(app).xcodeproj",
      ]
      return scheme.buildables.contains(reference)
        ? nil
        : "The scheme \(app) doesn't name the target \(name) as the project does. Remove the target"
          + " from the scheme in Xcode, and add it again."
    }
  }

  private var plistFaults: [String] {
    let list = Self.list(infoPlist)
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
      .flatMap(values)
    let scenes = list["UIApplicationSceneManifest"] as? [String: Any]
    let hasScenes = scenes?["UIApplicationSupportsMultipleScenes"] is Bool
    return unless(
      schemes.contains(scheme),
      "Info.plist lacks the URL scheme \(scheme) of the app's links. Add it to CFBundleURLSchemes, or"
        + " correct LINK_SCHEME in Configurations.")
      + unless(
        Set(schemes).count == schemes.count,
        "Two configurations have the same URL scheme. Give each its own LINK_SCHEME in Configurations."
      )
      + unless(
        hasScenes,
        "Info.plist lacks UIApplicationSupportsMultipleScenes. Set it to true or false in"
          + " UIApplicationSceneManifest.")
      + unless(
        list["UILaunchScreen"] is [String: Any],
        "Info.plist lacks UILaunchScreen, so iOS wouldn't use the whole screen. Add it, with an empty"
          + " dictionary.")
  }

  /// The values of a setting in the configurations, or the text itself if it names none.
  private func values(of text: String) -> [String] {
    guard let name = text.wholeMatch(of: /\$\((\w+)\)/)?.1 else { return [text] }
    return ["Development", "Production"].compactMap { configuration in
      let file = place("Configurations/\(configuration).xcconfig")
      return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n")
        .first { $0.hasPrefix("\(name) = ") }.map { String($0.dropFirst(name.count + 3)) }
    }
  }

  private var entitlementFaults: [String] {
    let domains = Self.list(entitlements)["com.apple.developer.associated-domains"] as? [String]
    return ["applinks", "webcredentials"].map { "\($0):\(host)" }
      .filter { domains?.contains($0) != true }
      .map {
        "The entitlements lack \($0), the host of the app's links. Add it to Associated Domains."
      }
  }
}
