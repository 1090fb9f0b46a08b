import Redux
import Testing

@testable import ReduxRecording

@Suite(.timeLimit(.minutes(30))) struct BranchTests {
  private let recorder = Recorder<AppState>()
  private let store: Store<AppState>

  init() {
    store = Store(initialState: AppState(), recorder: recorder)
    for number in 1...5 { store.dispatch(CountAction.set(number)) }
  }

  @Test func `the shown moment becomes the present, and the old future a branch`() throws {
    store.travel(to: 2)
    store.continueFromMoment()
    store.dispatch(CountAction.set(70))

    #expect(!store.isTraveling)
    #expect(store.state.counter == 70)
    #expect(recorder.recording?.numbers == 1..<4)
    let branch = try #require(recorder.branches.first)
    #expect(branch.fork == 2)
    #expect(branch.recording.state(at: 5).counter == 5)
  }

  @Test func `a branch is returned to, and what replaced it becomes one`() throws {
    store.travel(to: 2)
    store.continueFromMoment()
    store.dispatch(CountAction.set(70))
    let branch = try #require(recorder.branches.first)

    store.continueBranch(branch.id)
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 6)
    #expect(recorder.branches.map(\.fork) == [2])
    #expect(recorder.branches.first?.recording.state(at: 3).counter == 70)
    #expect(recorder.branches.first?.id != branch.id)
  }

  @Test func `a branch that forked before another one shares only what both have`() throws {
    store.travel(to: 4)
    store.continueFromMoment()
    let oldest = try #require(recorder.branches.first)
    store.travel(to: 1)
    store.continueFromMoment()
    store.dispatch(CountAction.set(70))

    store.continueBranch(oldest.id)

    #expect(store.state.counter == 5)
    #expect(recorder.branches.map(\.fork) == [1, 1])
  }

  @Test func `going on from the last moment leaves nothing`() {
    store.travel(to: 5)
    store.continueFromMoment()

    #expect(!store.isTraveling)
    #expect(recorder.branches.isEmpty)
  }

  @Test func `without travel, nothing changes`() {
    store.continueFromMoment()
    store.continueBranch(3)
    store.skip(9)

    #expect(store.state.counter == 5)
    #expect(recorder.branches.isEmpty)
  }

  @Test func `held actions are dropped and counted, and a later effect is heard no more`() async {
    let (departed, answered, last) = (Signal(), Signal(), Signal())
    let task = store.dispatch { store in
      await departed.wait()
      store.dispatch(CountAction.set(60))
      answered.send()
      await last.wait()
      store.dispatch(CountAction.set(61))
    }
    store.travel(to: 2)
    departed.send()
    await answered.wait()

    store.continueFromMoment()
    last.send()
    await task.value

    #expect(store.state.counter == 2)
    #expect(recorder.branches.first?.droppedCount == 1)
    #expect(recorder.strayCount == 1)
  }

  @Test func `an effect from before the moment goes on`() async {
    let departed = Signal()
    let task = store.dispatch { store in
      await departed.wait()
      store.dispatch(CountAction.set(60))
    }
    store.dispatch(CountAction.set(6))
    store.dispatch(CountAction.set(7))

    store.travel(to: 6)
    store.continueFromMoment()
    departed.send()
    await task.value

    #expect(store.state.counter == 60)
    #expect(recorder.strayCount == 0)
  }

  @Test func `a running effect names its source and its cause until it ends`() async {
    let (started, departed) = (Signal(), Signal())
    let task = store.dispatch { _ in
      started.send()
      await departed.wait()
    }
    await started.wait()

    #expect(recorder.runningEffects.map(\.source) == ["effect"])
    #expect(recorder.runningEffects.map(\.cause) == [5])
    departed.send()
    await task.value

    #expect(recorder.runningEffects.isEmpty)
  }

  @Test func `the action of another effect is no cause`() async {
    let (screen, other) = (ActionSource("screen"), ActionSource("other"))
    store.dispatch(CountAction.set(6), from: screen)
    await other.perform { store.dispatch { $0.dispatch(CountAction.set(7)) } }.value

    #expect(await causes(ofEffectFrom: screen) == [6])
  }

  @Test func `the action of a screen's own effect is the cause of its next one`() async {
    let screen = ActionSource("screen")
    store.dispatch(CountAction.set(6), from: screen)
    await screen.perform { store.dispatch { $0.dispatch(CountAction.set(7)) } }.value

    #expect(await causes(ofEffectFrom: screen) == [7])
  }

  /// Returns the causes of the effects that run while a source has started one more.
  private func causes(ofEffectFrom source: ActionSource) async -> [Int] {
    let (started, departed) = (Signal(), Signal())
    let task = source.perform {
      store.dispatch { _ in
        started.send()
        await departed.wait()
      }
    }
    await started.wait()
    let causes = recorder.runningEffects.map(\.cause)
    departed.send()
    await task.value
    return causes
  }

  @Test func `the other actions lead to the state without one of them`() throws {
    store.dispatch(CountAction.increment)
    let recording = try #require(recorder.recording)

    let other = recording.skipping(5)

    #expect(other.numbers == recording.numbers)
    #expect(other.state(at: 5).counter == 4)
    #expect(other.state(at: 6).counter == 5)
    #expect(describeAction(other[5].action) == "SkippedAction")
  }

  @Test func `a store goes on without an action, and returns to the history with it`() throws {
    store.skip(5)
    #expect(store.state.counter == 4)

    store.continueBranch(try #require(recorder.branches.first).id)

    #expect(store.state.counter == 5)
  }

  @Test(arguments: 0...5)
  func `a recording ends at any moment, also between its blocks`(moment: Int) throws {
    let recorder = Recorder<AppState>(
      budget: 1 << 20, measuresDuration: false, interval: 2, clock: nil)
    let store = Store(initialState: AppState(), recorder: recorder)
    for number in 1...5 { store.dispatch(CountAction.set(number)) }

    store.travel(to: moment)
    store.continueFromMoment()
    for number in 11...15 { store.dispatch(CountAction.set(number)) }

    let recording = try #require(recorder.recording)
    let first = Array(0...moment)
    let later = Array(11...15)
    #expect(recording.states(at: recording.moments).map(\.counter) == first + later)
    #expect(recording.moments.map { recording.state(at: $0).counter } == first + later)
  }

  @Test func `a store goes on where a recording ends`() throws {
    let recorder = Recorder(continuing: try #require(recorder.recording))
    let next = Store(initialState: AppState(), recorder: recorder)
    #expect(next.state.counter == 5)

    next.dispatch(CountAction.increment)

    let recording = try #require(recorder.recording)
    #expect(recording.numbers == 1..<7)
    #expect(recording[6].time >= recording[5].time)
    #expect(recording.state(at: 6).counter == 6)
  }

  @Test func `the oldest branches are dropped when they take too many bytes`() {
    let recorder = Recorder<AppState>(
      budget: 20_000, measuresDuration: false, interval: 64, clock: nil)
    let store = Store(initialState: AppState(), recorder: recorder)
    for _ in 1...20 {
      for number in 1...60 { store.dispatch(CountAction.set(number)) }
      store.travel(to: (recorder.recording?.moments.upperBound ?? 1) - 1)
      store.continueFromMoment()
    }

    let size = recorder.branches.reduce(0) { $0 + $1.recording.size }
    #expect((1..<20).contains(recorder.branches.count))
    #expect(size <= 20_000)
  }
}
