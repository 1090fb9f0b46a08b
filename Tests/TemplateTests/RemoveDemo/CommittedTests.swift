import Foundation
import Testing

/// What git could not bring back is not deleted.
@Suite struct CommittedTests {
  let scratch: Scratch
  var draft: Draft

  init() throws {
    scratch = try Scratch(["a/one": "1", "a/two": "2", "b/three": "3", ".gitignore": "*.secret"])
    draft = Draft(root: scratch.root)
  }

  @Test mutating func `what is committed may go`() throws {
    try commitAll()
    try scratch.write("changed", to: "b/three")

    draft.delete("a")

    try draft.checkCommitted()
  }

  @Test(arguments: ["a/one", "a/new", "a/my own.secret"])
  mutating func `what isn't committed is named`(path: String) throws {
    try commitAll()
    try scratch.write("own", to: path)

    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted() }
    #expect(refusal?.description.contains("\n  \(path)\n") == true)
  }

  @Test mutating func `ten files are named, and the others counted`() throws {
    try commitAll()
    for number in 10...21 { try scratch.write("own", to: "a/\(number)") }

    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted() }
    #expect(refusal?.description.contains("\n  a/19\n  … and 2 more\n") == true)
  }

  @Test mutating func `nothing goes without git`() throws {
    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted() }
    #expect(refusal?.description.contains("git init") == true)
  }

  private func commitAll() throws {
    for arguments in [
      "init --quiet", "add --all",
      "-c user.name=a -c user.email=a@example.invalid commit --quiet --message Start",
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + arguments.split(separator: " ").map(String.init)
      process.currentDirectoryURL = scratch.root
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}
