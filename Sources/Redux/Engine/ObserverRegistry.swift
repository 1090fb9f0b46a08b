/// The observers of a store, by what they observe.
///
/// The store's lock guards it.
struct ObserverRegistry {
  var stored: StoredParts
  /// The channels of computed values.
  var computed: [Channel] = []
  /// The channels that observers of the same key path share.
  var shared: [PathKey: Channel] = [:]
  let state: UnsafeRawPointer

  var observers = ObserverList()
  var lastID: UInt64 = 0
  /// The number of observers that there were after the last purge.
  var countAfterPurge = 0
  /// Whether an observer has been added to several channels.
  var hasSharedObservers = false
  var isClosed = false

  /// Finds what has changed since the last sweep.
  ///
  /// - Returns: The observers to call, in the order of subscription.
  @inline(__always)
  mutating func sweep() -> [Observer] {
    var changes = ChangeSet()
    stored.sweep { changes.insert($0.observers.all) }
    for index in computed.indices {
      computed.withUnretained(at: index) { channel in
        if channel.update(from: state) { changes.insert(channel.observers.all) }
      }
    }
    return changes.observers(areShared: hasSharedObservers)
  }
}

/// The observers of all channels that one action has changed.
private struct ChangeSet {
  private var found: [Observer] = []
  private var channelCount = 0

  @inline(__always)
  mutating func insert(_ observers: [Observer]) {
    channelCount += 1
    if channelCount == 1 { found = observers } else { found += observers }
  }

  /// Returns each observer once, in the order of subscription.
  @inline(__always)
  func observers(areShared: Bool) -> [Observer] {
    channelCount < 2 ? found : sorted(areShared: areShared)
  }

  private func sorted(areShared: Bool) -> [Observer] {
    let sorted = found.sorted { $0.id < $1.id }
    guard areShared else { return sorted }
    var lastID: UInt64 = 0
    return sorted.filter { observer in
      defer { lastID = observer.id }
      return observer.id != lastID
    }
  }
}
