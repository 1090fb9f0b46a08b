import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) struct LoggerTests {
  private let lines = Received<String>()

  @Test func `a logger logs the names of actions without their values`() {
    let store = Store(
      initialState: AppState(), middleware: [logger { [lines] in lines.record($0) }])

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.rename("secret"))

    #expect(lines.values == ["CountAction.increment", "CountAction.rename"])
    #expect(store.state == AppState(counter: 1, name: "secret"))
  }

  @Test func `a logger logs the values of actions on request`() {
    struct Moved: ActionType { let x: Int }
    let middleware: Middleware<AppState> = logger(
      sink: { [lines] in lines.record($0) }, payloads: true)
    let store = Store(initialState: AppState(), middleware: [middleware])

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.rename("Anna"))
    store.dispatch(Moved(x: 3))

    #expect(
      lines.values == ["CountAction.increment", "CountAction.rename(\"Anna\")", "Moved(x: 3)"])
  }

  @Test func `a logger logs an action before those that it leads to`() {
    let store = Store(
      initialState: AppState(), middleware: [logger { [lines] in lines.record($0) }])
    store.observe(\.counter).subscribe { [lines] in lines.record("\($0)") }

    store.dispatch(CountAction.increment)

    #expect(lines.values == ["0", "CountAction.increment", "1"])
  }
}
