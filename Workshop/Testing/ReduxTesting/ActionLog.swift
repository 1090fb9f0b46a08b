import Redux
import Synchronization

/// The actions that a store has reduced and that the test has yet to check.
final class ActionLog<State: StateType>: Sendable {
  /// An action that has been reduced.
  struct Entry: Sendable {
    let action: any ActionType
    /// Whether the test has dispatched it.
    let isSent: Bool
    /// The state right after it.
    let state: State
  }

  private struct Contents {
    var entries: [Entry] = []
    /// Whether the next action to be reduced is the one that the test has dispatched.
    var isSending = false
    var watcher: (isAwaited: @Sendable (Entry) -> Bool, end: AsyncStream<Never>.Continuation)?
  }

  private let contents = Mutex(Contents())

  var entries: [Entry] { contents.withLock { $0.entries } }

  /// Removes the action that the test has dispatched.
  ///
  /// - Returns: The action and the entries before it, which stay; `nil` if middleware holds it back.
  func takeSent() -> (sent: Entry, before: [Entry])? {
    contents.withLock { contents in
      guard let index = contents.entries.firstIndex(where: \.isSent) else { return nil }
      return (contents.entries.remove(at: index), Array(contents.entries[..<index]))
    }
  }

  /// Removes the entries up to and including the first that fulfills a condition.
  ///
  /// - Returns: The entries; `nil` if none fulfills the condition, and then all stay.
  func take(through isLast: @Sendable (Entry) -> Bool) -> [Entry]? {
    contents.withLock { contents in
      guard let index = contents.entries.firstIndex(where: isLast) else { return nil }
      defer { contents.entries.removeFirst(index + 1) }
      return Array(contents.entries[...index])
    }
  }

  /// Waits until an entry fulfills a condition, or the caller is canceled.
  func wait(for isAwaited: @escaping @Sendable (Entry) -> Bool) async {
    let (arrival, end) = AsyncStream.makeStream(of: Never.self)
    contents.withLock { contents in
      contents.watcher = (isAwaited, end)
      if contents.entries.contains(where: isAwaited) { end.finish() }
    }
    for await _ in arrival {}
  }

  /// The first middleware of a store: it unwraps the action that the test has dispatched.
  var opening: Middleware<State> {
    { _, _ in
      { next in
        { action in
          guard let sent = action as? SentAction else { return next(action) }
          self.contents.withLock { $0.isSending = true }
          next(sent.action)
          self.contents.withLock { $0.isSending = false }
          sent.end()
        }
      }
    }
  }

  /// The last middleware of a store: it adds an entry for each action that has been reduced.
  var noting: Middleware<State> {
    { _, getState in
      { next in
        { action in
          next(action)
          self.note(action, getState())
        }
      }
    }
  }

  private func note(_ action: any ActionType, _ state: State) {
    contents.withLock { contents in
      let entry = Entry(action: action, isSent: contents.isSending, state: state)
      contents.isSending = false
      contents.entries.append(entry)
      if let watcher = contents.watcher, watcher.isAwaited(entry) { watcher.end.finish() }
    }
  }
}
