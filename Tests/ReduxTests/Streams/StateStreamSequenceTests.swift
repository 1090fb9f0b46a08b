import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct StateStreamSequenceTests {
  let store = Store(initialState: AppState())

  @Test func `a loop receives the current value first`() async {
    store.dispatch(CountAction.set(3))

    var values = store.observe(\.counter).makeAsyncIterator()

    #expect(await values.next() == 3)
  }

  @Test func `no value is missed after the current one`() async {
    var values = store.observe(\.counter).buffering(.unbounded).makeAsyncIterator()
    store.dispatch(CountAction.increment)

    #expect(await values.next() == 0)
    #expect(await values.next() == 1)
  }

  @Test func `a slow loop receives the newest value`() async {
    var values = store.observe(\.counter).makeAsyncIterator()

    for _ in 0..<10 { store.dispatch(CountAction.increment) }

    #expect(await values.next() == 10)
  }

  @Test func `an unbounded loop receives every value`() async {
    let values = store.observe(\.counter).buffering(.unbounded)
    var iterator = values.makeAsyncIterator()
    var received: [Int] = []

    for _ in 0..<5 { store.dispatch(CountAction.increment) }
    for _ in 0...5 { if let value = await iterator.next() { received.append(value) } }

    #expect(received == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a mapped loop receives each distinct result`() async {
    var iterator = store.observe(\.counter).map { $0 / 2 }.buffering(.unbounded)
      .makeAsyncIterator()

    for _ in 0..<4 { store.dispatch(CountAction.increment) }

    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
  }

  @Test func `leaving a loop ends its subscription`() async {
    for await counter in store.observe(\.counter) {
      #expect(store.subscriptionCount == 1)
      if counter == 2 { break }
      store.dispatch(CountAction.increment)
    }

    #expect(store.subscriptionCount == 0)
  }

  @Test func `canceling the task of a waiting loop ends its subscription at once`() async {
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let loop = Task { [store] in
      for await _ in store.observe(\.counter) { beginning.yield() }
    }
    for await _ in began { break }
    // The body has run, so the loop waits now, or is about to wait and will then find itself canceled.
    loop.cancel()
    await loop.value

    #expect(store.subscriptionCount == 0)
  }

  @Test func `a loop ends when the store goes`() async {
    var store: Store? = Store(initialState: AppState())
    var iterator = store?.observe(\.counter).makeAsyncIterator()
    #expect(await iterator?.next() == 0)

    store = nil

    #expect(await iterator?.next() == nil)
  }

  @Test func `a loop over a stream whose store has gone ends at once`() async {
    var store: Store? = Store(initialState: AppState())
    let stream = store?.observe(\.counter)

    store = nil
    var iterator = stream?.makeAsyncIterator()

    #expect(await iterator?.next() == nil)
  }

  @Test func `a loop does not keep the store alive`() async {
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let iterator = store?.observe(\.counter).makeAsyncIterator()

    store = nil

    withExtendedLifetime(iterator) { #expect(gone.object == nil) }
  }

  @Test func `loops on several threads all receive the last value`() async {
    await withTaskGroup(of: Int.self) { loops in
      for _ in 0..<8 {
        loops.addTask { [store] in
          for await counter in store.observe(\.counter) where counter == 100 { return counter }
          return -1
        }
      }
      for _ in 0..<100 { store.dispatch(CountAction.increment) }
      for await last in loops { #expect(last == 100) }
    }

    #expect(store.subscriptionCount == 0)
  }

  @Test func `map keeps the policy of the stream`() async {
    let store = Store(initialState: AppState())
    let values = store.observe(\.counter).buffering(.unbounded).map { $0 * 10 }
    var iterator = values.makeAsyncIterator()
    for _ in 0..<3 { store.dispatch(CountAction.increment) }

    var received: [Int] = []
    while received.count < 4, let value = await iterator.next() { received.append(value) }

    #expect(received == [0, 10, 20, 30])
  }

  @Test func `a NaN that stays is no change after map, nor in a closure`() {
    let store = Store(initialState: AppState())
    let (mapped, computed) = (Received<Double>(), Received<Double>())
    store.observe(\.counter).map { _ in Double.nan }.subscribe { mapped.record($0) }
    store.observe { $0.counter < 0 ? 0 : Double.nan }.subscribe { computed.record($0) }

    for _ in 0..<3 { store.dispatch(CountAction.increment) }

    #expect(mapped.values.count == 1)
    #expect(computed.values.count == 1)
  }
}
