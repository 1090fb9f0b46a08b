import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import Outbox

@Suite(.timeLimit(.minutes(30))) struct OutboxSenderTests {
  private let store = Store(initialState: EditorState())
  private let server = Server()
  private let clock = TestClock()
  private let disk = Disk()

  /// Starts to send, with a jitter that makes each pause as long as it gets.
  private func start(parallel: Int = 4, jitter: Double = 1) {
    let time = AppTime(clock)
    var policy = OutboxPolicy(
      time: AppTime(clock: clock, date: time.date, jitter: { jitter }))
    policy.parallel = parallel
    OutboxSender(\EditorState.outbox, policy: policy, saved: disk.saved, send: server.send)
      .start(in: store)
  }

  private func dispatch(_ actions: EditAction...) {
    for action in actions { store.dispatch(action) }
  }

  private var outbox: OutboxState<Edit> { store.state.outbox }

  @Test func `a change is sent and then gone, and its result is dispatched first`() async {
    let changes = Mutex<[EditorState]>([])
    start()
    let edit = PendingEdit("1", "a", 1)
    dispatch(.added(edit))
    await until { server.ids == ["1"] }
    store.observe { $0 }.subscribe { state in changes.withLock { $0.append(state) } }

    await server.answer("1", .done(EditorAction.confirmed(edit.change)))
    await until { changes.withLock { $0.count } == 3 }

    #expect(changes.withLock { $0.map(\.confirmed) } == [[:], ["a": 1], ["a": 1]])
    #expect(changes.withLock { $0.map(\.outbox.changes.count) } == [1, 1, 0])
  }

  @Test func `a change isn't sent before it is on disk`() async {
    disk.isFull = true
    start()

    dispatch(.added(PendingEdit("1", "a", 1)))
    await until { disk.waiting == 1 }
    #expect(server.ids == [])
    disk.isFull = false
    await until { !server.ids.isEmpty }

    #expect(server.ids == ["1"])
    #expect(server.requests.first?.status == .sending)
  }

  @Test func `a change that is discarded before it is on disk is never sent`() async {
    disk.isFull = true
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))
    await until { disk.waiting == 1 }

    dispatch(.discarded("1"), .added(PendingEdit("2", "a", 2)))
    disk.isFull = false
    await until { !server.ids.isEmpty }

    #expect(server.ids == ["2"])
  }

  @Test func `changes of one key are sent in order, and others meanwhile`() async {
    start()

    dispatch(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)),
      .added(PendingEdit("3", "b", 3)))
    await until { server.waiting.count == 2 }
    #expect(server.waiting == ["1", "3"])
    await server.answer("1")
    await until { server.waiting.contains("2") }

    #expect(server.waiting == ["2", "3"])
  }

  @Test func `no more than some are sent at a time`() async {
    start(parallel: 2)

    for number in 1...4 { dispatch(.added(PendingEdit("\(number)", "\(number)", 1))) }
    await until { server.waiting.count == 2 }
    for _ in 0..<200 { await Task.yield() }
    #expect(server.waiting.count == 2)
    let first = server.ids
    for id in first { await server.answer(id) }
    await until { server.ids.count == 4 }

    #expect(Set(server.ids) == ["1", "2", "3", "4"])
  }

  @Test func `many waiting changes start only as many effects as may send`() async {
    disk.isFull = true
    var outbox = OutboxState<Edit>()
    for number in 1...40 {
      outbox.reduce(EditAction.added(PendingEdit("\(number)", "\(number)", 1)))
    }
    let counter = EffectCounter()
    let next = Store(initialState: EditorState(outbox: outbox), tool: counter)
    var policy = OutboxPolicy(time: AppTime(clock))
    policy.parallel = 2

    OutboxSender(\EditorState.outbox, policy: policy, saved: disk.saved, send: server.send)
      .start(in: next)
    await until { disk.waiting == 2 }

    #expect(counter.count <= 8)
  }

  @Test func `pauses double from two seconds to ten minutes`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))

    var waits: [Duration] = []
    for attempt in 1...11 {
      await until { server.ids.count == attempt }
      await server.answer("1", .again("offline", mayHaveArrived: false))
      await until { clock.timeToNextWake ?? .zero > .seconds(1) }
      waits.append(clock.timeToNextWake ?? .zero)
      await clock.advance(by: waits[attempt - 1] - .milliseconds(2))
      #expect(server.ids.count == attempt)
      await clock.advance(by: .milliseconds(2))
    }

    #expect(waits.map { $0 / .seconds(1) } == [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 1.5), (1.0, 2.0)])
  func `the jitter takes up to half of a pause`(jitter: Double, expected: Double) async {
    start(jitter: jitter)
    dispatch(.added(PendingEdit("1", "a", 1)))

    await server.answer("1", .again("offline"))
    await clock.sleepers(1)

    #expect(clock.timeToNextWake == .seconds(expected))
  }

  @Test func `the server's wish is obeyed, also when the app is woken`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))
    await server.answer("1", .again("busy", after: .seconds(60), mayHaveArrived: false))
    await clock.sleepers(1)

    store.dispatch(AppAction.becameActive)
    await clock.advance(by: .seconds(59))
    #expect(server.ids == ["1"])
    await clock.advance(by: .seconds(1))
    await until { server.ids.count == 2 }

    #expect(server.ids == ["1", "1"])
  }

  @Test func `waking the app ends a pause that no server asked for`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))
    await server.answer("1", .again("offline"))
    await clock.sleepers(1)

    store.dispatch(AppAction.becameActive)
    await until { server.ids.count == 2 }

    #expect(server.ids == ["1", "1"])
  }

  @Test func `a refused change stays until the user retries it`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))

    await server.answer("1", .refused("too long"))
    await until { outbox["1"]?.status == .refused }
    #expect(outbox["1"]?.reason == "too long")
    dispatch(.retried("1"))
    await server.answer("1")
    await until { outbox.changes.isEmpty }

    #expect(server.ids == ["1", "1"])
  }

  @Test func `a conflict stays until the app merges, with another identity`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)))

    await server.answer("1", .conflict("changed"))
    await until { outbox["1"]?.status == .conflict }
    dispatch(.edited("1", PendingEdit("2", "a", 2)))
    await server.answer("2")
    await until { outbox.changes.isEmpty }

    #expect(server.ids == ["1", "2"])
  }

  @Test func `a held change is sent when the same user is back, and not for another`() async {
    dispatch(.accountChanged("ada"))
    start()
    dispatch(.added(PendingEdit("1", "a", 1, by: "ada")))
    await server.answer("1", .needsSignIn("expired"))
    await until { outbox["1"]?.status == .needsSignIn }

    dispatch(
      .accountChanged(nil), .accountChanged("bo"), .added(PendingEdit("2", "a", 2, by: "bo")))
    await server.answer("2")
    await until { outbox.changes.count == 1 }
    #expect(server.ids == ["1", "2"])
    dispatch(.accountChanged("ada"))
    await until { server.ids.count == 3 }

    #expect(server.ids == ["1", "2", "1"])
  }

  @Test func `a change whose account goes while it is saved waits, and counts as not sent`() async {
    disk.isFull = true
    dispatch(.accountChanged("ada"))
    start()
    dispatch(.added(PendingEdit("1", "a", 1, by: "ada")))
    await until { disk.waiting == 1 }

    dispatch(.accountChanged(nil))
    disk.isFull = false
    await until { outbox["1"]?.status == .waiting }

    #expect(server.ids == [])
    #expect(outbox["1"] == PendingEdit("1", "a", 1, by: "ada"))
  }

  @Test func `the next change waits for the answer to a discarded one`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)))
    await until { server.ids == ["1"] }

    dispatch(.discarded("1"))
    for _ in 0..<200 { await Task.yield() }
    #expect(server.ids == ["1"])
    await server.answer("1")
    await until { server.ids.count == 2 }

    #expect(server.ids == ["1", "2"])
    #expect(outbox.changes.map(\.id) == ["2"])
  }

  @Test func `what an earlier run left is sent, a request without an answer with its identity`()
    async throws
  {
    var left = OutboxState<Edit>()
    left.reduce(EditAction.added(PendingEdit("1", "a", 1)))
    left.reduce(EditAction.started("1", at: AppTime(clock).date()))
    let next = Store(initialState: EditorState(outbox: try restored(left)))

    OutboxSender(
      \EditorState.outbox, policy: OutboxPolicy(time: AppTime(clock)), saved: {}, send: server.send
    )
    .start(in: next)
    await server.answer("1")
    await until { next.state.outbox.changes.isEmpty }

    #expect(server.ids == ["1"])
    #expect(server.requests.map(\.attempts) == [2])
  }

  @Test func `a clock that was set back before a restart makes no pause longer`() async throws {
    var left = OutboxState<Edit>()
    left.reduce(EditAction.added(PendingEdit("1", "a", 1)))
    left.reduce(EditAction.started("1", at: AppTime(clock).date()))
    let pause = OutboxPolicy(time: AppTime(clock)).pause(after: 1, wish: .seconds(100))
    left.reduce(EditAction.postponed("1", "busy", after: pause, mayHaveArrived: false))
    let next = Store(initialState: EditorState(outbox: try restored(left)))
    let early = AppTime(clock: clock, date: { Date(timeIntervalSince1970: 0) }, jitter: { 1 })

    OutboxSender(
      \EditorState.outbox, policy: OutboxPolicy(time: early), saved: {}, send: server.send
    )
    .start(in: next)
    await clock.sleepers(1)
    await clock.advance(by: .seconds(100))
    await until { !server.ids.isEmpty }

    #expect(server.ids == ["1"])
  }

  @Test func `a change that the server may have forgotten waits for the user`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1, retryPeriod: .seconds(100))))
    await server.answer("1", .again("lost", after: .seconds(101)))
    await clock.sleepers(1)

    await clock.advance(by: .seconds(101))
    await until { outbox["1"]?.status != .waiting }
    #expect(outbox["1"]?.status == .conflict)
    #expect(server.ids == ["1"])
    dispatch(.retried("1"))
    await server.answer("1")
    await until { outbox.changes.isEmpty }

    #expect(server.ids == ["1", "1"])
  }

  @Test func `a conflict that is retried immediately is sent`() async {
    start()
    dispatch(.added(PendingEdit("1", "a", 1, retryPeriod: .seconds(100))))
    await server.answer("1", .again("lost", after: .seconds(101)))
    await clock.sleepers(1)
    let retrying = store.observe(\.outbox).subscribe { [store] outbox in
      if outbox["1"]?.status == .conflict { store.dispatch(EditAction.retried("1")) }
    }

    await clock.advance(by: .seconds(101))
    await server.answer("1")
    await until { outbox.changes.isEmpty }

    #expect(server.ids == ["1", "1"])
    retrying.cancel()
  }

  @Test func `a sender serves each store`() async {
    let other = Store(initialState: EditorState())
    let sender = OutboxSender(
      \EditorState.outbox, policy: OutboxPolicy(time: AppTime(clock)), saved: {}, send: server.send)
    sender.start(in: store)
    sender.start(in: other)

    dispatch(.added(PendingEdit("1", "a", 1)))
    other.dispatch(EditAction.added(PendingEdit("2", "a", 1)))
    await until { server.waiting.count == 2 }
    await server.answer("1")
    await server.answer("2")
    await until { outbox.changes.isEmpty && other.state.outbox.changes.isEmpty }

    #expect(Set(server.ids) == ["1", "2"])
  }

  @Test func `a sender that waits keeps no store alive`() async {
    var next: Store? = Store(initialState: EditorState())
    let gone = WeakStore(next)
    if let next {
      OutboxSender(
        \EditorState.outbox, policy: OutboxPolicy(time: AppTime(clock)), saved: {},
        send: server.send
      ).start(in: next)
    }
    next?.dispatch(EditAction.added(PendingEdit("1", "a", 1)))
    await server.answer("1", .again("offline"))
    await clock.sleepers(1)

    next = nil
    await until { gone.store == nil }

    #expect(gone.store == nil)
    await clock.advance(by: .seconds(1_000))
    #expect(server.ids == ["1"])
  }

  @Test func `a store that reduces on the main thread sends, too`() async {
    let next = Store(initialState: EditorState(), reducing: .main)
    OutboxSender(
      \EditorState.outbox, policy: OutboxPolicy(time: AppTime(clock)), saved: {}, send: server.send
    )
    .start(in: next)

    for number in 1...3 { next.dispatch(EditAction.added(PendingEdit("\(number)", "a", number))) }
    for number in 1...3 { await server.answer("\(number)") }
    await until { next.state.outbox.changes.isEmpty }

    #expect(server.ids == ["1", "2", "3"])
  }
}

/// Counts the effects that start.
private final class EffectCounter: StoreTool {
  private let started = Mutex(0)
  let isPausing = false

  var count: Int { started.withLock(\.self) }

  func attach(to store: StoreControl<EditorState>) {}
  func detach() {}
  func admits(_ action: PendingAction) -> Bool { true }
  func pauseEnded() async {}

  func handle(
    _ action: any ActionType, from source: ActionSource?, reduce: () -> Int, notify: () -> Void
  ) {
    _ = reduce()
    notify()
  }

  func effect(
    _ run: @escaping @Sendable (ActionSource?) async -> Void
  ) -> (@Sendable () async -> Void)? {
    started.withLock { $0 += 1 }
    return { await run(nil) }
  }
}

/// Refers to a store without keeping it alive.
private final class WeakStore: @unchecked Sendable {
  // NB: it is written once, before it is shared.
  weak var store: Store<EditorState>?

  init(_ store: Store<EditorState>?) { self.store = store }
}

/// A disk that may be full, so that saving takes until it isn't.
private final class Disk: Sendable {
  private struct Contents {
    var isFull = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let contents = Mutex(Contents())

  var waiting: Int { contents.withLock { $0.waiting.count } }

  var isFull: Bool {
    get { contents.withLock { $0.isFull } }
    set {
      let waiting = contents.withLock { contents in
        contents.isFull = newValue
        return newValue ? [] : exchange(&contents.waiting, with: [])
      }
      for saved in waiting { saved.resume() }
    }
  }

  func saved() async {
    await withCheckedContinuation { continuation in
      let isSaved = contents.withLock { contents in
        if contents.isFull { contents.waiting.append(continuation) }
        return !contents.isFull
      }
      if isSaved { continuation.resume() }
    }
  }
}
