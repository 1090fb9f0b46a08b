import AppShell
import AppTesting
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct GuestBookStateTests {
  private let review = Review(
    id: 1, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")
  private var state = GuestBookState()

  @Test mutating func `the reviews of each sight are kept apart`() {
    state.reduce(GuestBookAction.load(3, .success([review])))

    #expect(state[3] == .loaded([review]))
    #expect(state[4] == .idle)
  }

  @Test mutating func `a review that was sent stands on top`() {
    let sent = Review(id: 2, sightId: 3, author: "Bo", rating: 5, date: "2026-03-15", text: "Wide.")
    state.reduce(GuestBookAction.load(3, .success([review])))

    state.reduce(GuestBookAction.written(3, sent))

    #expect(state[3].value == [sent, review])
  }
}
