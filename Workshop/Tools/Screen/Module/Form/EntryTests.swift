import AppComponents
import Redux
import Testing
import UIKit

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct EntryTests {
  private let store = Store(initialState: EntryState())

  @Test func `a complete form is sent, and closes`() async throws {
    let (closed, report) = AsyncStream<Void>.makeStream()
    let coordinator = EntryCoordinator(store, send: EntryDraft.sample) { report.yield() }
    coordinator.start()
    let screen = try #require(coordinator.viewController as? EntryViewController)
    screen.loadViewIfNeeded()

    screen.titleField.text = "Tea"
    screen.form.sendButton.sendActions(for: .primaryActionTriggered)

    for await _ in closed { break }
    #expect(store.state.form.sending == .loaded(EntryDraft(title: "Tea")))
  }

  @Test func `an incomplete form isn't sent`() throws {
    let coordinator = EntryCoordinator(store, send: EntryDraft.sample) {}
    coordinator.start()
    let screen = try #require(coordinator.viewController as? EntryViewController)
    screen.loadViewIfNeeded()

    screen.form.sendButton.sendActions(for: .primaryActionTriggered)

    #expect(store.state.form.sending == .idle)
  }
}
