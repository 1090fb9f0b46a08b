import AppTesting
import Synchronization
import TerminalUIKit
import Testing

/// The output of a screen's test when it fails, and when it is printed.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct FailedExpectationTests {
  @Test func `a text that never comes shows what is there`() async throws {
    let user = try await AppUser.start()
    try await user.tap("Increment")

    await expectReport(
      "The user is at counter.", "Running effects: none",
      "CounterAction.incrementTapped from counter",
      "Count: 1"
    ) {
      #expect(await user.shows("Count: 2"))
    }
  }

  @Test func `a text that never goes, and a place that is never reached, show what is there`()
    async throws
  {
    let user = try await AppUser.start()

    await expectReport("Count: 0") { #expect(await user.showsNo("Count: 0")) }
    await expectReport("The user is at counter.") { #expect(await user.isAt("settings")) }
  }

  @Test func `a user behind a dialog isn't at the screen below`() async throws {
    let user = try await AppUser.start()
    #expect(await user.isAt("counter"))
    try user.follow("nowhere")

    await expectReport("The user is at counter, behind a dialog.", "Dialog: refusal") {
      #expect(await user.isAt("counter"))
    }

    try await user.tap("Cancel")
    #expect(await user.isAt("counter"))
  }

  @Test func `a failed wait ends once the app is at rest, long before its time limit`() async throws
  {
    let user = try await AppUser.start()

    await expectReport("Count: 0") {
      #expect(await user.screen.until(within: 100_000) { $0.contains("Count: 1") })
    }
  }

  /// Expects an expectation to fail, after a report with these texts.
  private func expectReport(_ texts: String..., from body: () async -> Void) async {
    let reports = Mutex<[String]>([])
    await withKnownIssue {
      await body()
    } matching: { issue in
      reports.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let printed = reports.withLock { $0.joined() }
    #expect(texts.filter { !printed.contains($0) } == [], "\(printed)")
  }
}
