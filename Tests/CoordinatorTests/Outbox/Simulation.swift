import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting
import Synchronization

@testable import Outbox

/// Users who make changes with an app that is killed and started again at any moment, while the network loses
/// requests and answers, and the server is busy, refuses, or forgets who is signed in.
final class Simulation {
  private var random: SplitMix64
  private let world: World
  private let clock = TestClock()
  private var store: Store<EditorState>
  private var count = 0
  /// The place of each value among those of its key.
  private var places: [Int: Int] = [:]

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed))
    world = World(seed: seed)
    store = Store(initialState: EditorState())
    launch(OutboxState())
  }

  /// Returns what is wrong after a number of steps; empty if nothing is.
  func faults(after steps: Int) async throws -> [String] {
    for _ in 0..<steps {
      try step()
      for _ in 0..<Int.random(in: 0...12, using: &random) { await Task.yield() }
    }
    try await heal()
    return world.faults + check()
  }

  private func step() throws {
    let changes = store.state.outbox.changes
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: add()
    case 7: if let change = changes.randomElement(using: &random) { edit(change) }
    case 8:
      guard let change = changes.randomElement(using: &random) else { return }
      world.giveUp([change.change.value])
      dispatch(.discarded(change.id))
    case 9: if let change = changes.randomElement(using: &random) { dispatch(.retried(change.id)) }
    case 10: store.dispatch(AppAction.becameActive)
    case 11..<13: signIn([nil, "ada", "bo"].randomElement(using: &random) ?? nil)
    case 13: world.save(store, as: world.run)
    case 14..<17: clock.jump(by: .seconds(Int.random(in: 1...20, using: &random)))
    default: try restart()
    }
  }

  private func add() {
    count += 1
    let key = ["a", "b", "m"].randomElement(using: &random) ?? "a"
    let account = world.account
    let change = PendingEdit("\(count)", key, count, by: account, merges: key == "m")
    places[count] = count
    dispatch(.added(change))
  }

  private func edit(_ old: PendingEdit) {
    count += 1
    let key = old.change.key
    let edit = Edit(key: key, value: count, isMergeable: key == "m")
    places[count] = places[old.change.value]
    dispatch(.edited(old.id, PendingChange(edit, id: "\(count)", account: old.account)))
  }

  private func signIn(_ account: String?) {
    world.account = account
    dispatch(.accountChanged(account))
  }

  private func dispatch(_ action: EditAction) { store.dispatch(action) }

  /// Kills the app, and starts it again with what is on disk.
  private func restart() throws { launch(try world.crash()) }

  private func launch(_ outbox: OutboxState<Edit>) {
    let store = Store(
      initialState: EditorState(outbox: outbox),
      middleware: [noteReplaced(in: world, run: world.run)])
    self.store = store
    store.dispatch(EditAction.accountChanged(world.account))
    let (world, run) = (world, world.run)
    let time = AppTime(clock)
    let policy = OutboxPolicy(
      time: AppTime(clock: clock, date: time.date, jitter: { 0.5 }))
    let sender = OutboxSender(\EditorState.outbox, policy: policy) { [weak store] in
      await Task.yield()
      if let store { world.save(store, as: run) }
    } send: {
      await world.receive($0, from: run)
    }
    sender.start(in: store)
  }

  /// Ends all faults, and lets the users send what waits.
  private func heal() async throws {
    world.isHealed = true
    for account in [nil, "ada", "bo"] {
      signIn(account)
      await until {
        for change in self.store.state.outbox.shown where change.status == .refused {
          self.edit(change)
        }
        self.store.dispatch(AppAction.becameActive)
        self.clock.jump(by: .seconds(100))
        let outbox = self.store.state.outbox
        return outbox.account == account && outbox.shown.isEmpty
      }
    }
    let left = store.state.outbox.changes
    if !left.isEmpty { world.report("never sent: \(left)") }
  }

  private func check() -> [String] {
    let (log, givenUp) = (world.log, world.givenUp)
    var faults: [String] = []
    let values = log.map(\.change.value)
    if Set(values).count < values.count { faults.append("twice: \(values)") }
    let missing = world.accepted.subtracting(values).subtracting(givenUp)
    if !missing.isEmpty { faults.append("missing: \(missing.sorted())") }
    let undead = world.replaced.intersection(values)
    if !undead.isEmpty { faults.append("sent although replaced: \(undead)") }
    for (lane, changes) in Dictionary(grouping: log, by: \.lane) {
      let places: [Int] = changes.map(\.change.value).filter { !givenUp.contains($0) }
        .map { self.places[$0] ?? 0 }
      if places != places.sorted() { faults.append("order of \(lane): \(places)") }
    }
    return faults
  }
}

/// Returns middleware that notes what edits and merges replace.
private func noteReplaced(in world: World, run: Int) -> Middleware<EditorState> {
  { _, getState in
    { next in
      { action in
        let before = getState().outbox.changes.map(\.change.value)
        next(action)
        switch action.as(EditAction.self) {
        case .added, .edited:
          let after = getState().outbox.changes.map(\.change.value)
          world.replace(Set(before).subtracting(after), as: run)
        default: break
        }
      }
    }
  }
}

/// The disk, the network and the server, which outlive the app.
final class World: Sendable {
  private struct Contents {
    var run = 0
    var account: String?
    var isHealed = false
    var disk = OutboxState<Edit>()
    /// What each run of the app that was killed has left on the disk.
    var left: [Int: Set<Int>] = [:]
    /// The identities of changes that were on disk as being sent, even if the user discarded them since.
    var sendable: Set<String> = []
    var accepted: Set<Int> = []
    var log: [PendingEdit] = []
    /// What was replaced, and of that what is no longer on disk.
    var givenUp: Set<Int> = []
    var leaving: Set<Int> = []
    var replaced: Set<Int> = []
    var faults: [String] = []
  }

  private let seed: Int
  private let contents = Mutex(Contents())

  init(seed: Int) { self.seed = seed }

  /// The number of the app's current run.
  var run: Int { contents.withLock { $0.run } }
  /// Everything that was on disk at some time.
  var accepted: Set<Int> { contents.withLock { $0.accepted } }
  /// What the server has, in the order in which it came.
  var log: [PendingEdit] { contents.withLock { $0.log } }
  /// Everything that was replaced, and that no later run of the app finds on the disk.
  var replaced: Set<Int> { contents.withLock { $0.replaced } }
  /// Everything that the user gave up or replaced.
  var givenUp: Set<Int> { contents.withLock { $0.givenUp } }
  var faults: [String] { contents.withLock { $0.faults } }
  /// Who is signed in.
  var account: String? {
    get { contents.withLock { $0.account } }
    set { contents.withLock { $0.account = newValue } }
  }
  var isHealed: Bool {
    get { contents.withLock { $0.isHealed } }
    set { contents.withLock { $0.isHealed = newValue } }
  }

  /// Notes that other values have taken the place of some, unless that run of the app was killed and left them.
  func replace(_ values: Set<Int>, as run: Int) {
    contents.withLock { contents in
      // The middleware of a killed app may say so only now, after another thread has saved the change.
      guard contents.run == run else {
        return contents.givenUp.formUnion(values.subtracting(contents.left[run, default: []]))
      }
      contents.givenUp.formUnion(values)
      contents.leaving.formUnion(values)
    }
  }

  /// Notes that values need not reach the server.
  func giveUp(_ values: Set<Int>) { contents.withLock { $0.givenUp.formUnion(values) } }

  func report(_ fault: String) { contents.withLock { $0.faults.append(fault) } }

  /// Writes the outbox to the disk, unless that run of the app was killed.
  func save(_ store: Store<EditorState>, as run: Int) {
    contents.withLock { contents in
      guard contents.run == run else { return }
      // Read here, so that the newest wins.
      let outbox = store.state.outbox
      contents.disk = outbox
      for change in outbox.changes {
        if change.status == .sending {
          contents.sendable.insert(change.id)
        } else {
          contents.sendable.remove(change.id)
        }
      }
      let values = outbox.changes.map(\.change.value)
      contents.accepted.formUnion(values)
      contents.replaced.formUnion(contents.leaving.subtracting(values))
      contents.leaving.formIntersection(values)
      let counts = Dictionary(grouping: outbox.changes, by: \.account).values.map(\.count)
      if counts.contains(where: { $0 > Edit.limit }) { contents.faults.append("too many") }
    }
  }

  /// Ends a run of the app, and returns what it left.
  func crash() throws -> OutboxState<Edit> {
    let disk = contents.withLock { contents in
      contents.left[contents.run] = Set(contents.disk.changes.map(\.change.value))
      contents.run += 1
      contents.leaving = []
      contents.sendable = []
      return contents.disk
    }
    return try restored(disk)
  }

  /// Carries a request to the server and the answer back, if nothing gets lost.
  func receive(_ change: PendingEdit, from run: Int) async -> OutboxOutcome<Edit> {
    // The app signs each request for the account of its change.
    guard change.account == nil || change.account == account else { return .needsSignIn("other") }
    guard checkDisk(for: change, from: run) else { return .again("dead") }
    var random = SplitMix64(
      seed: UInt64(seed &* 1_000_003 &+ change.change.value &* 1_009 &+ change.attempts))
    let fault = isHealed ? 100 : Int.random(in: 0..<20, using: &random)
    // A killed app's requests may still arrive.
    for _ in 0..<(isHealed ? 0 : Int.random(in: 0...30, using: &random)) { await Task.yield() }
    switch fault {
    case 0..<3: return .again("offline", mayHaveArrived: false)
    case 3..<5: return .again("lost request")
    case 5..<7: return .again("busy", after: .seconds(15), mayHaveArrived: false)
    case 7 where change.account != nil: return .needsSignIn("expired")
    default:
      guard !change.change.value.isMultiple(of: 7) else { return .refused("no") }
      apply(change)
      return (8..<11).contains(fault)
        ? .again("lost answer") : .done(EditorAction.confirmed(change.change))
    }
  }

  /// Checks that a change is on the disk; false if its run of the app was killed.
  private func checkDisk(for change: PendingEdit, from run: Int) -> Bool {
    contents.withLock { contents in
      guard contents.run == run else { return false }
      if !contents.sendable.contains(change.id) {
        contents.faults.append("sent before it was saved: \(change)")
      }
      return true
    }
  }

  /// Does what a change asks for, once for each identity.
  private func apply(_ change: PendingEdit) {
    contents.withLock { contents in
      if !contents.log.contains(where: { $0.id == change.id }) { contents.log.append(change) }
    }
  }
}
