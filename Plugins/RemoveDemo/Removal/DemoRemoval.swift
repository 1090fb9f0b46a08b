import Foundation

/// Deletes the demo, and moves the app in `Plugins/Blank` to its place.
///
/// What an app keeps never names the demo, so no text needs to change. `demo.txt` lists what goes; the
/// command itself is a part of that.
struct DemoRemoval {
  private static let list = "Plugins/RemoveDemo/demo.txt"
  private static let blank = "Plugins/Blank"
  /// Begins the part of the manifest that goes.
  private static let mark = "// The demo:"

  let project: Project
  /// The screens of the app that aren't the demo's.
  let ownScreens: [ScreenPlan]
  private let home: ScreenName
  /// The files and folders that go.
  let demo: [String]

  /// Reads what there is to remove.
  init(_ draft: Draft) throws {
    project = try Project(draft)
    home = try ScreenName("Home")
    let demo = try draft.text(Self.list).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    self.demo = demo
    let screens = project.screens
    ownScreens = try draft.folders(in: screens).filter { !demo.contains("\(screens)/\($0)") }
      .map { try ScreenPlan(recorded: ScreenName($0), in: draft) }
    for screen in ownScreens { try check(screen, in: draft) }
  }

  /// Removes the demo from a draft.
  func perform(on draft: inout Draft) throws {
    let old = draft
    for path in demo { draft.delete(path) }
    try cutManifest(of: &draft)
    for file in draft.files(under: Self.blank) where draft.data(file) != nil {
      let place = String(file.dropFirst(Self.blank.count + 1))
      draft.delete(place)
      try draft.move(file, to: place)
    }
    draft.delete(Self.blank)
    try ModelRoom(project: project, plan: ScreenPlan(home)).copy(in: &draft)
    // Screens may be on the stacks of those that are tabs.
    for screen in ownScreens.filter({ $0.place == .tab }) + ownScreens.filter({ $0.place != .tab })
    {
      let plan = screen.fitting(try Registration.tabs(of: project, in: draft))
      try Registration(project: project, plan: plan, in: draft).perform(on: &draft)
    }
    try WordTables(project: project).addMissing(to: &draft, from: old)
  }

  /// Makes sure that a screen can be registered with the app that is left.
  private func check(_ plan: ScreenPlan, in draft: Draft) throws {
    let registration = try Registration(project: project, plan: plan, in: draft)
    let screen = plan.name
    guard try screen != home && registration.isDone(in: draft) else {
      throw Refusal(
        "The demo can't be removed, because \(screen.type) isn't registered with the app as make screen"
          + " does it. Move \(project.screens)/\(screen.type) and its tests elsewhere, undo its"
          + " registration, and bring it back when the demo is gone.")
    }
  }

  private func cutManifest(of draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      guard let start = text.range(of: Self.mark)?.lowerBound else {
        throw Refusal(
          "The demo can't be removed, because Package.swift doesn't have the comment “\(Self.mark)”"
            + " above the demo's part. Put it back, and try again.")
      }
      text = text[..<start].trimmingCharacters(in: .newlines) + "\n"
    }
  }
}
