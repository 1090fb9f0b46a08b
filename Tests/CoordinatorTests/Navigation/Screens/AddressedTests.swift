import Coordinator
import Redux
import Testing

/// Middleware that is written for one navigation state runs for each of two windows.
@Suite(.timeLimit(.minutes(30))) struct AddressedTests {
  private let store: Store<DialogWindows>
  private let yes = Action.user(.answered(.question(7), choice: 0))

  init() {
    let answers: Middleware<Place> = dialogAnswers(navigation: \.self) { dialog in
      guard case .question(let id) = dialog else { return DialogContent(title: "Saved") }
      return DialogContent(
        title: "Delete \(id)?", choices: [.init("Delete", action: DialogEvent.deleted(id))])
    }
    let windows: Middleware<DialogWindows> = addressed(
      to: { Array($0.places.keys) }, part: { $0.places[$1] ?? Place(selectedTab: .explore) }
    ) { _ in [answers] }
    store = Store(initialState: DialogWindows(), middleware: [windows])
    for window in [1, 2] { store.dispatch(Addressed(Action.ask(.question(7)), to: window)) }
  }

  @Test func `what the middleware of a window dispatches stays in the window`() {
    store.dispatch(Addressed(yes, to: 2))

    #expect(store.state.deleted == [2: 7])
    #expect(store.state.places.mapValues(\.dialog) == [1: .question(7), 2: nil])
  }

  @Test func `an action for a window that is not there does nothing`() {
    let state = store.state

    store.dispatch(Addressed(yes, to: 3))

    #expect(store.state == state)
  }
}

/// The navigation states of two windows, and what was deleted in each.
struct DialogWindows: StateType, Equatable {
  var places = [1: Place(selectedTab: .explore), 2: Place(selectedTab: .explore)]
  var deleted: [Int: Int] = [:]

  mutating func reduce(_ action: any ActionType) {
    guard let action = action as? Addressed<Int> else { return }
    places[action.address]?.reduce(action.action)
    if case .deleted(let id) = action.action as? DialogEvent { deleted[action.address] = id }
  }
}
