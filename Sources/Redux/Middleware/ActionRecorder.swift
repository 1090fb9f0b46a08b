/// Keeps the last actions of a store and what each has changed, for a developer to look at.
///
/// ```swift
/// let recorder = ActionRecorder()
/// let store = Store(initialState: AppState(), middleware: [recording(recorder)])
///
/// for await entry in recorder.newEntries { show(entry) }
/// ```
///
/// You can use a recorder from any thread.
public final class ActionRecorder: Sendable {
  /// An action that a store has handled.
  public struct Entry: Identifiable, Equatable, Sendable {
    /// The number of the action, from 1.
    public let id: Int
    /// The type and the case of the action, as ``describeAction(_:)`` returns them.
    public let action: String
    /// The names of the state's stored properties that the action has changed.
    public let changes: [String]
  }

  private struct Contents {
    /// The entries; once there are as many as the capacity, a new one replaces the oldest.
    var ring: [Entry] = []
    var lastID = 0
    var streams: [Int: AsyncStream<Entry>.Continuation] = [:]
    var lastStream = 0
  }

  private let capacity: Int
  private let contents = Locked(Contents())

  /// Creates a recorder without entries.
  ///
  /// - Parameter capacity: The number of actions to keep, at least 1. Older ones are dropped.
  public init(capacity: Int = 200) {
    precondition(
      capacity > 0,
      "An ActionRecorder was created with a capacity of \(capacity): give it at least 1.")
    self.capacity = capacity
  }

  deinit { contents.withLock { Array($0.streams.values) }.forEach { $0.finish() } }

  /// The last actions, the oldest first.
  public var entries: [Entry] {
    contents.withLock { contents in
      let oldest = contents.ring.isEmpty ? 0 : contents.lastID % contents.ring.count
      return Array(contents.ring[oldest...] + contents.ring[..<oldest])
    }
  }

  /// The actions from now on; a loop that is slow receives the newest, up to the capacity.
  ///
  /// Each access returns a new stream, which ends when the recorder goes.
  public var newEntries: AsyncStream<Entry> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Entry.self, bufferingPolicy: .bufferingNewest(capacity))
    let id = contents.withLock { contents in
      contents.lastStream += 1
      contents.streams[contents.lastStream] = continuation
      return contents.lastStream
    }
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.streams[id] = nil }
    }
    return stream
  }

  /// Adds an entry.
  func record(_ action: String, changes: [String]) {
    contents.withLock { contents in
      let entry = Entry(id: contents.lastID + 1, action: action, changes: changes)
      if contents.ring.count < capacity {
        contents.ring.append(entry)
      } else {
        contents.ring[contents.lastID % capacity] = entry
      }
      contents.lastID += 1
      for stream in contents.streams.values { stream.yield(entry) }
    }
  }
}
