extension ObserverRegistry {
  /// Creates a registry for the state at an address, which must stay there.
  init<State>(state: UnsafeMutablePointer<State>) {
    self.state = UnsafeRawPointer(state)
    stored = StoredPaths(
      state: self.state, size: MemoryLayout<State>.size, alignment: MemoryLayout<State>.alignment)
  }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { stored.deallocate() }

  /// Finds the channel of a key path, or creates it; the state must be of the key path's root type.
  mutating func source<State, Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable
  ) -> Source<Value> {
    var channels: [Channel] = []
    let value = open(keyPath, &channels)
    return Source(channels: channels, value: value.reader, areEqual: { $0 == $1 })
  }

  private mutating func open<State, Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<State, Value> & Sendable, _ opened: inout [Channel]
  ) -> PathValue<State, Value> {
    if let channel = channels[keyPath], let value = channel.value as? PathValue<State, Value> {
      opened.append(channel)
      return value
    }
    let value = PathValue(keyPath, in: state)
    let channel = Channel(keyPath, value)
    channels[keyPath] = channel
    if let bytes = channel.bytes {
      stored.insert(channel, at: bytes)
    } else {
      computed.append(channel)
    }
    opened.append(channel)
    return value
  }

  /// Finds or creates the channels of several key paths.
  mutating func source<State, each Value: Equatable & Sendable>(
    joining keyPaths: repeat any KeyPath<State, each Value> & Sendable
  ) -> Source<(repeat each Value)> {
    var channels: [Channel] = []
    let values = (repeat open(each keyPaths, &channels))
    return Source(
      channels: channels, value: { (repeat (each values).value()) },
      areEqual: { left, right in
        for (left, right) in repeat (each left, each right) {
          guard left == right else { return false }
        }
        return true
      })
  }

  /// Returns the number of the next observer.
  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Adds an observer behind all others.
  mutating func add(_ observer: Observer) {
    for channel in observer.channels where channel.observers.last !== observer {
      channel.changeObservers { $0.append(observer) }
    }
    hasSharedObservers = hasSharedObservers || observer.channels.count > 1
    count += 1
  }

  /// Removes an observer, and the channels that nothing else observes.
  mutating func remove(_ observer: Observer) {
    for channel in observer.channels {
      guard let index = channel.observers.firstIndex(where: { $0 === observer }) else { continue }
      channel.changeObservers { $0.remove(at: index) }
      closeIfIdle(channel)
    }
    forget(observer)
  }

  /// Adds observers to those that wait for the main actor, each once.
  mutating func addWaiting(_ observers: [Observer]) {
    for observer in observers where !observer.isWaiting {
      observer.isWaiting = true
      waiting.append(observer)
    }
  }

  /// Removes the observers that wait for the main actor and returns them, in the order of subscription.
  mutating func takeWaiting() -> [Observer] {
    for observer in waiting { observer.isWaiting = false }
    defer { waiting = [] }
    return waiting.sorted { $0.id < $1.id }
  }

  /// Closes the registry to new observers, and returns those that there are.
  mutating func close() -> [Observer] {
    isClosed = true
    return channels.values.flatMap(\.observers)
  }

  /// Removes all observers whose subscription has ended, and returns them.
  mutating func purge() -> [Observer] {
    var removed: [Observer] = []
    for channel in Array(channels.values) {
      channel.changeObservers { observers in
        observers.removeAll { observer in
          guard observer.isOver else { return false }
          removed.append(observer)
          return true
        }
      }
      closeIfIdle(channel)
    }
    for observer in removed { forget(observer) }
    countAfterPurge = count
    return removed
  }

  /// Whether so many observers have been added since the last purge that one is due.
  ///
  /// An observer whose owner has gone is noticed here or when it is called. So screens that come and
  /// go leave nothing behind, even on a key path whose value never changes.
  var isPurgeDue: Bool { count >= 2 * countAfterPurge + 16 }

  private mutating func forget(_ observer: Observer) {
    if observer.isCounted { count -= 1 }
    observer.isCounted = false
  }

  private mutating func closeIfIdle(_ channel: Channel) {
    guard channel.observers.isEmpty, channels.removeValue(forKey: channel.keyPath) != nil else {
      return
    }
    if channel.bytes != nil {
      stored.remove(channel)
    } else {
      computed.removeAll { $0 === channel }
    }
  }
}
