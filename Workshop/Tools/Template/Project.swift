import Foundation

/// The app, as its files describe it.
struct Project: Equatable {
  /// The name of the target, which is also its module and its folder in `Sources`.
  let target: String
  /// The custom scheme of the app's links.
  let scheme: String
  /// Whether the app also runs in a terminal.
  let hasTerminal: Bool

  var sources: String { "Sources/\(target)" }
  var screens: String { "\(sources)/Screens" }
  /// The folder of what several screens share.
  var model: String { "\(sources)/Model" }
  /// The folder with the coordinators of view controllers that aren't converted yet.
  var existing: String { "\(sources)/Existing" }
  var tests: String { "Tests/\(target)Tests" }
  var map: String { "\(sources)/Composition/AppMap.swift" }
  var state: String { "\(sources)/Composition/AppState.swift" }
  var links: String { "\(sources)/Composition/AppLinks.swift" }
  var app: String { "\(sources)/Composition/\(target)App.swift" }
  var tools: String { "\(sources)/Composition/AppTools.swift" }
  var coordinator: String { "\(sources)/Composition/AppCoordinator.swift" }
  var services: String { "\(sources)/Composition/Services.swift" }
  /// What the simulation of the app promises, and which services it disturbs.
  var promises: String { "\(tests)/\(target)App+Promises.swift" }

  /// The pictures of screens, with one of the first screen of a new app.
  var pictures: String { "\(tests)/PictureTests.swift" }

  /// Returns the file of an app's own services, before it has any.
  func newServices(_ models: Models) throws -> String {
    let text = try models.files(in: .services).map(\.text).joined()
      .replacingWord("Starter", with: target).replacingWord("StarterApp", with: "\(target)App")
    return hasTerminal ? text : "#if os(iOS)\n\(text)#endif\n"
  }

  /// Returns the folder of a screen's sources.
  func sources(of screen: ScreenName) -> String { "\(screens)/\(screen.type)" }

  /// Returns the folder of a screen's tests.
  func tests(of screen: ScreenName) -> String { "\(tests)/Screens/\(screen.type)" }

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
    self.target = target
    let links = try draft.text("Sources/\(target)/Composition/AppLinks.swift")
    scheme = links.firstMatch(of: /static let scheme = "(.+?)"/).map { String($0.1) } ?? "SCHEME"
    hasTerminal = (try? draft.text("Package.swift").contains(".executableTarget(")) ?? true
  }
}

extension Project {
  /// Returns the source file that declares a class, in whichever module it is.
  func file(ofClass name: String, in draft: Draft) throws -> String? {
    try draft.files(under: "Sources").first { file in
      guard file.hasSuffix(".swift"), try draft.text(file).contains("class \(name)") else {
        return false
      }
      return SwiftText(try draft.text(file)).place(of: "class \(name)") != nil
    }
  }

  /// Returns the file of Composition that has a declaration, or the usual one if none has it.
  func file(
    in draft: Draft, usually usual: String, where hasDeclaration: (SwiftText) -> Bool
  ) throws -> String {
    let files = draft.files(under: "\(sources)/Composition").filter { $0.hasSuffix(".swift") }
    return try files.first { hasDeclaration(SwiftText(try draft.text($0))) } ?? usual
  }

  /// The file with the switch over all screens.
  func coordinators(in draft: Draft) throws -> String {
    try file(in: draft, usually: coordinator) { $0.block("func coordinator", "switch") != nil }
  }

  /// The file with the switch over all tabs.
  func items(in draft: Draft) throws -> String {
    try file(in: draft, usually: coordinator) { $0.block("func item", "switch") != nil }
  }

  /// The file with the list of recorded types.
  func recordedTypes(in draft: Draft) throws -> String {
    try file(in: draft, usually: tools) { $0.list(assignedTo: "recordedTypes") != nil }
  }

  /// The file with the screens that aren't shown again when the app restarts.
  func restoration(in draft: Draft) throws -> String {
    try file(in: draft, usually: coordinator) { $0.block("func isRestored") != nil }
  }

  /// The file with the locks of forms.
  func locks(in draft: Draft) throws -> String {
    try file(in: draft, usually: coordinator) { $0.block("func locked") != nil }
  }
}
