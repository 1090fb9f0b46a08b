import Foundation

extension XcodeFiles {
  /// The reasons why Xcode can't build or test the app, in words.
  ///
  /// Only what every app needs is checked: an app may add targets, phases, packages and settings.
  public var faults: [String] {
    guard let project = XcodeProject(project) else { return ["the project can't be read"] }
    guard let app = project.target("application") else { return ["no target builds the app"] }
    guard let tests = project.target("bundle.unit-test") else { return ["no target tests the app"] }
    let faults = [
      references(project), phases(of: app, in: project), sources(of: app, in: project),
      products(of: app, tests, in: project), hosting(of: tests, in: app, of: project),
      settings(project), languages(project), schemeFaults([app, tests], of: project), plistFaults,
      entitlementFaults,
    ]
    return Set(faults.joined()).sorted()
  }

  private func references(_ project: XcodeProject) -> [String] {
    project.reachable(from: project.root).subtracting(project.objects.keys)
      .map { "\($0) is named but missing" }
  }

  private func phases(of app: String, in project: XcodeProject) -> [String] {
    let found = project.objects(of: project.objects[app] ?? [:], "buildPhases")
      .compactMap { $0["isa"] as? String }
    return ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
      .filter { !found.contains($0) }.map { "the app has no \($0)" }
  }

  private func sources(of app: String, in project: XcodeProject) -> [String] {
    let target = project.objects[app] ?? [:]
    let folders = project.folders(of: target)
    let files = project.settings(of: target)
      .flatMap { [$0["INFOPLIST_FILE"], $0["CODE_SIGN_ENTITLEMENTS"]] }
      .compactMap { $0 as? String }
    let copied = files.filter { file in
      folders.contains { place(file).path.hasPrefix(place($0).path + "/") }
    }
    return files.filter { !exists($0) }.map { "there is no \($0)" }
      + copied.map { "\($0) would be copied into the app" }
      + (folders.map(place).contains(place("../Sources/\(self.target)"))
        ? [] : ["the app's sources aren't in the app"])
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
    return project.folders(of: target).filter { !exists($0) }.map { "there is no \($0)" }
      + (dependencies.contains(app) ? [] : ["the tests don't depend on the app"])
      + (hosts.allSatisfy { $0.contains("/\(name)/") } ? [] : ["the tests don't run in the app"])
  }

  private func settings(_ project: XcodeProject) -> [String] {
    project.settings(of: project.main).flatMap { differences(of: $0, from: manifest) }
  }

  private func differences(
    of settings: XcodeProject.Object, from manifest: String
  ) -> [String] {
    let needed = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { feature in
      "SWIFT_UPCOMING_FEATURE" + feature.1.replacing(/[A-Z]/) { "_\($0.0)" }.uppercased()
    }
    let oldest = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/).flatMap { Double($0.1) }
    let target = (settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String).flatMap(Double.init)
    let mode = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d)\]/).map { "\($0.1).0" }
    let agreements = [
      "an upcoming feature of the package is off":
        needed.allSatisfy { settings[$0] as? String == "YES" },
      "the deployment target is below the package's": (target ?? 0) >= (oldest ?? .infinity),
      "the language mode differs from the package's": settings["SWIFT_VERSION"] as? String == mode,
    ]
    return agreements.filter { !$0.value }.map(\.key)
  }

  private func languages(_ project: XcodeProject) -> [String] {
    let known = project.main["knownRegions"] as? [String] ?? []
    let resources = place("../Sources/\(target)/Resources").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
      .filter { !known.contains($0) }.map { "the project lacks the language \($0)" }
  }

  private func schemeFaults(_ targets: [String], of project: XcodeProject) -> [String] {
    guard let scheme = XcodeScheme(buildScheme) else { return ["the scheme can't be read"] }
    return targets.compactMap { target in
      let name = project.objects[target]?["name"] as? String ?? ""
      let reference = [
        "BuildableIdentifier": "primary", "BlueprintIdentifier": target, "BlueprintName": name,
        "BuildableName": project.name(ofProductOf: target),
        "ReferencedContainer": "container:\(app).xcodeproj",
      ]
      return scheme.buildables.contains(reference) ? nil : "\(name) isn't in the scheme"
    }
  }

  private var plistFaults: [String] {
    let list = Self.list(infoPlist)
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
      .flatMap(values)
    let scenes = list["UIApplicationSceneManifest"] as? [String: Any]
    let hasWindows = scenes?["UIApplicationSupportsMultipleScenes"] is Bool
    return (schemes.contains(scheme) ? [] : ["the URL schemes are \(schemes)"])
      + (Set(schemes).count == schemes.count ? [] : ["two configurations claim one scheme"])
      + (hasWindows ? [] : ["the scenes are wrong"])
      + (list["UILaunchScreen"] is [String: Any] ? [] : ["there is no launch screen"])
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
    let services = [
      "applinks": "the domain isn't the links' host",
      "webcredentials": "passwords aren't offered for the links' host",
    ]
    return services.filter { domains?.contains("\($0.key):\(host)") != true }.map(\.value)
  }
}
