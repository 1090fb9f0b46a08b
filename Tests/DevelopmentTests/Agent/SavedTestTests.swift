import Testing

@testable import AppAgent
@testable import ExampleApp

@Suite(.timeLimit(.minutes(10))) @MainActor struct SavedTestTests {
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

  @Test func `a saved test names a part of the state as Swift does`() async throws {
    let state: JSON = ["state": ["path": "bookmarks.sights", "equals": []]]
    let none: JSON = ["state": ["path": "links.pending", "equals": .null]]

    #expect(
      try await source(expecting: state).contains(
        "#expect(describeInFull(user.app.store.state.bookmarks.sights) == \"[]\")"))
    #expect(
      try await source(expecting: none).contains(
        "#expect(user.app.store.state.links.pending == nil)"))
  }

  @Test(
    arguments: [
      ("list[1]", ".list[1]"), ("numbers[7].list[0]", ".numbers[7]?.list[0]"),
      ("names.a", ".names[\"a\"]"), ("some.list", ".some?.list"), ("choices[0]", nil),
    ] as [(String, String?)])
  func `a part of a state is named through lists, dictionaries and optionals`(
    path: String, source: String?
  ) throws {
    #expect(try StateReader.part(at: path, in: Parts()).source == source)
  }

  private struct Parts {
    struct Part { var list = [1, 2] }

    var list = [1, 2]
    var numbers = [7: Part()]
    var names = ["a": 1]
    var some: Part? = Part()
    var choices: Set = [1]
  }

  @Test func `a saved test leaves out a step that was refused`() async throws {
    let app = try LiveApp<SightsApp>(ToolArguments([:], []))
    defer { app.close() }

    let result = try await app.perform(ToolArguments(["steps": [["back": true]]], ["steps"]))

    #expect(result.isError)
    #expect(!app.script.source(named: "a", type: "A", app: "B", module: "C").contains("goBack"))
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
