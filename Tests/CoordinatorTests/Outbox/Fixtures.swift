import Foundation
import Outbox
import Redux
import Synchronization

/// A change of the tests: a value for one key, which replaces the value before it if that may be merged.
struct Edit: OutboxChange {
  let key: String?
  let value: Int
  var isMergeable = false
  /// The servers of the tests forget nothing, unless a test says so.
  var retryPeriod: Duration?

  func merged(with next: Edit) -> Edit? {
    isMergeable && next.isMergeable ? Edit(key: key, value: next.value, isMergeable: true) : nil
  }

  static var limit: Int { 8 }
}

typealias EditAction = OutboxAction<Edit>
typealias PendingEdit = PendingChange<Edit>

/// An app with an outbox and the values that its server confirmed.
struct EditorState: StateType, Equatable {
  var outbox = OutboxState<Edit>()
  var confirmed: [String: Int] = [:]

  mutating func reduce(_ action: any ActionType) {
    outbox.reduce(action)
    if case EditorAction.confirmed(let edit) = action, let key = edit.key {
      confirmed[key] = edit.value
    }
  }
}

enum EditorAction: ActionType, Equatable {
  case confirmed(Edit)
}

extension PendingChange<Edit> {
  /// A change of a key to a value, by an account.
  init(
    _ id: String, _ key: String?, _ value: Int, by account: String? = nil, merges: Bool = false,
    retryPeriod: Duration? = nil
  ) {
    let edit = Edit(key: key, value: value, isMergeable: merges, retryPeriod: retryPeriod)
    self.init(edit, id: id, account: account)
  }
}

/// The requests that a server received, each of which a test answers.
final class Server: Sendable {
  typealias Outcome = OutboxOutcome<Edit>

  private struct Contents {
    var requests: [PendingEdit] = []
    var waiting: [String: CheckedContinuation<Outcome, Never>] = [:]
  }

  private let contents = Mutex(Contents())

  /// The identities in the order in which they came.
  var ids: [String] { requests.map(\.id) }
  var requests: [PendingEdit] { contents.withLock { $0.requests } }
  /// The identities that wait for an answer.
  var waiting: Set<String> { contents.withLock { Set($0.waiting.keys) } }

  func send(_ change: PendingEdit) async -> Outcome {
    await withCheckedContinuation { continuation in
      contents.withLock { contents in
        contents.requests.append(change)
        contents.waiting[change.id] = continuation
      }
    }
  }

  /// Answers the request with an identity, once it is there.
  func answer(_ id: String, _ outcome: Outcome = .done()) async {
    await until { self.waiting.contains(id) }
    contents.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: outcome)
  }
}

/// Lets other tasks run until a condition holds, or the suite's time is up.
func until(_ condition: () -> Bool) async {
  var turn = 0
  while !condition(), !Task.isCancelled {
    turn += 1
    if turn.isMultiple(of: 20) {
      try? await Task.sleep(for: .milliseconds(1))
    } else {
      await Task.yield()
    }
  }
}
