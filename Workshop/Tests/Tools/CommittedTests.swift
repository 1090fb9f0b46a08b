import Foundation
import Testing

@testable import Generator

/// Files that git could not bring back are not deleted.
@Suite(.timeLimit(.minutes(30))) struct CommittedTests {
  let scratch: Scratch
  var draft: Draft

  init() throws {
    scratch = try Scratch(["a/one": "1", "a/two": "2", "b/three": "3", ".gitignore": "*.secret"])
    draft = Draft(root: scratch.root)
  }

  @Test mutating func `what is committed may go`() throws {
    try scratch.commitAll()
    try scratch.write("changed", to: "b/three")

    draft.delete("a")

    try draft.checkCommitted("It stays")
  }

  @Test(arguments: ["a/one", "a/new", "a/my own.secret"])
  mutating func `what isn't committed is named`(path: String) throws {
    try scratch.commitAll()
    try scratch.write("own", to: path)

    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted("It stays") }
    #expect(refusal?.description.contains("\n  \(path)\n") == true)
  }

  @Test mutating func `ten files are named, and the others counted`() throws {
    try scratch.commitAll()
    for number in 10...21 { try scratch.write("own", to: "a/\(number)") }

    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted("It stays") }
    #expect(refusal?.description.contains("\n  a/19\n  … and 2 more\n") == true)
  }

  @Test mutating func `nothing goes without git`() throws {
    draft.delete("a")

    let refusal = #expect(throws: Refusal.self) { try draft.checkCommitted("It stays") }
    #expect(refusal?.description.contains("git init") == true)
  }
}
