/// The observers of one key path, and how to find out whether its value has changed.
// NB: `@unchecked Sendable`: the store's lock guards it.
final class Channel: @unchecked Sendable {
  let keyPath: AnyKeyPath
  /// The place of the value in the state, if it is stored there.
  let bytes: Range<Int>?
  /// Remembers the value in a state, and returns whether it differs from the last one.
  let update: (UnsafeRawPointer) -> Bool
  /// The `PathValue` of the key path, which has its types.
  let value: AnyObject
  /// The observers, in the order of subscription.
  private(set) var observers: [Observer] = []

  init<State, Value>(_ path: KeyPath<State, Value>, _ value: PathValue<State, Value>) {
    keyPath = path
    bytes = value.bytes
    update = { value.update(from: $0) }
    self.value = value
  }

  // NB: why it changes a copy: while no access to the property lasts, reading it needs no check at run
  // time that no other access does, which took 7 ns an action.
  func changeObservers(_ change: (inout [Observer]) -> Void) {
    var changed = observers
    observers = []
    change(&changed)
    observers = changed
  }
}

/// The value at a key path after the last action.
// NB: `@unchecked Sendable`: the thread that owns the store's mailbox changes it, under the store's
// lock. It is read under that lock, or by that thread.
final class PathValue<State, Value: Equatable & Sendable>: @unchecked Sendable {
  let bytes: Range<Int>?
  private let path: any KeyPath<State, Value> & Sendable
  private let last: UnsafeMutablePointer<Value>

  init(_ path: any KeyPath<State, Value> & Sendable, in state: UnsafeRawPointer) {
    self.path = path
    bytes = MemoryLayout<State>.offset(of: path).map { $0..<$0 + MemoryLayout<Value>.size }
    last = .allocate(capacity: 1)
    last.initialize(to: state.assumingMemoryBound(to: State.self).pointee[keyPath: path])
  }

  deinit {
    last.deinitialize(count: 1)
    last.deallocate()
  }

  func value() -> Value { last.pointee }
  var reader: @Sendable () -> Value { { self.value() } }

  /// Keeps the new value even if it equals the last one: its bytes are what the next sweep compares.
  func update(from state: UnsafeRawPointer) -> Bool {
    guard let bytes else { return updateComputed(from: state) }
    let new = (state + bytes.lowerBound).assumingMemoryBound(to: Value.self)
    let isChanged = new.pointee != last.pointee
    last.update(from: new, count: 1)
    return isChanged
  }

  /// A computed NaN counts as unchanged, as a stored one does.
  private func updateComputed(from state: UnsafeRawPointer) -> Bool {
    let new = state.assumingMemoryBound(to: State.self).pointee[keyPath: path]
    defer { last.pointee = new }
    return new != last.pointee
      && withUnsafeBytes(of: new) { new in
        withUnsafeBytes(of: last.pointee) { !new.elementsEqual($0) }
      }
  }
}
