import AppTesting
import Foundation
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct ActionTrailTests {
  private let directory = TemporaryDirectory()

  /// Leaves names in the trail of a run that never ends, as if it had been killed.
  private func crash(after names: [String]) {
    let trail = ActionTrail()
    _ = trail.begin(in: directory.url)
    for name in names { trail.leave(name) }
  }

  private func report() throws -> String {
    try String(contentsOf: directory.url.appending(path: "last-actions.txt"), encoding: .utf8)
  }

  @Test func `the next run finds the last names, in order`() throws {
    crash(after: (1...250).map { "A.a\($0)" })

    let found = ActionTrail().begin(in: directory.url)

    #expect(found?.path == directory.url.appending(path: "last-actions.txt").path)
    #expect(try report() == (151...250).map { "A.a\($0)\n" }.joined())
  }

  @Test func `a name that repeats takes one line`() throws {
    crash(after: ["A.a"] + Array(repeating: "A.ticked", count: 3000) + ["A.b", "A.a"])

    _ = ActionTrail().begin(in: directory.url)

    #expect(try report() == "A.a\nA.ticked × 3000\nA.b\nA.a\n")
  }

  @Test func `a long name is cut`() throws {
    crash(after: [String(repeating: "ä", count: 500), "A.a"])

    _ = ActionTrail().begin(in: directory.url)

    #expect(try report().split(separator: "\n").map(\.count) == [51, 3])
  }

  @Test func `a run that ends leaves nothing`() throws {
    let trail = ActionTrail()
    _ = trail.begin(in: directory.url)
    trail.leave("A.a")
    trail.end()
    trail.leave("A.b")

    #expect(ActionTrail().begin(in: directory.url) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(names == ["actions.trail"])
  }

  @Test(arguments: [Int.min, .min + 1, .max])
  func `a trail with an extreme number is read once, and no crash`(number: Int) throws {
    let lines = "0 \(number)\n\(number) A.a\n1 A.b\n"
    try Data(lines.utf8).write(to: directory.url.appending(path: "actions.trail"))

    #expect(ActionTrail().begin(in: directory.url) == nil)
    #expect(ActionTrail().begin(in: directory.url) == nil)
  }

  @Test(arguments: [(1000, true), (1060, true), (90_000, false), (-90_000, false)])
  func `a run that ended because the device started again is no crash`(start: Int, isCrash: Bool) {
    let trail = ActionTrail { 1000 }
    _ = trail.begin(in: directory.url)
    trail.leave("A.a")

    let found = ActionTrail { start }.begin(in: directory.url)

    #expect((found != nil) == isCrash)
  }

  @Test func `a report is offered once, and stays until it is deleted`() throws {
    crash(after: ["A.a"])
    let trail = ActionTrail()
    #expect(trail.begin(in: directory.url) != nil)
    trail.end()

    #expect(trail.begin(in: directory.url) == nil)
    #expect(try report() == "A.a\n")
    trail.deleteReport()

    #expect(throws: CocoaError.self) { try report() }
  }

  @Test func `only the owner can read the files`() throws {
    crash(after: ["A.a"])
    _ = ActionTrail().begin(in: directory.url)

    for name in ["actions.trail", "last-actions.txt"] {
      let path = directory.url.appending(path: name).path
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(permissions as? Int == 0o600)
    }
  }

  @Test func `a link in the place of the report is replaced, and its target stays`() throws {
    crash(after: ["A.a"])
    let target = directory.url.appending(path: "letter.txt")
    try Data("Dear".utf8).write(to: target)
    #expect(symlink("letter.txt", directory.url.appending(path: "last-actions.txt").path) == 0)

    _ = ActionTrail().begin(in: directory.url)

    #expect(try report() == "A.a\n")
    #expect(try String(contentsOf: target, encoding: .utf8) == "Dear")
  }

  @Test func `a file that isn't a trail is replaced`() throws {
    let url = directory.url.appending(path: "actions.trail")
    try Data("\u{FF} 1\n\nx y\n".utf8).write(to: url)

    #expect(ActionTrail().begin(in: directory.url) == nil)
    #expect(try String(contentsOf: url, encoding: .utf8).wholeMatch(of: /0 \d+ +\n/) != nil)
  }
}
