/// The observers of a store, by what they observe.
///
/// The store's lock guards it.
struct Observers {
  private var stored: StoredParts
  /// The parts that closures and computed properties return.
  private var computed: [ObservedPart] = []
  /// The parts that observers of the same computed property share.
  private var shared: [PathKey: ObservedPart] = [:]
  private let state: UnsafeRawPointer

  private var all = ObserverList()
  private var lastID: UInt64 = 0
  /// The number of observers that there were after the last purge.
  private var countAfterPurge = 0
  /// Whether an observer has been added to several parts.
  private var hasSharedObservers = false
  private(set) var hasEnded = false

  /// Creates an empty list for the state at an address, which must stay there.
  init<State>(of state: UnsafeMutablePointer<State>) {
    self.state = UnsafeRawPointer(state)
    stored = StoredParts(of: self.state, size: MemoryLayout<State>.size)
  }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { stored.deallocate() }

  /// Finds what has changed since the last sweep.
  ///
  /// - Returns: The observers to call, each once, in the order of subscription.
  @inline(__always)
  mutating func sweep() -> [Observer] {
    var found: [Observer] = []
    var partCount = 0
    func insert(_ part: ObservedPart) {
      partCount += 1
      if partCount == 1 { found = part.observers.all } else { found += part.observers.all }
    }
    stored.sweep(insert)
    for index in computed.indices {
      computed.withUnretained(at: index) { if $0.update(from: state) { insert($0) } }
    }
    return partCount < 2 ? found : sorted(found)
  }

  private func sorted(_ found: [Observer]) -> [Observer] {
    let sorted = found.sorted { $0.id < $1.id }
    guard hasSharedObservers else { return sorted }
    var lastID: UInt64 = 0
    return sorted.filter { observer in
      defer { lastID = observer.id }
      return observer.id != lastID
    }
  }

  /// The number of observers.
  var count: Int { all.count }

  /// Returns the number of the next observer.
  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Adds an observer behind all others.
  mutating func add(_ observer: Observer) {
    all.append(observer)
    for part in observer.parts where part.observers.all.last !== observer {
      part.changeObservers { $0.append(observer) }
    }
    hasSharedObservers = hasSharedObservers || observer.parts.count > 1
  }

  /// Removes an observer, and the parts that nothing else observes.
  mutating func remove(_ observer: Observer) {
    guard all.remove(observer) else { return }
    for part in observer.parts {
      part.changeObservers { _ = $0.remove(observer) }
      if part.observers.count == 0 { remove(part) }
    }
  }

  private mutating func remove(_ part: ObservedPart) {
    if let bytes = part.bytes { return stored.remove(part, at: bytes) }
    guard part.position < computed.count, computed[part.position] === part else { return }
    let last = computed.removeLast()
    last.position = part.position
    if last !== part { computed[last.position] = last }
    if let key = part.key { shared[key] = nil }
  }

  /// Accepts no more observers, and returns those that there are.
  mutating func end() -> [Observer] {
    hasEnded = true
    return all.present
  }

  /// Removes all observers whose subscription has ended, and returns them.
  mutating func purge() -> [Observer] {
    let ended = all.present.filter(\.isOver)
    for observer in ended { remove(observer) }
    countAfterPurge = count
    return ended
  }

  /// Whether so many observers have been added since the last purge that one is due.
  ///
  /// An observer whose owner has gone is noticed here or when it is called. So screens that come and
  /// go leave nothing behind, even on a part whose value never changes.
  var isPurgeDue: Bool { count >= 2 * countAfterPurge + 16 }
}

/// Finds or creates the parts of the state that an observer observes.
typealias ValueLookup<Value: Sendable> = @Sendable (inout Observers) -> ObservedValue<Value>

/// The subject of an observer: the value of one part, or the values of several together.
struct ObservedValue<Value: Sendable>: Sendable {
  let parts: [ObservedPart]
  /// Copies the value after the last action.
  let value: @Sendable () -> Value
  let areDuplicates: @Sendable (Value, Value) -> Bool
}

extension Observers {
  /// Finds or creates one part.
  mutating func observed<Value>(_ part: Part<Value>) -> ObservedValue<Value> {
    let observed = findOrInsert(part)
    return ObservedValue(
      parts: [observed], value: { observed.value() }, areDuplicates: part.areDuplicates)
  }

  /// Finds or creates several parts.
  mutating func observed<each Value: Equatable & Sendable>(
    joining parts: repeat Part<each Value>
  ) -> ObservedValue<(repeat each Value)> {
    let values = (repeat findOrInsert(each parts))
    var observed: [ObservedPart] = []
    for part in repeat each values { observed.append(part) }
    return ObservedValue(
      parts: observed, value: { (repeat (each values).value()) },
      areDuplicates: { left, right in
        for (part, left, right) in repeat (each parts, each left, each right) {
          guard part.areDuplicates(left, right) else { return false }
        }
        return true
      })
  }

  private mutating func findOrInsert<Value>(_ part: Part<Value>) -> ValuePart<Value> {
    existing(part) ?? insert(ValuePart(part, in: state))
  }

  private func existing<Value>(_ part: Part<Value>) -> ValuePart<Value>? {
    if let bytes = part.bytes { return stored.part(at: bytes) }
    return part.key.flatMap { shared[$0] as? ValuePart<Value> }
  }

  private mutating func insert<Value>(_ part: ValuePart<Value>) -> ValuePart<Value> {
    if let bytes = part.bytes {
      stored.insert(part, at: bytes)
    } else {
      part.position = computed.count
      computed.append(part)
      if let key = part.key { shared[key] = part }
    }
    return part
  }
}
