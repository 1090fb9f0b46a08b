import Foundation

/// Takes the demo out of the app, and puts a first screen in its place.
///
/// What an app keeps is changed where it names the demo; the few files that are about nothing else
/// are replaced by those in `Plugins/Blank`.
struct DemoRemoval {
  private static let blank = "Plugins/Blank"

  let project: Project
  let home: ScreenName
  /// Screens that the demo never had.
  let ownScreens: [ScreenName]
  /// The tab that was selected at first.
  let firstTab: String

  init(_ draft: Draft) throws {
    project = try Project(draft)
    home = try ScreenName("Home")
    guard draft.exists("\(project.sources)/\(Demo.mark)") else {
      throw Refusal("The demo is gone already.")
    }
    let own = Self.rooms(of: project, in: draft).subtracting(Demo.rooms).sorted()
    ownScreens = try own.map { try ScreenName($0) }
    firstTab = try Registration(project: project, screen: home).firstTab(of: draft)
    try checkOwnScreens(in: draft)
  }

  /// Changes everything.
  func perform(on draft: inout Draft) throws {
    let gone = try deleteSources(from: &draft)
    try deleteTests(that: gone, from: &draft)
    for path in Demo.surroundings { draft.delete(path) }
    try editApp(without: gone, in: &draft)
    try editTests(in: &draft)
    try editSurroundings(in: &draft)
    try fill(&draft)
  }

  /// Puts in what an app without the demo has instead.
  private func fill(_ draft: inout Draft) throws {
    let renaming = Renaming(old: Demo.project, new: project)
    for file in draft.files(under: Self.blank) {
      let path = String(file.dropFirst(Self.blank.count + 1))
      let text = renaming.renamed(try draft.text(file), at: Self.place(of: path, in: Demo.project))
      let place = Self.place(of: path, in: project)
      let isTest = place.hasPrefix(project.tests)
      draft.write(isTest ? importing(project.target, in: text) : text, to: place)
    }
    try ModelRoom(project: project, screen: home).copy(in: &draft)
    for screen in ownScreens {
      try Registration(project: project, screen: screen).perform(on: &draft)
    }
  }

  /// Where a file of `Plugins/Blank` belongs in an app.
  private static func place(of path: String, in project: Project) -> String {
    let folder = path.prefix { $0 != "/" }
    switch folder {
    case "Sources": return project.sources + path.dropFirst(folder.count)
    case "Tests": return project.tests + path.dropFirst(folder.count)
    default: return path
    }
  }

  /// The screens that an app has.
  static func rooms(of project: Project, in draft: Draft) -> Set<String> {
    Set(
      draft.folders(in: project.screens).filter {
        draft.exists("\(project.screens)/\($0)/\($0)ViewController.swift")
      })
  }

  /// Makes sure that the team's own screens can be made known to the app again.
  private func checkOwnScreens(in draft: Draft) throws {
    let coordinators = try draft.text(project.coordinator)
    for screen in ownScreens {
      let line =
        "case .\(screen.variable): \(screen.type)Coordinator(context: context)"
      guard coordinators.contains(line), screen != home else {
        throw Refusal(
          "\(screen.type) is a screen of yours that new-screen didn't make as it is now. Move it away,"
            + " remove the demo, and bring it back.")
      }
    }
  }
}
