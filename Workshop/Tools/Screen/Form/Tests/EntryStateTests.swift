import AppComponents
import AppShell
import Redux
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct EntryStateTests {
  let draft = EntryDraft(title: "Tea", note: "Green")

  @Test func `the form knows whether it has text, and what the server took`() {
    var state = EntryState()

    state.reduce(EntryAction.changed(hasText: true))
    #expect(state.form.hasText)
    state.reduce(EntryAction.sending(.success(draft)))

    #expect(!state.form.hasText)
    #expect(state.form.sending == .loaded(draft))
  }

  @Test func `a failure is shown until the user changes something`() {
    var state = EntryState()

    state.reduce(EntryAction.sending(.failure(EntryError.unreachable)))
    #expect(EntryViewState(state).error == "The server can't be reached.")
    state.reduce(EntryAction.changed(hasText: true))

    #expect(EntryViewState(state).error == nil)
  }
}
