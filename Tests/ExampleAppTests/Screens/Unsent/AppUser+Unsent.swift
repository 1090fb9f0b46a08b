import AppShell
import AppTesting
import Outbox
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

extension AppUser {
  /// The reviews that the server doesn't have yet.
  var outbox: OutboxState<ReviewChange> { app.store.state.guestBook.outbox }

  /// Taps a review that isn't sent yet, and answers the question about it.
  func answer(_ answer: String, aboutReview row: String) async throws {
    await screen.settled()
    try screen.tap(row)
    #expect(await screen.shows("This review isn't sent yet."))
    await screen.settled()
    try screen.tap(answer)
  }
}

extension TestClock {
  /// Lets time pass until a condition holds; the disk takes real time.
  @MainActor func pass(
    _ step: Duration = .milliseconds(100), until condition: () -> Bool
  ) async throws {
    for _ in 0..<1_000 where !condition() {
      await advance(by: step)
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
