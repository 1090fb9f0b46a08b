extension ObserverRegistry {
  /// Creates a registry for the state at an address, which must stay there.
  init<State>(state: UnsafeMutablePointer<State>) {
    self.state = UnsafeRawPointer(state)
    stored = StoredParts(state: self.state, size: MemoryLayout<State>.size)
  }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { stored.deallocate() }

  /// Finds or creates the channel of a part.
  mutating func source<Value>(_ part: Part<Value>) -> Source<Value> {
    var channels: [Channel] = []
    let channel = open(part, &channels)
    return Source(channels: channels, value: { channel.value() }, areSame: part.areSame)
  }

  /// Finds or creates the channels of several parts.
  mutating func source<each Value: Equatable & Sendable>(
    joining parts: repeat Part<each Value>
  ) -> Source<(repeat each Value)> {
    var channels: [Channel] = []
    let values = (repeat open(each parts, &channels))
    return Source(
      channels: channels, value: { (repeat (each values).value()) },
      areSame: { left, right in
        for (part, left, right) in repeat (each parts, each left, each right) {
          guard part.areSame(left, right) else { return false }
        }
        return true
      })
  }

  private mutating func open<Value>(
    _ part: Part<Value>, _ opened: inout [Channel]
  ) -> PartChannel<Value> {
    let channel = existingChannel(of: part) ?? insert(PartChannel(part, in: state))
    opened.append(channel)
    return channel
  }

  private func existingChannel<Value>(of part: Part<Value>) -> PartChannel<Value>? {
    if let bytes = part.bytes { return stored.channel(at: bytes) }
    return part.key.flatMap { shared[$0] as? PartChannel<Value> }
  }

  private mutating func insert<Value>(_ channel: PartChannel<Value>) -> PartChannel<Value> {
    if let bytes = channel.bytes {
      stored.insert(channel, at: bytes)
    } else {
      channel.position = computed.count
      computed.append(channel)
      if let key = channel.key { shared[key] = channel }
    }
    return channel
  }

  /// Returns the number of the next observer.
  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Adds an observer behind all others.
  mutating func add(_ observer: Observer) {
    observers.append(observer)
    for channel in observer.channels where channel.observers.all.last !== observer {
      channel.changeObservers { $0.append(observer) }
    }
    hasSharedObservers = hasSharedObservers || observer.channels.count > 1
  }

  /// Removes an observer, and the channels that nothing else observes.
  mutating func remove(_ observer: Observer) {
    guard observers.remove(observer) else { return }
    for channel in observer.channels {
      channel.changeObservers { _ = $0.remove(observer) }
      if channel.observers.count == 0 { close(channel) }
    }
  }

  private mutating func close(_ channel: Channel) {
    if let bytes = channel.bytes { return stored.remove(channel, at: bytes) }
    guard channel.position < computed.count, computed[channel.position] === channel else { return }
    let last = computed.removeLast()
    last.position = channel.position
    if last !== channel { computed[last.position] = last }
    if let key = channel.key { shared[key] = nil }
  }

  /// Closes the registry to new observers, and returns those that there are.
  mutating func close() -> [Observer] {
    isClosed = true
    return observers.present
  }

  /// Removes all observers whose subscription has ended, and returns them.
  mutating func purge() -> [Observer] {
    let ended = observers.present.filter(\.isOver)
    for observer in ended { remove(observer) }
    countAfterPurge = observers.count
    return ended
  }

  /// Whether so many observers have been added since the last purge that one is due.
  ///
  /// An observer whose owner has gone is noticed here or when it is called. So screens that come and
  /// go leave nothing behind, even on a part whose value never changes.
  var isPurgeDue: Bool { observers.count >= 2 * countAfterPurge + 16 }
}
