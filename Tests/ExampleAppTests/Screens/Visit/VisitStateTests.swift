import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct VisitStateTests {
  @Test(arguments: [(0, 0), (1, 0), (5, 4)])
  func `taking a visit back stops at zero`(start: Int, expected: Int) {
    var state = VisitsState()
    for _ in 0..<start { state.reduce(VisitsAction.added(1)) }

    state.reduce(VisitsAction.removed(1))

    #expect(state[1] == expected)
  }

  @Test func `sights are counted apart`() {
    var state = VisitsState()

    state.reduce(VisitsAction.added(1))
    state.reduce(VisitsAction.added(2))
    state.reduce(VisitsAction.added(2))

    #expect(state.counts == [1: 1, 2: 2])
  }

  @Test func `the seconds start over with the screen`() {
    var state = AppState()
    let sight = Route<AppMap>(tab: .explore, [.sight(id: 1)])
    state.reduce(AppRoute.go(Route(tab: .explore, [.sight(id: 1)], modals: [.visit(of: 1)])))
    state.reduce(VisitAction.secondsElapsed(1))

    state.reduce(AppRoute.go(sight))
    state.reduce(AppRoute.present(.visit(of: 1)))

    #expect(state.navigation.screenIDs.compactMap { state.visit[$0] } == [VisitState()])
  }

  @Test func `ten seconds read as ten seconds`() {
    var state = VisitState()
    state.reduce(VisitAction.secondsElapsed(10))

    #expect(VisitViewState(state, count: 0, .idle).elapsed == "Seconds on this screen: 10")
  }
}
