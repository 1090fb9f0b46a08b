import Redux
import Testing

@testable import Starter

@Suite struct EntryStateTests {
  let draft = EntryDraft(title: "Tea", note: "Green")

  @Test func `the form knows whether it has text, and what the server took`() {
    var state = EntryState()

    state.reduce(EntryAction.changed(hasText: true))
    #expect(state == EntryState(hasText: true))
    state.reduce(EntryAction.send(.success(draft)))

    #expect(state == EntryState(sending: .loaded(draft), hasText: true))
  }

  @Test func `a failure is shown until the user changes something`() {
    var state = EntryState()

    state.reduce(EntryAction.send(.failure(EntryError.unreachable)))
    #expect(EntryViewState(state).error == "The server can't be reached.")
    state.reduce(EntryAction.changed(hasText: true))

    #expect(EntryViewState(state).error == nil)
  }
}
