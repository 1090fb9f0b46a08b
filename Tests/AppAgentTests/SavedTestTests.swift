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
