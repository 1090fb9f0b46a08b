import Foundation

@testable import ExampleApp

extension XcodeFiles {
  /// All that would keep Xcode from building the app, in words.
  var faults: [String] {
    guard let project = XcodeProject(project) else { return ["the project can't be read"] }
    let faults = [
      references(project), phases(project), paths(project), products(project), settings(project),
      schemeFaults(project), plistFaults, entitlementFaults,
    ]
    return Set(faults.joined()).sorted()
  }

  private func references(_ project: XcodeProject) -> [String] {
    let reachable = project.reachable(from: project.root)
    let known = Set(project.objects.keys)
    return reachable.subtracting(known).map { "\($0) is named but missing" }
      + known.subtracting(reachable).map { "\($0) is never named" }
  }

  private func phases(_ project: XcodeProject) -> [String] {
    let phases = project.targets.flatMap { project.objects(of: $0, "buildPhases") }
    let found = phases.compactMap { $0["isa"] as? String }
    let kinds = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
    return found == kinds ? [] : ["the build phases are \(found.joined(separator: ", "))"]
  }

  private func paths(_ project: XcodeProject) -> [String] {
    let folders = project.targets
      .flatMap { project.objects(of: $0, "fileSystemSynchronizedGroups") }
      .compactMap { $0["path"] as? String }
    let files = project.targets.flatMap { project.settings(of: $0) }
      .flatMap { [$0["INFOPLIST_FILE"], $0["CODE_SIGN_ENTITLEMENTS"]] }
      .compactMap { $0 as? String }
    let sources = [place("../Sources/ExampleApp")]
    let copied = files.filter { file in
      folders.contains { place(file).path.hasPrefix(place($0).path + "/") }
    }
    return (folders + files).filter { !exists($0) }.map { "there is no \($0)" }
      + copied.map { "\($0) would be copied into the app" }
      + (folders.map(place) == sources ? [] : ["the sources aren't the app's"])
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(path).path)
  }

  private func products(_ project: XcodeProject) -> [String] {
    let manifest = manifest(project)
    let vended = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    let used = project.targets
      .flatMap { project.objects(of: $0, "packageProductDependencies") }
      .compactMap { $0["productName"] as? String }
    let linked = project.targets.flatMap { project.objects(of: $0, "buildPhases") }
      .flatMap { project.objects(of: $0, "files") }
      .compactMap { ($0["productRef"] as? String).flatMap { project.objects[$0] } }
      .compactMap { $0["productName"] as? String }
    return used.filter { !vended.contains($0) }.map { "the package has no product \($0)" }
      + Set(used).symmetricDifference(linked).map { "\($0) isn't both used and linked" }
  }

  /// What the manifest of the package says that the project depends on; nothing if it isn't there.
  private func manifest(_ project: XcodeProject) -> String {
    project.objects(of: project.main, "packageReferences")
      .compactMap { $0["relativePath"] as? String }
      .map { place($0).appending(path: "Package.swift") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .joined()
  }

  private func settings(_ project: XcodeProject) -> [String] {
    let uneven = ([project.main] + project.targets).flatMap { owner in
      let keys = project.settings(of: owner).map { Set($0.keys) }
      return keys.count == 2 ? keys[0].symmetricDifference(keys[1]) : ["two configurations"]
    }
    let manifest = manifest(project)
    return uneven.map { "Debug and Release don't both have \($0)" }
      + project.settings(of: project.main).flatMap { differences(of: $0, from: manifest) }
  }

  private func differences(
    of settings: XcodeProject.Object, from manifest: String
  ) -> [String] {
    let wanted = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { feature in
      "SWIFT_UPCOMING_FEATURE" + feature.1.replacing(/[A-Z]/) { "_\($0.0)" }.uppercased()
    }
    let set = settings.filter { $0.key.hasPrefix("SWIFT_UPCOMING") && $0.value as? String == "YES" }
    let oldest = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/).map { "\($0.1).0" }
    let mode = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d)\]/).map { "\($0.1).0" }
    let agreements = [
      "the upcoming features differ": Set(wanted) == Set(set.keys),
      "the deployment target differs": settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String == oldest,
      "the language mode differs": settings["SWIFT_VERSION"] as? String == mode,
    ]
    return agreements.filter { !$0.value }.map { "\($0.key) from the package's" }
  }

  private func schemeFaults(_ project: XcodeProject) -> [String] {
    guard let scheme = XcodeScheme(scheme) else { return ["the scheme can't be read"] }
    let identifiers = project.main["targets"] as? [String] ?? []
    let built = zip(identifiers, project.targets).map { identifier, target in
      [
        "BuildableIdentifier": "primary",
        "BlueprintIdentifier": identifier,
        "BlueprintName": target["name"] as? String ?? "",
        "BuildableName": "\(target["productName"] as? String ?? "").app",
        "ReferencedContainer": "container:Sights.xcodeproj",
      ]
    }
    return Set(scheme.buildables) == Set(built) ? [] : ["the scheme builds something else"]
  }

  private var plistFaults: [String] {
    let list = Self.list(infoPlist)
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    let scenes = list["UIApplicationSceneManifest"] as? [String: Bool]
    return (schemes == [AppLinks.scheme] ? [] : ["the URL schemes are \(schemes)"])
      + (scenes == ["UIApplicationSupportsMultipleScenes": false] ? [] : ["the scenes are wrong"])
      + (list["UILaunchScreen"] is [String: Any] ? [] : ["there is no launch screen"])
  }

  private var entitlementFaults: [String] {
    let domains = Self.list(entitlements)["com.apple.developer.associated-domains"] as? [String]
    return domains == ["applinks:\(AppLinks.host)"] ? [] : ["the domain isn't the links' host"]
  }
}
