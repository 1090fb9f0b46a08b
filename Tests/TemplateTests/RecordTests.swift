import Foundation
import Testing

/// The commands that made an app, as `make update` repeats them.
@Suite struct RecordTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch(Scratch.app) }

  @Test func `commands are recorded in their order, and survive a new name`() throws {
    _ = try Command.newScreen.run(["Settings"], at: scratch.root)
    _ = try Command.renameApp.run(["--name", "Trivia", "--scheme", "tri"], at: scratch.root)
    _ = try Command.renameApp.run(["--name", "Opus"], at: scratch.root)

    let record = try Draft(root: scratch.root).text(Draft.record)
    #expect(
      record.split(separator: "\n").dropFirst() == [
        "new-screen Settings", "rename-app --name Trivia --scheme tri", "rename-app --name Opus",
      ])
  }

  @Test(arguments: [["Settings", "--dry-run"], ["settings"]])
  func `what changes nothing isn't recorded`(arguments: [String]) throws {
    _ = try? Command.newScreen.run(arguments, at: scratch.root)

    #expect(!Draft(root: scratch.root).exists(Draft.record))
  }

  @Test func `the record begins with the commit that the commands started from`() throws {
    try scratch.commitAll()

    _ = try Command.newScreen.run(["Settings"], at: scratch.root)

    let record = try Draft(root: scratch.root).text(Draft.record)
    #expect(record.contains(/(?m)^version [0-9a-f]{40}\nnew-screen Settings$/))
  }

  @Test(arguments: [Command.newScreen, .renameApp])
  func `the record names a command as the package does`(command: Command) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let manifest = try Draft(root: root).text("Package.swift")

    #expect(manifest.contains("verb: \"\(command.verb)\""))
  }
}
