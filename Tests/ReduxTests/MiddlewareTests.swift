import Redux
import Testing

/// Keeps a value that middleware gets, to use it later.
private final class Captured<Value: Sendable>: Sendable {
  private let value = Guarded<Value?>(nil)

  var last: Value? { value.withLock { $0 } }

  func keep(_ newValue: Value?) { value.withLock { $0 = newValue } }
}

@Suite(.timeLimit(.minutes(30))) struct MiddlewareTests {
  private let calls = Received<String>()
  private let next = Captured<Dispatch>()

  /// Records every action before and after the rest of the chain.
  private func tracer(_ name: String) -> Middleware<AppState> {
    { [calls] _, getState in
      { next in
        { action in
          calls.record("\(name) before \(getState().counter)")
          next(action)
          calls.record("\(name) after \(getState().counter)")
        }
      }
    }
  }

  /// Holds actions back, and keeps their `next` for the test.
  private var holder: Middleware<AppState> {
    { [next] _, _ in
      { following in
        next.keep(following); return { _ in }
      }
    }
  }

  @Test func `the first middleware sees an action first and the state after it last`() {
    let store = Store(initialState: AppState(), middleware: [tracer("a"), tracer("b")])

    store.dispatch(CountAction.increment)

    #expect(calls.values == ["a before 0", "b before 0", "b after 1", "a after 1"])
  }

  @Test func `observers are called before next returns`() {
    let store = Store(initialState: AppState(), middleware: [tracer("a")])
    store.observe(\.counter).subscribe { calls.record("observer \($0)") }

    store.dispatch(CountAction.increment)

    #expect(calls.values == ["observer 0", "a before 0", "observer 1", "a after 1"])
  }

  @Test func `an action that is not passed on is dropped`() {
    let store = Store(initialState: AppState(), middleware: [holder])
    store.observe(\.counter).subscribe { calls.record("observer \($0)") }

    store.dispatch(CountAction.increment)

    #expect(store.state == AppState())
    #expect(calls.values == ["observer 0"])
  }

  @Test func `middleware may pass on another action instead`() {
    let doubler: Middleware<AppState> = { _, getState in
      { next in { _ in next(CountAction.set(getState().counter * 2)) } }
    }
    let store = Store(initialState: AppState(counter: 4), middleware: [doubler])

    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 8)
  }

  @Test func `an action passed on twice is reduced twice, one after the other`() {
    let twice: Middleware<AppState> = { _, _ in
      { next in
        { action in
          next(action)
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [twice, tracer("b")])
    store.observe(\.counter).subscribe { calls.record("observer \($0)") }

    store.dispatch(CountAction.increment)

    #expect(
      calls.values == [
        "observer 0",
        "b before 0", "observer 1", "b after 1",
        "b before 1", "observer 2", "b after 2",
      ])
  }

  @Test func `an action that middleware dispatches follows the current one`() {
    let echo: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          if case CountAction.set(let value) = action, value < 3 {
            dispatch(CountAction.set(value + 1))
            dispatch(CountAction.log(value))
          }
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [echo])
    store.observe(\.counter).subscribe { calls.record("\($0)") }

    store.dispatch(CountAction.set(1))

    #expect(calls.values == ["0", "1", "2", "3"])
    #expect(store.state.reduced == [1, 2])
  }

  @Test func `next called late resumes the chain behind its middleware`() {
    let store = Store(initialState: AppState(), middleware: [tracer("a"), holder, tracer("c")])
    store.dispatch(CountAction.increment)

    next.last?(CountAction.set(5))

    #expect(calls.values == ["a before 0", "a after 0", "c before 0", "c after 5"])
    #expect(store.state.counter == 5)
  }

  @Test func `next called late from another thread resumes the chain there`() {
    let store = Store(initialState: AppState(), middleware: [holder, tracer("b")])

    onAnotherThread { [next] in next.last?(CountAction.set(5)) }

    #expect(calls.values == ["b before 0", "b after 5"])
    #expect(store.state.counter == 5)
  }

  @Test func `next called late from an observer waits its turn`() {
    let store = Store(initialState: AppState(), middleware: [holder, tracer("b")])
    store.observe(\.counter).subscribe { [next] value in
      calls.record("begin \(value)")
      if value == 0 {
        next.last?(CountAction.set(1))
        next.last?(CountAction.set(2))
      }
      calls.record("end \(value)")
    }

    #expect(
      calls.values == [
        "begin 0", "end 0",
        "b before 0", "begin 1", "end 1", "b after 1",
        "b before 1", "begin 2", "end 2", "b after 2",
      ])
  }

  @Test func `next called while another thread is at work waits its turn`() {
    let store = Store(initialState: AppState(), middleware: [holder])
    store.observe(\.counter).subscribe { [next] value in
      calls.record("begin \(value)")
      if value == 0 { onAnotherThread { next.last?(CountAction.set(9)) } }
      calls.record("end \(value)")
    }

    #expect(calls.values == ["begin 0", "end 0", "begin 9", "end 9"])
  }

  @Test func `next called after the store has gone does nothing`() {
    var store: Store? = Store(initialState: AppState(), middleware: [holder, tracer("b")])
    let gone = Weak(store)
    store?.observe(\.counter).subscribe { calls.record("observer \($0)") }

    store = nil
    next.last?(CountAction.increment)

    #expect(gone.object == nil)
    #expect(calls.values == ["observer 0"])
  }

  @Test func `dispatch and getState outlive the store`() {
    let tools = Captured<(Dispatch, @Sendable () -> AppState)>()
    let keeper: Middleware<AppState> = { dispatch, getState in
      tools.keep((dispatch, getState))
      return { $0 }
    }
    var store: Store? = Store(initialState: AppState(), middleware: [keeper])
    store?.dispatch(CountAction.increment)

    store = nil
    tools.last?.0(CountAction.increment)

    #expect(tools.last?.1().counter == 1)
  }

  @Test func `an action dispatched while middleware is set up waits until all of it is`() {
    let starter: Middleware<AppState> = { dispatch, getState in
      dispatch(CountAction.increment)
      #expect(getState().counter == 0)
      return { $0 }
    }

    let store = Store(initialState: AppState(), middleware: [starter, tracer("b")])

    #expect(calls.values == ["b before 0", "b after 1"])
    #expect(store.state.counter == 1)
  }

  @Test func `an observer that subscribes inside middleware receives the value before and after`() {
    let received = Received<Int>()
    let kept = Captured<Store<AppState>>()
    let subscriber: Middleware<AppState> = { _, _ in
      { next in
        { action in
          kept.last?.observe(\.counter).subscribe { received.record($0) }
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [subscriber])
    kept.keep(store)

    store.dispatch(CountAction.increment)
    kept.keep(nil)

    #expect(received.values == [0, 1])
  }

  @Test func `an observer that is called inside middleware cannot call its next out of turn`() {
    let kept = Captured<Store<AppState>>()
    let subscriber: Middleware<AppState> = { [calls] _, _ in
      { next in
        { action in
          kept.last?.observe(\.counter).subscribe { value in
            calls.record("begin \(value)")
            if value == 0 { next(CountAction.increment) }
            calls.record("end \(value)")
          }
          kept.keep(nil)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [subscriber])
    kept.keep(store)

    store.dispatch(CountAction.nothing)

    #expect(calls.values == ["begin 0", "end 0", "begin 1", "end 1"])
  }

  @Test func `a store with middleware and observers is freed, with everything they hold`() {
    let held = Captured<Weak<Gate>>()
    do {
      let captured = Gate()
      held.keep(Weak(captured))
      let holding: Middleware<AppState> = { dispatch, getState in
        { next in
          { action in
            withExtendedLifetime((captured, dispatch, getState)) { next(action) }
          }
        }
      }
      let store = Store(initialState: AppState(), middleware: [holding, holding])
      store.observe(\.counter).subscribe { _ in withExtendedLifetime(captured) {} }
      store.observe(\.counter, \.name).subscribe { _, _ in withExtendedLifetime(captured) {} }
      store.dispatch(CountAction.increment)
    }

    #expect(held.last?.object == nil)
  }
}
