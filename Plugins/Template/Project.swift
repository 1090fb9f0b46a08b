import Foundation

/// The names of the app, as its files have them now.
struct Project: Equatable {
  /// The name of the target, which is also its module and its folder in `Sources`.
  var target: String

  /// The name of the Xcode project, which people see.
  var title: String

  /// The bundle identifier, or `nil` if there is no Xcode project.
  var bundle: String?

  /// The custom scheme of the app's links.
  var scheme: String

  /// The host of the app's universal links.
  var host: String

  var sources: String { "Sources/\(target)" }
  var screens: String { "\(sources)/Screens" }
  var tests: String { "Tests/\(target)Tests" }
  var map: String { "\(sources)/Composition/AppMap.swift" }
  var state: String { "\(sources)/Composition/AppState.swift" }
  var links: String { "\(sources)/Composition/AppLinks.swift" }
  var actions: String { "\(sources)/Composition/AppActions.swift" }
  var coordinator: String { "\(sources)/Composition/AppScreens.swift" }

  var services: String { "\(sources)/Composition/Services.swift" }

  /// Returns the folder of a screen's room.
  func sources(of screen: ScreenName) -> String { "\(screens)/\(screen.type)" }

  /// Returns the folder of a screen's tests.
  func tests(of screen: ScreenName) -> String { "\(tests)/Screens/\(screen.type)" }

  /// Creates the description of an app.
  init(target: String, title: String, bundle: String?, scheme: String, host: String) {
    (self.target, self.title) = (target, title)
    (self.bundle, self.scheme, self.host) = (bundle, scheme, host)
  }

  /// Finds the app, which is the one folder in `Sources` with a `Composition/AppMap.swift`.
  init(_ draft: Draft) throws {
    let targets = draft.folders(in: "Sources").filter {
      draft.exists("Sources/\($0)/Composition/AppMap.swift")
    }
    guard targets.count == 1, let target = targets.first else {
      throw Refusal(
        targets.isEmpty
          ? "There is no app here, because no folder in Sources has a Composition/AppMap.swift."
          : "There are several apps: \(targets.joined(separator: ", ")). Keep one in this package.")
    }
    let links = "Sources/\(target)/Composition/AppLinks.swift"
    let text = try draft.text(links)
    guard let scheme = text.between("static let scheme = \"", "\""),
      let host = text.between("static let host = \"", "\"")
    else {
      throw Refusal(
        "The app's links can't be found. Declare `static let scheme = \"…\"` and"
          + " `static let host = \"…\"` in \(links), and try again.")
    }
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

extension Draft {
  /// Whether the app also runs in a terminal.
  var hasTerminal: Bool {
    (try? text("Package.swift").contains(".executableTarget(")) ?? true
  }
}

extension String {
  /// Returns the first text between two others.
  func between(_ before: String, _ after: String) -> String? {
    guard let start = range(of: before, options: .literal)?.upperBound,
      let end = self[start...].range(of: after, options: .literal)?.lowerBound
    else { return nil }
    return String(self[start..<end])
  }
}
