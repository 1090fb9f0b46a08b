import Dispatch
import Testing

@testable import Redux

/// The main thread leaves what other threads dispatch to them.
@Suite(.timeLimit(.minutes(30))) struct MainHandOverTests {
  /// An action, and whether it was handled on the main thread.
  private struct Handled: Equatable {
    let action: CountAction
    let isOnMain: Bool
  }

  /// An action of a thread that handles what waits.
  private struct Visit: ActionType {}

  /// Handles an action on main, during which this thread and then another dispatch three each.
  @MainActor private func handled(nanoseconds: UInt64, _ reducing: ReducingThread) async
    -> [Handled]
  {
    let handled = Received<Handled>()
    let recorder: Middleware<AppState> = { _, _ in
      { next in
        { action in
          if let action = action.as(CountAction.self) {
            handled.record(Handled(action: action, isOnMain: MainDelivery.isOnMain))
          }
          next(action)
        }
      }
    }
    let store = Store(
      StoreEngine(AppState(), [recorder], reducing, nanosecondsForOthers: nanoseconds))
    store.observe(\.counter).subscribe { [weak store] counter in
      guard counter == 1, let store else { return }
      for number in 0..<3 { store.dispatch(CountAction.log(number)) }
      inThreads(1) { _ in for number in 3..<6 { store.dispatch(CountAction.log(number)) } }
    }
    store.dispatch(CountAction.increment)
    for await reduced in store.observe(\.reduced) where reduced.count == 6 { break }
    return handled.values
  }

  private func expected(_ onMain: [Bool]) -> [Handled] {
    let actions = [CountAction.increment] + (0..<6).map { CountAction.log($0) }
    return zip(actions, onMain).map { Handled(action: $0, isOnMain: $1) }
  }

  @Test @MainActor func `main handles its own actions and hands over those of others`() async {
    #expect(
      await handled(nanoseconds: 0, .dispatching)
        == expected([true, true, true, true, false, false, false]))
  }

  @Test @MainActor func `main handles the actions of others for a limited time`() async {
    #expect(
      await handled(nanoseconds: .max / 2, .dispatching)
        == expected(Array(repeating: true, count: 7)))
  }

  @Test @MainActor func `main keeps all actions if it must reduce them`() async {
    #expect(await handled(nanoseconds: 0, .main) == expected(Array(repeating: true, count: 7)))
  }

  /// Hands an action of another thread over, dispatches on main meanwhile, and returns what was
  /// handled before that dispatch returned.
  @MainActor private func handledBeforeReturn(_ handled: Received<Handled>) -> [Handled] {
    let (begun, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let middleware: Middleware<AppState> = { _, _ in
      { next in
        { action in
          if case CountAction.log(1) = action {
            begun.signal()
            go.wait()
          }
          if let action = action.as(CountAction.self) {
            handled.record(Handled(action: action, isOnMain: MainDelivery.isOnMain))
          }
          next(action)
        }
      }
    }
    let store = Store(StoreEngine(AppState(), [middleware], .dispatching, nanosecondsForOthers: 0))
    store.observe(\.counter).subscribe { [weak store] counter in
      guard counter == 1, let store else { return }
      inThreads(1) { _ in store.dispatch(CountAction.log(1)) }
    }
    store.dispatch(CountAction.increment)
    // The threads of the pool may be busy with other tests. This one handles the backlog at once.
    inBackground { store.dispatch(Visit()) }
    begun.wait()
    store.dispatch(CountAction.log(2))
    defer { go.signal() }
    return handled.values
  }

  @Test @MainActor func `a dispatch on main returns at once while a backlog is handed over`() async
  {
    let handled = Received<Handled>()

    let before = handledBeforeReturn(handled)
    while handled.values.count < 3, !Task.isCancelled { await Task.yield() }

    #expect(before == [Handled(action: .increment, isOnMain: true)])
    #expect(handled.values.suffix(2).map(\.action) == [.log(1), .log(2)])
    #expect(handled.values.suffix(2).map(\.isOnMain) == [false, false])
  }
}
