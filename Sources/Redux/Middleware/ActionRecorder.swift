/// Remembers the last actions, and what each changed, for a developer to look at.
///
/// ```swift
/// let recorder = ActionRecorder()
/// let store = Store(initialState: AppState(), middleware: [recording(recorder)])
///
/// for await entry in recorder.newEntries { show(entry) }
/// ```
///
/// Any thread may use it.
public final class ActionRecorder: Sendable {
  /// An action that went through a store.
  public struct Entry: Identifiable, Equatable, Sendable {
    /// Counts the actions of a recorder, from 1.
    public let id: Int
    /// The type and the case of the action, as ``describeAction(_:)`` names it.
    public let action: String
    /// The stored properties of the state that it changed.
    public let changes: [String]
  }

  private struct Contents {
    /// Once it is full, the next entry takes the place of the oldest.
    var ring: [Entry] = []
    var lastID = 0
    var listeners: [Int: AsyncStream<Entry>.Continuation] = [:]
    var lastListener = 0
  }

  private let capacity: Int
  private let contents = Locked(Contents())

  /// Makes a recorder that has seen nothing.
  ///
  /// - Parameter capacity: How many actions it remembers; older ones are forgotten.
  public init(capacity: Int = 200) {
    precondition(capacity > 0, "An ActionRecorder was made to remember nothing: leave it away.")
    self.capacity = capacity
  }

  deinit { contents.withLock { Array($0.listeners.values) }.forEach { $0.finish() } }

  /// The last actions, the oldest first.
  public var entries: [Entry] {
    contents.withLock { contents in
      let oldest = contents.ring.isEmpty ? 0 : contents.lastID % contents.ring.count
      return Array(contents.ring[oldest...] + contents.ring[..<oldest])
    }
  }

  /// The actions that come from now on, as many as are remembered for who is slow.
  ///
  /// Each use is a stream of its own, which ends with the recorder.
  public var newEntries: AsyncStream<Entry> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Entry.self, bufferingPolicy: .bufferingNewest(capacity))
    let id = contents.withLock { contents in
      contents.lastListener += 1
      contents.listeners[contents.lastListener] = continuation
      return contents.lastListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.listeners[id] = nil }
    }
    return stream
  }

  /// Remembers an action.
  func record(_ action: String, changes: [String]) {
    contents.withLock { contents in
      let entry = Entry(id: contents.lastID + 1, action: action, changes: changes)
      if contents.ring.count < capacity {
        contents.ring.append(entry)
      } else {
        contents.ring[contents.lastID % capacity] = entry
      }
      contents.lastID += 1
      for listener in contents.listeners.values { listener.yield(entry) }
    }
  }
}
