import AppInspector
import AppTesting
import Foundation
import Testing

@testable import AppAgent
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct SavedTestTests {
  @Test(
    arguments: [
      ["text": "Visits: 0", "noText": "Visits: 7"], ["element": ["label": "Visits: 0"]],
      ["place": "sights://sights/3/visit"],
    ] as [JSON])
  func `a saved test repeats an expectation that was met`(met: JSON) async throws {
    #expect(try await source(expecting: met).contains("#expect"))
  }

  @Test(
    arguments: [
      ["text": "Visits: 7"], ["noText": "Visits: 0"], ["element": ["label": "Visits: 7"]],
      ["place": "sights://saved"], ["state": ["path": "visits", "equals": 7]],
    ] as [JSON])
  func `a saved test leaves out an expectation that failed`(failed: JSON) async throws {
    #expect(try await !source(expecting: failed).contains("#expect"))
  }

  @Test func `a screen behind a dialog isn't the user's place`() async throws {
    let app = try LiveApp<SightsApp>(ToolArguments(["link": "sights://nowhere"], ["link"]))
    defer { app.close() }

    let result = try await app.expect(ToolArguments(["place": "sights://explore"], ["place"]))

    #expect("\(result.content)".contains("behind a dialog"))
    #expect(!app.script.source(named: "a", type: "A", app: "B", module: "C").contains("#expect"))
  }

  @Test func `a saved test names a part of the state by its path, whoever may access it`()
    async throws
  {
    let state: JSON = ["state": ["path": "bookmarks.sights", "equals": []]]

    #expect(
      try await source(expecting: state).contains(
        """
        let value1 = await user.state(at: "bookmarks.sights")
            #expect(value1 == "[]")
        """))
  }

  @Test func `a saved test imports the module of each member that it names`() {
    var script = TestScript(link: nil, columns: 80, rows: 24)
    script.follow("sights://saved")
    script.wait(1)

    let source = script.source(named: "a", type: "ATests", app: "SightsApp", module: "ExampleApp")

    let imports = source.split(separator: "\n").filter { $0.hasPrefix("import ") }
      .map { String($0.dropFirst(7)) }
    #expect(
      imports == [
        "AppShell", "AppTesting", "CoordinatorLinks", "ReduxTesting", "Testing", "UIKit",
      ])
  }

  @Test func `no line of a saved test is too long`() throws {
    var script = TestScript(
      link: "sights://\(String(repeating: "a", count: 150))", columns: 80, rows: 24)
    script.expectText(String(repeating: "a \"quoted\" word, ", count: 20), isShown: true)

    let source = script.source(named: "a", type: "ATests", app: "SightsApp", module: "ExampleApp")

    #expect(source.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `a saved test leaves out a step that was refused`() async throws {
    let app = try LiveApp<SightsApp>(ToolArguments([:], []))
    defer { app.close() }

    let result = try await app.perform(ToolArguments(["steps": [["back": true]]], ["steps"]))

    #expect(result.isError)
    #expect(!app.script.source(named: "a", type: "A", app: "B", module: "C").contains("goBack"))
  }

  @Test func `a saved test has dots for what was typed as a password`() async throws {
    let app = try LiveApp<SightsApp>(
      ToolArguments(["link": "sights://account/sign-in"], ["link"]))
    defer { app.close() }

    let steps: JSON = [
      ["type": "ada@example.com", "into": "Email"], ["type": "lovelace", "into": "Password"],
      ["key": "x"],
    ]
    let result = try await app.perform(ToolArguments(["steps": steps], ["steps"]))

    #expect(!result.isError)
    let source = app.script.source(named: "a", type: "ATests", app: "SightsApp", module: "A")
    #expect(source.contains("ada@example.com"))
    #expect(source.contains("user.screen.type(\"••••••••\")"))
    #expect(!source.contains("lovelace") && !source.contains("character(\"x\")"))
  }

  @Test(arguments: ["session", "state"])
  func `what may contain what users typed can be read only by its owner`(kind: String)
    async throws
  {
    let app = try LiveApp<SightsApp>(ToolArguments([:], []))
    defer { app.close() }
    let name = "private-\(UUID().uuidString)"

    let result = try app.save(
      ToolArguments(
        ["as": .string(kind), "name": .string(String(name.prefix(40)))], ["as", "name"]))

    let path = try #require(result.content["path"]?.string)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
  }

  // The folder of the tests may be a temporary one itself, so the relative path leads up to the root.
  @Test(arguments: ["/etc", "/", String(repeating: "../", count: 64) + "etc", "/tmp/../etc"])
  func `a client needs a permission for folders that aren't the app's or temporary`(folder: String)
    throws
  {
    let arguments = try ToolArguments(["data": .string(folder)], ["data"])

    #expect(throws: ToolRefusal.self) { try LiveApp<SightsApp>(arguments) }
  }

  @Test func `a client may use a folder for temporary files, and with a permission any`() throws {
    let folder = TemporaryDirectory()
    let data: JSON = .string(folder.url.appending(path: "new/data").path)

    let app = try LiveApp<SightsApp>(ToolArguments(["data": data], ["data"]))
    app.close()
    let other = try LiveApp<SightsApp>(
      ToolArguments(["data": .string(folder.url.path)], ["data"]), allowsAnyFolder: true)
    other.close()

    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "new/data").path))
  }

  /// Opens a screen, expects something of it, and returns the test of that.
  private func source(expecting expected: JSON) async throws -> String {
    let app = try LiveApp<SightsApp>(
      ToolArguments(["link": "sights://sights/3/visit"], ["link"]))
    defer { app.close() }
    _ = try await app.expect(
      ToolArguments(expected.object ?? [:], ToolNames.expectations))
    return app.script.source(named: "a", type: "ATests", app: "SightsApp", module: "ExampleApp")
  }
}
