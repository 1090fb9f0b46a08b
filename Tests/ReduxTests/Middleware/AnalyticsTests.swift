import Redux
import Testing

private enum Event: Equatable {
  case counted
  case named(length: Int)
}

@Suite(.timeLimit(.minutes(30))) struct AnalyticsTests {
  @Test func `some actions become events`() {
    let events = Received<Event>()
    let middleware: Middleware<AppState> = analytics { action -> Event? in
      switch action {
      case CountAction.increment: .counted
      case CountAction.rename(let name): .named(length: name.count)
      default: nil
      }
    } sink: {
      events.record($0)
    }
    let store = Store(initialState: AppState(), middleware: [middleware])

    for action in [CountAction.increment, .decrement, .rename("Anna")] { store.dispatch(action) }

    #expect(events.values == [.counted, .named(length: 4)])
    #expect(store.state == AppState(counter: 0, name: "Anna"))
  }

  @Test func `an event comes after its action was reduced`() {
    let order = Received<String>()
    let middleware: Middleware<AppState> = analytics(
      event: { _ in "event" }, sink: { order.record($0) })
    let store = Store(initialState: AppState(), middleware: [middleware])
    store.observe(\.counter).subscribe { order.record("\($0)") }

    store.dispatch(CountAction.increment)

    #expect(order.values == ["0", "1", "event"])
  }
}
