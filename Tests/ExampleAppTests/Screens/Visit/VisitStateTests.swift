import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ExampleApp

@Suite struct VisitStateTests {
  @Test(arguments: [(0, 0), (1, 0), (5, 4)])
  func `taking a visit back stops at zero`(start: Int, expected: Int) {
    var state = VisitState()
    for _ in 0..<start { state.reduce(VisitAction.incrementTapped(1)) }

    state.reduce(VisitAction.decrementTapped(1))

    #expect(state[1].count == expected)
  }

  @Test func `sights are counted apart`() {
    var state = VisitState()

    state.reduce(VisitAction.incrementTapped(1))
    state.reduce(VisitAction.incrementTapped(2))
    state.reduce(VisitAction.incrementTapped(2))

    #expect(state.counts == [1: 1, 2: 2])
  }

  @Test func `the seconds start over with the screen`() {
    var state = VisitState()
    state.reduce(VisitAction.secondsElapsed(1, 1))

    state.reduce(VisitAction.viewLoaded(1))

    #expect(state[1].secondsElapsed == 0)
  }

  @Test func `ten seconds read as ten seconds`() {
    var state = VisitState()
    state.reduce(VisitAction.secondsElapsed(1, 10))

    #expect(VisitViewState(.idle, state[1]).elapsed == "Seconds elapsed: 10")
  }
}
