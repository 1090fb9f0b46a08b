import Foundation
import Testing

/// What the commands would make of this repository, as long as it is as it was cloned; nothing is written.
@Suite(.enabled(if: isAsCloned)) struct DemoRemovalTests {
  var draft = Draft(root: repository)

  @Test mutating func `what stays in the app speaks of the app, by its own name`() throws {
    try perform(.newScreen, "Settings")
    try perform(
      .renameApp, "--name", "Trivia", "--bundle", "com.acme.tri", "--scheme", "tri",
      "--host", "tri.acme.com")

    let words = try perform(.removeDemo)

    #expect(words.contains("your own: Settings."))
    #expect(words.contains("swift run Trivia tri://home"))
    let project = try Project(draft)
    #expect(
      project
        == Project(
          target: "Trivia", title: "Trivia", bundle: "com.acme.tri", scheme: "tri",
          host: "tri.acme.com"))
    for folder in [project.sources, project.tests, "App", "Documentation", "README.md"] {
      for file in draft.files(under: folder) {
        let text = try draft.text(file).lowercased()
        #expect(!text.contains("sights") && !text.contains("--api"), "\(file)")
      }
    }
  }

  @Test mutating func `a screen of one's own may be called as one of the demo was`() throws {
    try perform(.removeDemo)

    try perform(.newScreen, "Explore")

    #expect(throws: Refusal("The demo is gone already.")) { try perform(.removeDemo) }
  }

  @discardableResult
  private mutating func perform(_ command: Command, _ words: String...) throws -> String {
    var arguments = Arguments(words)
    return try command.perform(&arguments, &draft)
  }
}

private let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../..").standardizedFileURL

/// Whether the demo is there, and no screen of anybody's own.
private let isAsCloned =
  DemoRemoval.rooms(of: Demo.project, in: Draft(root: repository)) == Demo.rooms
