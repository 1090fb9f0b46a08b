/// All subscriptions of a store, by what they look at.
///
/// The store's lock guards it.
struct Observations {
  private var channels: [[AnyKeyPath]: Channel] = [:]
  private var computed: [Channel] = []
  private var stored: StoredPaths
  private var action: UInt64 = 0
  private var countAfterPurge = 0
  private var lastID: UInt64 = 0
  private var forMain: [Observer] = []
  /// Whether the store is gone.
  private(set) var isClosed = false
  /// How many observers there are, those that are over but not purged included.
  private(set) var count = 0
  private let state: UnsafeRawPointer

  /// Begins with no subscription; the state lies at `state` as long as this is in use.
  init<State>(state: UnsafeMutablePointer<State>) {
    self.state = UnsafeRawPointer(state)
    stored = StoredPaths(
      state: self.state, size: MemoryLayout<State>.size, alignment: MemoryLayout<State>.alignment)
  }

  /// Gives the memory back.
  ///
  /// Nothing may be called after it.
  func deallocate() { stored.deallocate() }

  /// Finds who must hear of what changed since the last sweep, in the order of subscription.
  @inline(__always)
  mutating func sweep() -> [Observer] {
    action &+= 1
    var news = News(action: action)
    stored.sweep { news.note($0) }
    for channel in computed where channel.update(from: state) { news.note(channel) }
    return news.observers
  }

  /// Finds the channel of a key path, or opens it; the state must be of its root's type.
  mutating func channel<State, Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> PathChannel<State, Value> {
    if let channel = channels[[keyPath]] as? PathChannel<State, Value> { return channel }
    let channel = PathChannel(keyPath, in: state)
    channels[channel.keyPaths] = channel
    if let bytes = channel.bytes {
      stored.insert(channel, at: bytes)
    } else {
      computed.append(channel)
    }
    return channel
  }

  /// Finds the channel of several key paths, or opens it.
  mutating func channel<State, each Value: Equatable & Sendable>(
    joining keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> ValueChannel<(repeat each Value)> {
    var key: [AnyKeyPath] = []
    for keyPath in repeat each keyPaths { key.append(keyPath) }
    if let channel = channels[key] as? ValueChannel<(repeat each Value)> { return channel }
    let paths = (repeat self.channel(each keyPaths))
    var parts: [Channel] = []
    for path in repeat each paths { parts.append(path) }
    let channel = JointChannel<(repeat each Value)>(
      parts: parts, join: { (repeat (each paths).value) }, compare: areEqual)
    channels[key] = channel
    return channel
  }

  /// Names the next observer.
  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Adds an observer behind all others.
  mutating func add(_ observer: Observer, to channel: Channel) {
    channel.changeObservers { $0.append(observer) }
    count += 1
  }

  /// Forgets an observer, and its channel if nobody else looks at it.
  mutating func remove(_ observer: Observer, from channel: Channel) {
    guard let index = channel.observers.firstIndex(where: { $0 === observer }) else { return }
    channel.changeObservers { $0.remove(at: index) }
    count -= 1
    close(channel)
  }

  /// Leaves observers to the main actor, each once however often it is left.
  mutating func leaveForMain(_ observers: [Observer]) {
    for observer in observers where !observer.isWaiting {
      observer.isWaiting = true
      forMain.append(observer)
    }
  }

  /// Takes the observers that were left to the main actor, in the order of subscription.
  mutating func takeForMain() -> [Observer] {
    for observer in forMain { observer.isWaiting = false }
    defer { forMain = [] }
    return forMain.sorted { $0.id < $1.id }
  }

  /// Takes no observer any more.
  ///
  /// - Returns: Those there are, to be cancelled.
  mutating func close() -> [Observer] {
    isClosed = true
    return channels.values.flatMap(\.observers)
  }

  /// Forgets all observers that are over.
  ///
  /// - Returns: What was forgotten.
  mutating func purge() -> [Observer] {
    var forgotten: [Observer] = []
    for channel in Array(channels.values) {
      channel.changeObservers { observers in
        observers.removeAll { observer in
          guard observer.isOver else { return false }
          forgotten.append(observer)
          return true
        }
      }
      close(channel)
    }
    count -= forgotten.count
    countAfterPurge = count
    return forgotten
  }

  /// Whether so many came since the last purge that one is due.
  ///
  /// An observer whose owner went is noticed when it is called, or here: so screens that come and
  /// go leave nothing behind on a path that never changes.
  var isPurgeDue: Bool { count >= 2 * countAfterPurge + 16 }

  private mutating func close(_ channel: Channel) {
    guard channel.isIdle, channels.removeValue(forKey: channel.keyPaths) != nil else { return }
    if channel.bytes != nil {
      stored.remove(channel)
    } else {
      computed.removeAll { $0 === channel }
    }
    for part in channel.parts {
      part.changeDependents { $0.removeAll { $0 === channel } }
      close(part)
    }
  }
}

private func areEqual<each Value: Equatable>(
  _ left: (repeat each Value), _ right: (repeat each Value)
) -> Bool {
  for (left, right) in repeat (each left, each right) {
    guard left == right else { return false }
  }
  return true
}
