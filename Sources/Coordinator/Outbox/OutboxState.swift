import AppShell
import Foundation
public import Redux

/// The changes that a server doesn't have yet, the oldest first.
///
/// It is a part of the app's state, and of the data that the app saves. What the user sees is what the server
/// confirmed, with these changes applied: compute that, and write it nowhere.
public struct OutboxState<Change: OutboxChange>: StateType, Equatable {
  /// All changes, including those of accounts that aren't signed in.
  public private(set) var changes: [PendingChange<Change>] = []
  /// The account that is signed in, which isn't saved; nil if nobody is.
  public private(set) var account: String?
  /// How many changes were dropped since the user was last told: those for which their account had no room, and saved
  /// ones that can't be read.
  public private(set) var droppedCount = 0

  /// Creates an empty outbox.
  public init() {}

  /// The change with an identity; nil if there is none.
  public subscript(id: PendingChange<Change>.ID) -> PendingChange<Change>? {
    changes.first { $0.id == id }
  }

  /// The changes to show: those of the account that is signed in, and those that need none.
  ///
  /// If there are any when the user signs out, ask first, and then dispatch ``OutboxAction/accountForgotten(_:)``.
  public var shown: [PendingChange<Change>] { changes.filter(belongs) }

  /// Whether changes are being sent, or may be sent now.
  ///
  /// A refresh in the background ends when it becomes false.
  public var isSending: Bool {
    shown.contains { $0.status == .sending }
      || first.contains { $0.status == .waiting && $0.pause == nil }
  }

  /// Changes the outbox in response to its actions, and to those of the app.
  ///
  /// When the user is back, when there is a network again, and when the app may refresh in the background, pauses end
  /// that no server asked for.
  public mutating func reduce(_ action: any ActionType) {
    switch action {
    case AppAction.becameActive, AppAction.networkBecameAvailable, AppAction.backgroundRefresh:
      for index in changes.indices { changes[index].wake() }
    default: if let action = action.as(OutboxAction<Change>.self) { reduce(action) }
    }
  }

  private mutating func reduce(_ action: OutboxAction<Change>) {
    switch action {
    case .added(let change): add(change)
    case .edited(let id, let change):
      if self[id]?.canBeReplaced == true { update(id) { $0 = change } }
    case .retried(let id): update(id) { $0.retry() }
    case .discarded(let id): changes.removeAll { $0.id == id }
    case .accountChanged(let account): signIn(account)
    case .accountForgotten(let account): changes.removeAll { $0.account == account }
    case .droppedSeen: droppedCount = 0
    case .started, .returned, .interrupted, .succeeded, .postponed, .held, .refused, .conflicted:
      reduceSending(action)
    }
  }

  private mutating func reduceSending(_ action: OutboxAction<Change>) {
    switch action {
    case .started(let id, let date): update(id) { $0.start(at: date) }
    case .returned(let id): update(id) { $0.takeBack() }
    case .interrupted(let id): update(id) { $0.interrupt() }
    case .succeeded(let id): changes.removeAll { $0.id == id }
    case .postponed(let id, let reason, let pause, let mayHaveArrived):
      update(id) { change in
        change.end(.waiting, reason, mayHaveArrived: change.mayHaveArrived || mayHaveArrived)
        change.pause = pause
      }
    case .held(let id, let reason):
      update(id) { change in
        // The refused sign-in may be an earlier one.
        let status: PendingChange<Change>.Status =
          change.wasSignedInMeanwhile ? .waiting : .needsSignIn
        change.end(status, reason, mayHaveArrived: change.mayHaveArrived)
      }
    case .refused(let id, let reason):
      update(id) { $0.end(.refused, reason, mayHaveArrived: false) }
    case .conflicted(let id, let reason):
      update(id) { $0.end(.conflict, reason, mayHaveArrived: false) }
    case .added, .edited, .retried, .discarded, .accountChanged, .accountForgotten, .droppedSeen:
      break
    }
  }

  private mutating func add(_ change: PendingChange<Change>) {
    guard self[change.id] == nil else { return }
    if let index = changes.lastIndex(where: { $0.lane == change.lane }),
      changes[index].canBeReplaced,
      let merged = changes[index].change.merged(with: change.change)
    {
      let earlier = changes[index]
      changes[index] = PendingChange(merged, id: change.id, account: change.account)
      if earlier.status == .conflict {
        // The app or the user decides.
        changes[index].end(.conflict, earlier.reason, mayHaveArrived: false)
      } else if earlier.pause?.isServersWish == true {
        changes[index].pause = earlier.pause
      }
    } else if changes.count(where: { $0.account == change.account }) < Change.limit {
      changes.append(change)
    } else {
      droppedCount += 1
    }
  }

  private mutating func signIn(_ account: String?) {
    self.account = account
    guard let account else { return }
    for index in changes.indices where changes[index].account == account { changes[index].signIn() }
  }

  private mutating func update(_ id: String, _ body: (inout PendingChange<Change>) -> Void) {
    if let index = changes.firstIndex(where: { $0.id == id }) { body(&changes[index]) }
  }

  /// The first change of each key, if the account that is signed in may send it.
  private var first: [PendingChange<Change>] {
    var lanes: Set<OutboxLane> = []
    return changes.filter { lanes.insert($0.lane).inserted && belongs($0) }
  }

  private func belongs(_ change: PendingChange<Change>) -> Bool {
    change.account == nil || change.account == account
  }
}

extension OutboxState {
  /// The changes that may be sent at a time, each the first of its key, and the time until there may be more.
  ///
  /// - Parameters:
  ///   - now: The date by a clock that doesn't jump.
  ///   - starts: When the pauses were first seen by that clock; those that aren't among them are new.
  /// - Returns: The changes, and the shortest rest of a pause; nil if there is none.
  func ready(
    at now: Date, since starts: [OutboxPause: Date] = [:]
  ) -> (changes: [PendingChange<Change>], rest: Duration?) {
    let waiting = first.filter { $0.status == .waiting }
      .map { change in
        let rest = change.pause.map { $0.rest(at: now, since: starts[$0] ?? now) }
        return (change: change, rest: rest ?? .zero)
      }
    return (
      waiting.filter { $0.rest == .zero }.map(\.change),
      waiting.map(\.rest).filter { $0 > .zero }.min()
    )
  }
}

extension OutboxState: Codable {
  private enum CodingKeys: String, CodingKey { case changes, droppedCount }

  private struct Readable: Decodable {
    let change: PendingChange<Change>?

    init(from decoder: any Decoder) { change = try? PendingChange(from: decoder) }
  }

  /// Encodes all changes, but not who is signed in.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(changes, forKey: .changes)
    try values.encode(droppedCount, forKey: .droppedCount)
  }

  /// Reads what was saved.
  ///
  /// What was being sent when the app ended is sent again with the same identity, and what
  /// can't be read counts as dropped. Pauses end that no server asked for, because the user is back.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let read = try values.decode([Readable].self, forKey: .changes).map(\.change)
    changes = read.compactMap(\.self)
    let dropped = try values.decode(Int.self, forKey: .droppedCount).clamped(to: 0...1_000_000)
    droppedCount = dropped + read.count - changes.count
    for index in changes.indices {
      changes[index].interrupt()
      changes[index].wake()
    }
  }
}

extension PendingChange {
  fileprivate mutating func start(at date: Date) {
    guard status == .waiting else { return }
    pause = nil
    if !mayHaveArrived || firstAttempt == nil { firstAttempt = date }
    guard !isForgotten(at: date) else { return status = .conflict }
    status = .sending
    wasSignedInMeanwhile = false
    attempts += 1
  }

  /// Whether the server may have the change and no longer know its identity, also if the clock was set back since.
  private func isForgotten(at date: Date) -> Bool {
    guard let firstAttempt, let period = change.retryPeriod else { return false }
    return abs(date.timeIntervalSince(firstAttempt)) > period / .seconds(1)
  }

  fileprivate mutating func takeBack() {
    status = .waiting
    attempts -= 1
    if !mayHaveArrived { firstAttempt = nil }
  }

  fileprivate mutating func retry() {
    guard status != .sending else { return }
    // The user knows that the server may have it.
    if status == .conflict { firstAttempt = nil }
    wait(nil)
  }

  /// Lets a change that is being sent wait again, with the same identity.
  fileprivate mutating func interrupt() {
    guard status == .sending else { return }
    status = .waiting
    mayHaveArrived = true
  }

  fileprivate mutating func end(_ status: Status, _ reason: Change.Reason?, mayHaveArrived: Bool) {
    self.status = status
    self.reason = reason
    self.mayHaveArrived = mayHaveArrived
  }

  fileprivate mutating func wait(_ pause: OutboxPause?) {
    status = .waiting
    self.pause = pause
  }

  fileprivate mutating func signIn() {
    if status == .needsSignIn { wait(nil) }
    wasSignedInMeanwhile = status == .sending
  }

  fileprivate mutating func wake() {
    if pause?.isServersWish == false { pause = nil }
  }
}
