import Foundation

/// What the app is called now, as its own files say.
struct Project: Equatable {
  /// The target, which is also the module and the folder below `Sources`.
  let target: String

  /// The name of the Xcode project, which is what people call the app.
  let title: String

  /// The bundle identifier; nil if there is no Xcode project.
  let bundle: String?

  /// The scheme of its links.
  let scheme: String

  /// The host of its universal links.
  let host: String

  var sources: String { "Sources/\(target)" }
  var screens: String { "\(sources)/Screens" }
  var tests: String { "Tests/\(target)Tests" }
  var map: String { "\(sources)/Composition/AppMap.swift" }
  var state: String { "\(sources)/Composition/AppState.swift" }
  var links: String { "\(sources)/Composition/AppLinks.swift" }
  var coordinator: String { "\(sources)/Composition/AppScreens.swift" }

  /// Describes an app.
  init(target: String, title: String, bundle: String?, scheme: String, host: String) {
    (self.target, self.title) = (target, title)
    (self.bundle, self.scheme, self.host) = (bundle, scheme, host)
  }

  /// Finds the app: the one folder below `Sources` that has an `Composition/AppMap.swift`.
  init(_ draft: Draft) throws {
    let targets = draft.folders(in: "Sources").filter {
      draft.exists("Sources/\($0)/Composition/AppMap.swift")
    }
    guard targets.count == 1, let target = targets.first else {
      throw Refusal(
        targets.isEmpty
          ? "There is no app: no folder below Sources has an Composition/AppMap.swift."
          : "There are several apps: \(targets.joined(separator: ", ")).")
    }
    let links = "Sources/\(target)/Composition/AppLinks.swift"
    let text = try draft.text(links)
    guard let scheme = text.between("static let scheme = \"", "\""),
      let host = text.between("static let host = \"", "\"")
    else { throw Refusal("\(links) names no scheme and host as `static let scheme = \"…\"`.") }
    let project = draft.folders(in: "App").first { $0.hasSuffix(".xcodeproj") }
    let objects = try project.map { try draft.text("App/\($0)/project.pbxproj") }
    self.target = target
    title = project.map { String($0.dropLast(".xcodeproj".count)) } ?? target
    bundle = objects?.between("PRODUCT_BUNDLE_IDENTIFIER = ", ";")?
      .trimmingCharacters(in: ["\""])
    self.scheme = scheme
    self.host = host
  }
}

extension String {
  /// What stands between two texts, the first time it does.
  func between(_ before: String, _ after: String) -> String? {
    guard let start = range(of: before, options: .literal)?.upperBound,
      let end = self[start...].range(of: after, options: .literal)?.lowerBound
    else { return nil }
    return String(self[start..<end])
  }
}
