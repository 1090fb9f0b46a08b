import Foundation
import Testing

/// Removes the demo from a draft of this repository, while it is as it was cloned.
@Suite(.enabled(if: isAsCloned)) struct DemoRemovalTests {
  var draft = Draft(root: repository)

  @Test func `everything on the list exists`() throws {
    let missing = try DemoRemoval(draft).demo.filter { !draft.exists($0) }

    #expect(missing == [])
  }

  @Test mutating func `no file of the app names the demo afterwards`() throws {
    try perform(.newScreen, "Settings")
    try perform(
      .renameApp, "--name", "Trivia", "--bundle", "com.acme.tri", "--scheme", "tri",
      "--host", "tri.acme.com")

    try DemoRemoval(draft).perform(on: &draft)

    let project = try Project(draft)
    #expect(
      project
        == Project(
          target: "Trivia", title: "Trivia", bundle: "com.acme.tri", scheme: "tri",
          host: "tri.acme.com"))
    let names = ["sights", "remove-demo", "--api", "plugins/blank"]
    let places = [".ci", ".github", "App", "Makefile", "Package.swift", "Plugins", "README.md"]
    let files = places + [project.sources, project.tests, "Documentation"]
    let offenders = files.flatMap { draft.files(under: $0) + [$0] }.filter { file in
      guard let text = try? draft.text(file).lowercased() else { return false }
      return names.contains(where: text.contains)
    }
    #expect(offenders == [])
  }

  @Test mutating func `the command is gone afterwards`() throws {
    try DemoRemoval(draft).perform(on: &draft)

    let left = draft.files(under: "").filter { $0.contains("Demo") || $0.contains("Blank") }
    let isInManifest = try draft.text("Package.swift").contains("RemoveDemo")
    #expect(left == [])
    #expect(!isInManifest)
  }

  @Test mutating func `a screen of one's own stays, and is registered again`() throws {
    try perform(.newScreen, "Settings")

    try DemoRemoval(draft).perform(on: &draft)

    let project = try Project(draft)
    let (screens, plan) = (
      draft.folders(in: project.screens), ScreenPlan(try ScreenName("Settings"))
    )
    let isRegistered = try Registration(project: project, plan: plan, in: draft).isDone(in: draft)
    #expect(screens == ["Home", "Settings"])
    #expect(isRegistered)
  }

  @Test mutating func `screens keep their kinds, places and parameters`() throws {
    let accounts = ["Accounts", "--kind", "list", "--in", "tab"]
    let (payment, stop) = (
      ["Payment", "--parameter", "id:Int", "--in", "accounts"], ["Stop", "--in", "saved"]
    )
    for words in [accounts, payment, stop] {
      var arguments = Arguments(words)
      _ = try Command.newScreen.perform(&arguments, &draft)
      try draft.record(["new-screen"] + words)
    }

    try DemoRemoval(draft).perform(on: &draft)

    let project = try Project(draft)
    #expect(try Registration.tabs(of: project, in: draft).contains("accounts"))
    let links = try draft.text(project.links)
    #expect(links.contains("Route(tab: .accounts, [.payment(id: $0)])"))
    // The demo's tab is gone.
    #expect(links.contains("Route(tab: .home, [.stop])"))
    #expect(try draft.text(project.services).contains("AccountsPage.sample"))
  }

  @Test(arguments: ["Home", "Settings"])
  mutating func `a screen that can't be registered again is refused`(name: String) throws {
    try perform(.newScreen, name)
    let project = try Project(draft)
    if name == "Settings" {
      try draft.edit(project.coordinator) { $0.replace("Settings", with: "Preferences") }
    }

    let refusal = #expect(throws: Refusal.self) { try DemoRemoval(draft) }

    #expect(refusal?.description.contains(name) == true)
  }

  @Test mutating func `a screen may have the name of one of the demo's`() throws {
    try DemoRemoval(draft).perform(on: &draft)

    try perform(.newScreen, "Explore")

    let screens = draft.folders(in: try Project(draft).screens)
    #expect(screens == ["Explore", "Home"])
  }

  @discardableResult
  private mutating func perform(_ command: Command, _ words: String...) throws -> String {
    var arguments = Arguments(words)
    return try command.perform(&arguments, &draft)
  }
}

private let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../..").standardizedFileURL

/// Whether this is the template, without screens of anybody's own.
private let isAsCloned =
  (try? DemoRemoval(Draft(root: repository)))?.ownScreens.isEmpty == true
