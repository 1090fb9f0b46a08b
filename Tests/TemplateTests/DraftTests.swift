import Foundation
import Testing

@Suite struct DraftTests {
  let scratch: Scratch
  var draft: Draft

  init() throws {
    scratch = try Scratch(["a/one": "1", "a/b/two": "2", ".build/built": "x"])
    draft = Draft(root: scratch.root)
  }

  @Test mutating func `nothing is on disk before it is published`() throws {
    let before = try scratch.files

    draft.write("new", to: "c/three")
    draft.delete("a")

    #expect(try scratch.files == before)
    #expect(draft.files(under: "") == ["c/three"])
    try draft.publish()
    #expect(try scratch.files == ["c/three": "new"])
    #expect(!FileManager.default.fileExists(atPath: draft.url("a").path))
  }

  @Test mutating func `a folder moves with what was changed in it`() throws {
    try draft.edit("a/one") { $0 += "!" }
    try draft.move("a", to: "z")

    #expect(draft.listing == "  move a/b/two → z/b/two\n  move a/one → z/one")
    try draft.publish()
    #expect(try scratch.files == ["z/one": "1!", "z/b/two": "2"])
  }

  @Test mutating func `a symbolic link is moved, and not followed`() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: draft.url("a/link").path, withDestinationPath: "../.build")
    #expect(draft.content("a/link") == .link(to: "../.build"))

    draft.link("a/link", to: "../z")
    try draft.move("a", to: "z")
    try draft.publish()

    #expect(try manager.destinationOfSymbolicLink(atPath: draft.url("z/link").path) == "../z")
    #expect(draft.contentOnDisk("a/link") == nil)
  }

  @Test func `nothing is overwritten`() throws {
    var draft = draft
    draft.write("", to: "z/one")

    #expect(throws: Refusal("a/one already exists.")) { try draft.create("", at: "a/one") }
    #expect(throws: Refusal("z/one already exists.")) { try draft.move("a", to: "z") }
  }

  @Test mutating func `a script stays executable`() throws {
    let permissions: NSNumber = 0o755
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: draft.url("a/one").path)

    try draft.edit("a/one") { $0 = "changed" }
    try draft.move("a/one", to: "z/one")
    try draft.publish()

    let attributes = try FileManager.default.attributesOfItem(atPath: draft.url("z/one").path)
    #expect(attributes[.posixPermissions] as? NSNumber == permissions)
  }

  @Test mutating func `if one change fails, all are taken back`() throws {
    let before = try scratch.files
    draft.write("new", to: "a/a/three")
    draft.write("new", to: "a/b/two")
    // A file can't hold another, so this fails after the others succeeded.
    draft.write("new", to: "a/one/four")

    #expect(throws: Refusal.self) { try draft.publish() }

    #expect(try scratch.files == before)
    #expect(!FileManager.default.fileExists(atPath: draft.url("a/a").path))
  }
}
