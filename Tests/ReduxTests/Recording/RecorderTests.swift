import Testing

@testable import Redux
@testable import ReduxRecording

/// The state of a session: what was counted, and a text that grows.
private struct SessionState: StateType, Equatable {
  var count = 0
  var text = ""
  var numbers: [Int] = []

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CountAction.increment: count += 1
    case CountAction.log(let number): numbers.append(number)
    case CountAction.rename(let text): self.text = text
    default: break
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct RecorderTests {
  private typealias SessionRecorder = Recorder<SessionState>

  @Test(arguments: 0..<20)
  func `the state of every moment is the one that the store had`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let recorder = SessionRecorder(
      budget: .max, measuresDuration: false, interval: .random(in: 1...9, using: &random),
      clock: nil)
    let store = Store(initialState: SessionState(), recorder: recorder)
    var states = [store.state]

    for number in 0..<Int.random(in: 0...40, using: &random) {
      let actions: [CountAction] = [.increment, .log(number), .rename("\(number)"), .nothing]
      store.dispatch(actions.randomElement(using: &random) ?? .nothing)
      states.append(store.state)
    }

    let recording = try #require(recorder.recording)
    #expect(recording.moments == 0...states.count - 1)
    #expect(recording.moments.map(recording.state) == states)
  }

  @Test func `the oldest actions go when the budget is used up`() throws {
    let recorder = SessionRecorder(
      budget: 20_000, measuresDuration: false, interval: 10, clock: nil)
    let store = Store(initialState: SessionState(), recorder: recorder)
    let text = String(repeating: "x", count: 500)

    for number in 1...1000 { store.dispatch(CountAction.rename(text + "\(number)")) }

    let recording = try #require(recorder.recording)
    #expect((10_000...30_000).contains(recording.size))
    #expect(recording.numbers.upperBound == 1001)
    #expect(recording.numbers.count < 60)
    for moment in recording.numbers {
      #expect(recording.state(at: moment).text == text + "\(moment)")
    }
  }

  @Test func `an action has its number, time and observers`() throws {
    let clock = ManualClock()
    let recorder = SessionRecorder(clock: clock)
    let store = Store(initialState: SessionState(), recorder: recorder)
    store.observe(\.count).subscribe { _ in }
    store.observe(\.count).subscribe { _ in }
    store.observe(\.text).subscribe { _ in }

    clock.advance(by: .seconds(2))
    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.nothing)

    let recording = try #require(recorder.recording)
    #expect(recording.numbers == 1..<3)
    #expect(recording[1].action as? CountAction == .increment)
    #expect(recording[1].time == .seconds(2))
    #expect(recording[1].duration == .zero)
    #expect([1, 2].map { recording[$0].observerCount } == [2, 0])
  }

  @Test func `the time that an action takes is measured on request`() throws {
    let recorder = SessionRecorder(measuresDuration: true)
    let store = Store(initialState: SessionState(), recorder: recorder)
    store.observe(\.count).subscribe { _ in for _ in 0..<1000 { _ = store.state } }

    store.dispatch(CountAction.increment)

    #expect(try #require(recorder.recording)[1].duration > .zero)
  }

  @Test func `the last action of a block is measured too`() throws {
    let recorder = SessionRecorder(
      budget: .max, measuresDuration: true, interval: 2, clock: nil)
    let store = Store(initialState: SessionState(), recorder: recorder)
    store.observe(\.count).subscribe { _ in for _ in 0..<1000 { _ = store.state } }

    for _ in 0..<6 { store.dispatch(CountAction.increment) }

    let recording = try #require(recorder.recording)
    #expect(recording.numbers.map { recording[$0].duration }.allSatisfy { $0 > .zero })
  }

  @Test func `an action has the source that dispatched it, also when it had to wait`() async throws
  {
    let recorder = SessionRecorder()
    let store = Store(initialState: SessionState(), recorder: recorder)
    store.observe(\.count).subscribe { count in
      if count == 1 { store.dispatch(CountAction.log(1)) }
    }

    store.dispatch(CountAction.increment, from: ActionSource("Counter"))
    store.dispatch(CountAction.nothing)
    await store.dispatch { $0.dispatch(CountAction.log(2)) }.value

    let recording = try #require(recorder.recording)
    #expect(
      recording.numbers.map { recording[$0].source } == ["Counter", "Counter", nil, "effect"])
  }

  @Test func `each stream signals that something was recorded, until the recorder goes`() async {
    var recorder: SessionRecorder? = SessionRecorder()
    let streams = [recorder?.changes, recorder?.changes]
    var store = Store(initialState: SessionState(), recorder: recorder)

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)
    store = Store(initialState: SessionState())
    recorder = nil

    for case let stream? in streams {
      var count = 0
      for await _ in stream { count += 1 }
      #expect(count == 1)
    }
  }

  @Test func `several threads are recorded in the order of the store`() throws {
    let recorder = SessionRecorder(
      budget: .max, measuresDuration: false, interval: 16, clock: nil)
    let store = Store(initialState: SessionState(), recorder: recorder)

    inThreads(4) { thread in
      for number in 0..<100 { store.dispatch(CountAction.log(1000 * thread + number)) }
    }

    let recording = try #require(recorder.recording)
    #expect(recording.state(at: 400) == store.state)
    #expect(recording.state(at: 399).numbers == store.state.numbers.dropLast())
  }

  @Test func `a recording is whole whenever another thread reads it`() {
    let recorder = SessionRecorder(
      budget: 20_000, measuresDuration: true, interval: 16, clock: nil)
    let store = Store(initialState: SessionState(), recorder: recorder)

    inThreads(4) { thread in
      for _ in 0..<500 {
        guard thread > 0 else {
          store.dispatch(CountAction.increment)
          continue
        }
        let recording = recorder.recording
        #expect(
          recording.map { $0.state(at: $0.moments.upperBound).count == $0.moments.upperBound }
            == true)
      }
    }
  }

  @Test func `what was recorded outlives the store`() throws {
    let recorder = SessionRecorder()
    var store = Store(initialState: SessionState(), recorder: recorder)

    for _ in 0..<3 { store.dispatch(CountAction.increment) }
    store = Store(initialState: SessionState())

    let recording = try #require(recorder.recording)
    #expect(recording.moments.map { recording.state(at: $0).count } == [0, 1, 2, 3])
    withExtendedLifetime(store) {}
  }

  @Test func `a recorder does not keep its store`() {
    let recorder = SessionRecorder()
    weak var store: Store<SessionState>?
    weak var core: StoreEngine<SessionState>?

    do {
      let made = Store(initialState: SessionState(), recorder: recorder)
      made.dispatch(CountAction.increment)
      store = made
      core = made.engine
    }

    #expect(store == nil && core == nil)
  }

  #if !os(iOS)
    @Test func `a recorder with two stores traps`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let recorder = Recorder<AppState>()
        let stores = [0, 1].map { _ in Store(initialState: AppState(), recorder: recorder) }
        withExtendedLifetime(stores) {}
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("Make one recorder for each store."))
    }

    @Test func `a recorder that is given to two stores traps in words`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let recorder = Recorder<SessionState>()
        let stores = (1...2).map { _ in Store(initialState: SessionState(), recorder: recorder) }
        withExtendedLifetime(stores) {}
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        message.contains("A Recorder was given to two stores. Make one recorder for each store."))
    }
  #endif
}
