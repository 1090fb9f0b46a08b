import Foundation
import Testing

@testable import Generator

@Suite(.timeLimit(.minutes(30))) struct DraftTests {
  let scratch: Scratch
  var draft: Draft

  init() throws {
    scratch = try Scratch(["a/one": "1", "a/b/two": "2", ".build/built": "x"])
    draft = Draft(root: scratch.root)
  }

  @Test mutating func `nothing is on disk before it is published`() throws {
    let before = try scratch.files

    try draft.create("new", at: "c/three")
    draft.delete("a")

    #expect(try scratch.files == before)
    #expect(draft.files(under: "c") == ["c/three"])
    try draft.publish()
    #expect(try scratch.files == ["c/three": "new"])
    #expect(!FileManager.default.fileExists(atPath: draft.url("a").path))
  }

  @Test func `nothing is overwritten`() throws {
    var draft = draft
    try draft.create("", at: "z/one")

    #expect(throws: Refusal("a/one already exists.")) { try draft.create("", at: "a/one") }
    #expect(throws: Refusal("z/one already exists.")) { try draft.create("", at: "z/one") }
  }

  @Test mutating func `if one change fails, all are taken back`() throws {
    let before = try scratch.files
    try draft.create("new", at: "a/a/three")
    try draft.edit("a/b/two") { $0 = "new" }
    // A file can't hold another, so this fails after the others succeeded.
    try draft.create("new", at: "a/one/four")

    #expect(throws: Refusal.self) { try draft.publish() }

    #expect(try scratch.files == before)
    #expect(!FileManager.default.fileExists(atPath: draft.url("a/a").path))
  }
}
