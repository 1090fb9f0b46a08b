import Redux
import Testing

@testable import ExampleApp

@Suite struct GuestBookStateTests {
  private let review = Review(
    id: 1, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")
  private var state = GuestBookState()

  @Test mutating func `the reviews of each sight are kept apart`() {
    state.reduce(GuestBookAction.load(3, .success([review])))

    #expect(state[3] == .loaded([review]))
    #expect(state[4] == .idle)
  }
}
