import AppShell
import Foundation
import Redux
import Testing

@testable import Outbox

@Suite(.timeLimit(.minutes(30))) struct OutboxStateTests {
  private let now = Date(timeIntervalSince1970: 1_000)
  private var state = OutboxState<Edit>()

  /// A pause from now on.
  private func pause(_ seconds: Int, isServersWish: Bool = false) -> OutboxPause {
    OutboxPause(
      end: now + Double(seconds), length: .seconds(seconds), isServersWish: isServersWish)
  }

  private mutating func reduce(_ actions: EditAction...) {
    for action in actions { state.reduce(action) }
  }

  private var ready: [String] { state.ready(at: now).changes.map(\.id) }

  @Test mutating func `the first change of each key is ready`() {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)),
      .added(PendingEdit("3", "b", 3)))

    #expect(ready == ["1", "3"])
  }

  @Test mutating func `an identity is added once`() {
    reduce(.added(PendingEdit("1", "a", 1)), .added(PendingEdit("1", "a", 2)))

    #expect(state.changes == [PendingEdit("1", "a", 1)])
  }

  @Test
  mutating func `a change that is being sent isn't ready, and neither is the next of its key`() {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)), .started("1", at: now))

    #expect(ready == [])
    #expect(state["1"]?.status == .sending)
    #expect(state["1"]?.attempts == 1)
  }

  @Test mutating func `a change that the server has makes room for the next of its key`() {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)), .started("1", at: now))

    reduce(.succeeded("1"))

    #expect(ready == ["2"])
  }

  @Test mutating func `a pause holds the key, and tells when it ends`() {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)), .started("1", at: now))

    reduce(.postponed("1", "busy", after: pause(5), mayHaveArrived: false))

    #expect(ready == [])
    #expect(state.ready(at: now).rest == .seconds(5))
    #expect(state.ready(at: now + 5).changes.map(\.id) == ["1"])
    #expect(state["1"]?.reason == "busy")
  }

  @Test mutating func `a device whose clock was set back waits no longer than the pause`() {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now))

    reduce(.postponed("1", "busy", after: pause(5), mayHaveArrived: false))

    #expect(state.ready(at: now - 10_000).rest == .seconds(5))
  }

  @Test(arguments: [(false, ["1"]), (true, [])])
  mutating func `waking ends a pause, unless the server asked for it`(
    isServersWish: Bool, expected: [String]
  ) {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now))
    reduce(
      .postponed("1", "busy", after: pause(5, isServersWish: isServersWish), mayHaveArrived: false))

    state.reduce(AppAction.networkBecameAvailable)

    #expect(ready == expected)
  }

  @Test mutating func `the user ends every pause`() {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now))
    reduce(.postponed("1", "busy", after: pause(5, isServersWish: true), mayHaveArrived: false))

    reduce(.retried("1"))

    #expect(ready == ["1"])
  }

  @Test(arguments: [
    EditAction.refused("1", "no"), .conflicted("1", "no"), .held("1", "no"),
    .postponed(
      "1", "offline", after: OutboxPolicy().pause(after: 1, wish: nil), mayHaveArrived: false),
  ])
  mutating func `nothing is being sent while a change holds the next of its key`(end: EditAction) {
    reduce(.added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)))
    #expect(state.isSending)
    reduce(.started("1", at: now))
    #expect(state.isSending)

    reduce(end)

    #expect(!state.isSending)
  }

  @Test(arguments: [EditAction.refused("1", "no"), .conflicted("1", "no")])
  mutating func `a change without a key holds no other`(end: EditAction) {
    reduce(.added(PendingEdit("1", nil, 1)), .added(PendingEdit("2", nil, 2)))
    #expect(ready == ["1", "2"])

    reduce(.started("1", at: now), end)

    #expect(ready == ["2"])
    #expect(state.isSending)
  }

  @Test(arguments: [EditAction.refused("1", "no"), .conflicted("1", "no")])
  mutating func `a change that isn't taken is kept, and holds those that depend on it`(
    end: EditAction
  ) {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)), .started("1", at: now))

    reduce(end)

    #expect(ready == [])
    #expect(state["1"]?.reason == "no")
    reduce(.discarded("1"))
    #expect(ready == ["2"])
  }

  @Test mutating func `a refused change is retried with its identity`() {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now), .refused("1", "no"))

    reduce(.retried("1"))

    #expect(ready == ["1"])
  }

  @Test mutating func `an edited change has a new identity, and keeps its place`() {
    reduce(
      .added(PendingEdit("1", "a", 1)), .added(PendingEdit("2", "a", 2)), .started("1", at: now))
    reduce(.conflicted("1", "newer"))

    reduce(.edited("1", PendingEdit("3", "a", 3)))

    #expect(state.changes == [PendingEdit("3", "a", 3), PendingEdit("2", "a", 2)])
  }

  @Test mutating func `a change that may have arrived isn't edited`() {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now))
    reduce(.postponed("1", "lost", after: pause(5), mayHaveArrived: true))
    let before = state

    reduce(.edited("1", PendingEdit("3", "a", 3)))

    #expect(state == before)
    #expect(state["1"]?.canBeReplaced == false)
  }

  @Test mutating func `an attempt that can't have arrived doesn't undo one that may have`() {
    reduce(.added(PendingEdit("1", "a", 1)), .started("1", at: now))
    reduce(.postponed("1", "lost", after: pause(0), mayHaveArrived: true), .started("1", at: now))

    reduce(.postponed("1", "offline", after: pause(0), mayHaveArrived: false))

    #expect(state["1"]?.mayHaveArrived == true)
  }

  /// Lets a change be sent whose answer is lost, and which the server remembers for 100 seconds.
  private mutating func loseAnswer() {
    reduce(.added(PendingEdit("1", "a", 1, retryPeriod: .seconds(100))), .started("1", at: now))
    reduce(.postponed("1", "lost", after: pause(0), mayHaveArrived: true))
  }

  @Test mutating func `a change that may have arrived is sent again while the server remembers it`()
  {
    loseAnswer()

    reduce(.started("1", at: now + 100))

    #expect(state["1"]?.status == .sending)
  }

  @Test(arguments: [101.0, -101])
  mutating func `after that, or if the clock is set back, the user decides`(
    seconds: Double
  ) throws {
    loseAnswer()
    reduce(
      .started("1", at: now + 50), .postponed("1", "lost", after: pause(0), mayHaveArrived: true))
    state = try restored(state)

    reduce(.started("1", at: now + seconds))

    #expect(state["1"]?.status == .conflict)
    #expect(state["1"]?.attempts == 2)
    #expect(state["1"]?.canBeReplaced == false)
    #expect(ready == [])
  }

  @Test mutating func `the user may send it again, and the server remembers it anew`() {
    loseAnswer()
    reduce(.started("1", at: now + 101), .retried("1"))
    #expect(ready == ["1"])

    reduce(.started("1", at: now + 200))
    #expect(state["1"]?.status == .sending)
    reduce(.postponed("1", "lost", after: pause(0), mayHaveArrived: true))
    reduce(.started("1", at: now + 301))

    #expect(state["1"]?.status == .conflict)
  }

  @Test mutating func `a change that can't have arrived is sent however late`() {
    reduce(.added(PendingEdit("1", "a", 1, retryPeriod: .seconds(100))), .started("1", at: now))
    reduce(.postponed("1", "offline", after: pause(0), mayHaveArrived: false))

    reduce(.started("1", at: now + 1_000))
    #expect(state["1"]?.status == .sending)
    reduce(.postponed("1", "lost", after: pause(0), mayHaveArrived: true))
    reduce(.started("1", at: now + 1_100))

    #expect(state["1"]?.status == .sending)
  }

  @Test mutating func `a file without the date of the first attempt is read`() throws {
    loseAnswer()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(state), as: UTF8.self)
    let older = json.replacing(/"firstAttempt":[^,}]*,/, with: "")
    #expect(older != json)

    state = try JSONDecoder().decode(OutboxState<Edit>.self, from: Data(older.utf8))
    reduce(.started("1", at: now + 1_000))

    #expect(state["1"]?.status == .sending)
    #expect(state.droppedCount == 0)
  }

  @Test func `a server is expected to remember a change for a day`() {
    #expect(Vote(note: 1, isUp: true).retryPeriod == .seconds(23 * 3_600))
  }

  @Test mutating func `a change merges with the one before it, and has the newer identity`() {
    reduce(.added(PendingEdit("1", "a", 1, merges: true)))

    reduce(.added(PendingEdit("2", "a", 2, merges: true)))

    #expect(state.changes == [PendingEdit("2", "a", 2, merges: true)])
  }

  @Test mutating func `a change merges with a refused one, which waits again`() {
    reduce(
      .added(PendingEdit("1", "a", 1, merges: true)), .started("1", at: now), .refused("1", "no"),
      .added(PendingEdit("2", "a", 2, merges: true)))

    #expect(state.changes == [PendingEdit("2", "a", 2, merges: true)])
    #expect(ready == ["2"])
  }

  @Test mutating func `no change merges with one that is being sent or may have arrived`() {
    reduce(.added(PendingEdit("1", "a", 1, merges: true)), .started("1", at: now))
    reduce(.added(PendingEdit("2", "a", 2, merges: true)))
    #expect(state.changes.map(\.id) == ["1", "2"])

    reduce(.discarded("2"), .postponed("1", "lost", after: pause(5), mayHaveArrived: true))
    reduce(.added(PendingEdit("3", "a", 3, merges: true)))

    #expect(state.changes.map(\.id) == ["1", "3"])
  }

  @Test mutating func `a merged change still waits as long as the server wants`() {
    reduce(.added(PendingEdit("1", "a", 1, merges: true)), .started("1", at: now))
    reduce(.postponed("1", "busy", after: pause(60, isServersWish: true), mayHaveArrived: false))

    reduce(.added(PendingEdit("2", "a", 2, merges: true)))

    #expect(state.changes.map(\.id) == ["2"])
    #expect(state.ready(at: now).rest == .seconds(60))
  }

  @Test mutating func `accounts merge nothing with each other`() {
    reduce(.added(PendingEdit("1", "a", 1, by: "ada", merges: true)))

    reduce(.added(PendingEdit("2", "a", 2, by: "bo", merges: true)))

    #expect(state.changes.map(\.id) == ["1", "2"])
  }

  @Test mutating func `a discarded change is never ready`() {
    reduce(.added(PendingEdit("1", "a", 1)))

    reduce(.discarded("1"))

    #expect(state == OutboxState())
  }

  @Test mutating func `a full outbox takes no more, and says what it dropped`() {
    for number in 1...8 { reduce(.added(PendingEdit("\(number)", "a", number))) }

    reduce(.added(PendingEdit("9", "a", 9)), .added(PendingEdit("10", "a", 10)))

    #expect(state.changes.count == 8)
    #expect(state.droppedCount == 2)
    reduce(.droppedSeen)
    #expect(state.droppedCount == 0)
  }

  @Test mutating func `the changes of another account take no room`() {
    for number in 1...8 { reduce(.added(PendingEdit("\(number)", "a", number, by: "ada"))) }

    reduce(.added(PendingEdit("9", "a", 9, by: "bo")))

    #expect(state.changes.last?.id == "9")
    #expect(state.droppedCount == 0)
  }

  @Test mutating func `a full outbox still merges`() {
    for number in 1...8 { reduce(.added(PendingEdit("\(number)", "\(number)", 1, merges: true))) }

    reduce(.added(PendingEdit("9", "1", 9, merges: true)))

    #expect(state.changes.first?.id == "9")
    #expect(state.droppedCount == 0)
  }

  @Test mutating func `a change is ready only for its account`() {
    reduce(
      .added(PendingEdit("1", "a", 1, by: "ada")), .added(PendingEdit("2", "a", 2, by: "bo")),
      .added(PendingEdit("3", "a", 3)))
    #expect(ready == ["3"])

    reduce(.accountChanged("bo"))

    #expect(ready == ["2", "3"])
    #expect(state.shown.map(\.id) == ["2", "3"])
  }

  @Test
  mutating func `a held change is ready when its account signs in again, also at the same place`() {
    reduce(
      .accountChanged("ada"), .added(PendingEdit("1", "a", 1, by: "ada")), .started("1", at: now))
    reduce(.held("1", "expired"))
    #expect(ready == [])

    reduce(.accountChanged("bo"))
    #expect(state["1"]?.status == .needsSignIn)
    reduce(.accountChanged("ada"))

    #expect(ready == ["1"])
  }

  @Test mutating func `a refusal of an earlier sign-in holds nothing`() {
    reduce(
      .accountChanged("ada"), .added(PendingEdit("1", "a", 1, by: "ada")), .started("1", at: now))

    reduce(.accountChanged(nil), .accountChanged("ada"), .held("1", "expired"))

    #expect(ready == ["1"])
  }

  @Test mutating func `a forgotten account leaves nothing, and others keep theirs`() {
    reduce(
      .added(PendingEdit("1", "a", 1, by: "ada")), .added(PendingEdit("2", "a", 2, by: "bo")),
      .added(PendingEdit("3", "a", 3)))

    reduce(.accountForgotten("ada"))

    #expect(state.changes.map(\.id) == ["2", "3"])
  }

  @Test mutating func `what was being sent when the app ended is sent again with its identity`()
    throws
  {
    reduce(
      .accountChanged("ada"), .added(PendingEdit("1", "a", 1, by: "ada")), .started("1", at: now),
      .added(PendingEdit("2", "b", 2)))

    var saved = try restored(state)
    saved.reduce(EditAction.accountChanged("ada"))

    #expect(saved.ready(at: now).changes.map(\.id) == ["1", "2"])
    #expect(saved["1"]?.mayHaveArrived == true)
    #expect(saved["1"]?.attempts == 1)
    #expect(saved["2"] == state["2"])
  }

  @Test(arguments: [false, true])
  mutating func `a restart ends a pause, unless the server asked for it`(
    isServersWish: Bool
  ) throws {
    let pause = pause(600, isServersWish: isServersWish)
    reduce(
      .added(PendingEdit("1", "a", 1)), .started("1", at: now),
      .postponed("1", "offline", after: pause, mayHaveArrived: false))

    let saved = try restored(state)

    #expect(saved["1"]?.pause == (isServersWish ? pause : nil))
    #expect(saved.ready(at: now).changes.map(\.id) == (isServersWish ? [] : ["1"]))
  }

  @Test mutating func `who is signed in isn't saved`() throws {
    reduce(.accountChanged("ada"))

    #expect(try restored(state).account == nil)
  }

  @Test func `what can't be read counts as dropped`() throws {
    let json = #"{"changes": [{"id": 7}, null], "droppedCount": 1}"#

    let state = try JSONDecoder().decode(OutboxState<Edit>.self, from: Data(json.utf8))

    #expect(state.changes.isEmpty)
    #expect(state.droppedCount == 3)
  }

  @Test(arguments: [
    ("droppedCount", Int.max), ("droppedCount", .min), ("attempts", .max), ("attempts", .min),
  ])
  func `a saved number is bounded when it is read`(key: String, number: Int) throws {
    var saved = OutboxState<Edit>()
    saved.reduce(EditAction.added(PendingEdit("1", "a", 1)))
    let json = String(decoding: try JSONEncoder().encode(saved), as: UTF8.self)
    let data = Data(json.replacing("\"\(key)\":0", with: "\"\(key)\":\(number)").utf8)

    var state = try JSONDecoder().decode(OutboxState<Edit>.self, from: data)
    state.reduce(EditAction.started("1", at: now))
    for number in 2...9 { state.reduce(EditAction.added(PendingEdit("\(number)", "b", 1))) }

    #expect(0...1_000_001 ~= state.changes[0].attempts)
    #expect(1...1_000_001 ~= state.droppedCount)
  }

  @Test(
    arguments: ["1e308", "-1e308", "0"], ["[9223372036854775807,0]", "[-9223372036854775808,0]"])
  func `a saved pause is bounded when it is read`(end: String, length: String) throws {
    let json = #"{"end": \#(end), "length": \#(length), "isServersWish": true}"#

    let pause = try JSONDecoder().decode(OutboxPause.self, from: Data(json.utf8))

    #expect(Duration.zero...OutboxPause.longest ~= pause.rest(at: now, since: now))
  }

  @Test func `a server can't ask for a pause of more than a year`() {
    let pause = OutboxPolicy().pause(after: 1, wish: .seconds(1e12))

    #expect(pause.length == OutboxPause.longest)
  }

  @Test mutating func `a change that merges with a conflict waits for a decision`() {
    reduce(
      .added(PendingEdit("1", "a", 1, merges: true)), .started("1", at: now),
      .conflicted("1", "newer"),
      .added(PendingEdit("2", "a", 2, merges: true)))

    #expect(ready == [])
    #expect(state.changes.map(\.change.value) == [2])
    #expect(state["2"]?.status == .conflict)
    #expect(state["2"]?.reason == "newer")
  }

  @Test func `an action outlives encoding`() throws {
    let action = EditAction.postponed("1", "busy", after: pause(5), mayHaveArrived: true)

    let data = try JSONEncoder().encode(action)

    #expect(try JSONDecoder().decode(EditAction.self, from: data) == action)
  }
}

/// Returns a state as the next run of the app reads it.
func restored(_ state: OutboxState<Edit>) throws -> OutboxState<Edit> {
  try JSONDecoder().decode(OutboxState<Edit>.self, from: JSONEncoder().encode(state))
}
