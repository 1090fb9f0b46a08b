import Coordinator
import CoordinatorTesting
import Redux
import Synchronization
import Testing

/// An answer is the action of its choice, if its question is still asked.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DialogAnswerTests {
  private let log = ActionLog()
  let store: Store<DialogApp>

  init() {
    let log = log
    let logger: Middleware<DialogApp> = { _, getState in
      { next in
        { action in
          next(action)
          log.append("\(action), \(getState().navigation.dialog.map { "\($0)" } ?? "none")")
        }
      }
    }
    store = Store(
      initialState: DialogApp(),
      middleware: [
        dialogAnswers(navigation: \.navigation) { dialog in
          switch dialog {
          case .question(let id):
            DialogContent(
              title: "Delete \(id)?",
              choices: [
                .init("Keep", role: .cancel),
                .init("Delete", role: .destructive, action: DialogEvent.deleted(id)),
              ])
          case .notice: DialogContent(title: "Saved")
          }
        }, logger,
      ])
  }

  @Test func `an answer ends the dialog first, and then its action follows`() {
    store.dispatch(Action.ask(.question(1)))
    log.clear()

    store.dispatch(Action.user(.answered(.question(1), choice: 1)))

    #expect(log.lines.count == 2)
    #expect(log.lines.first?.hasSuffix(", none") == true)
    #expect(store.state.deleted == [1])
  }

  @Test(arguments: [0, 2, -1])
  func `a choice without an action, or none at all, only ends the dialog`(choice: Int) {
    store.dispatch(Action.ask(.question(1)))

    store.dispatch(Action.user(.answered(.question(1), choice: choice)))

    #expect(store.state == DialogApp())
  }

  @Test(arguments: [Action.ask(.question(2)), .endDialog(.question(1)), .push(.sight(1))])
  func `a yes to a question that has gone does nothing`(action: Action) {
    store.dispatch(Action.ask(.question(1)))
    store.dispatch(action)
    let state = store.state

    store.dispatch(Action.user(.answered(.question(1), choice: 1)))

    #expect(store.state == state)
  }

  @Test func `a second yes to the same question does nothing`() {
    store.dispatch(Action.ask(.question(1)))

    for _ in 0..<2 { store.dispatch(Action.user(.answered(.question(1), choice: 1))) }

    #expect(store.state.deleted == [1])
  }

  @Test func `a probe shows the dialog and answers it`() {
    let probe = NavigationProbe(store, navigation: \.navigation)

    probe.answer(choice: 1)
    probe.send(Action.ask(.question(7)))
    #expect(probe.dialog == .question(7))
    probe.answer(choice: 1)

    #expect(probe.dialog == nil)
    #expect(store.state.deleted == [7])
    #expect(probe.incidents == [])
  }
}

/// An app that asks before it deletes.
struct DialogApp: StateType, Equatable {
  var navigation = Place(selectedTab: .explore)
  var deleted: [Int] = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if case .deleted(let id) = action as? DialogEvent { deleted.append(id) }
  }
}

enum DialogEvent: ActionType, Equatable {
  case deleted(Int)
}

/// The actions that passed, from any thread, each with the dialog after it.
private final class ActionLog: Sendable {
  private let log = Mutex([String]())

  var lines: [String] { log.withLock { $0 } }

  func append(_ line: String) { log.withLock { $0.append(line) } }

  func clear() { log.withLock { $0 = [] } }
}
