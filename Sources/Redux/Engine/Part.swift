/// A part of the state to observe: its position, how to read it, and how to compare its values.
///
/// It is made in the module that observes, where the compiler knows the types and joins the closures
/// with what they call. A computed value that took microseconds here takes nanoseconds there.
///
/// Its closures are given the address of the whole state.
@usableFromInline
struct Part<Value: Sendable>: Sendable {
  /// The value's position in the state, if it is stored there.
  let bytes: Range<Int>?
  /// The key that other observers of the same computed property have too; closures have no key.
  let key: PathKey?
  let read: @Sendable (UnsafeRawPointer) -> Value
  /// Replaces the last value with the newest, and returns whether it differs.
  let update: @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool
  let areDuplicates: @Sendable (Value, Value) -> Bool

  @usableFromInline
  init(
    bytes: Range<Int>?, key: PathKey?, read: @escaping @Sendable (UnsafeRawPointer) -> Value,
    update: @escaping @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool,
    areDuplicates: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.bytes = bytes
    self.key = key
    self.read = read
    self.update = update
    self.areDuplicates = areDuplicates
  }

  /// Creates a part that a closure computes.
  // NB: why it tells the two cases apart now: its closures would do so with each action.
  @inlinable @inline(__always)
  init<Root>(
    of root: StateAccess<Root>, key: PathKey? = nil, _ value: @escaping @Sendable (Root) -> Value,
    areDuplicates: @escaping @Sendable (Value, Value) -> Bool
  ) {
    if let compute = root.compute {
      self.init(
        bytes: nil, key: key, read: { value(compute($0)) },
        update: { replace($1, by: value(compute($0)), areDuplicates) }, areDuplicates: areDuplicates
      )
    } else {
      let offset = root.offset
      self.init(
        bytes: nil, key: key,
        read: { withBorrowed(($0 + offset).assumingMemoryBound(to: Root.self), value) },
        update: {
          let new = withBorrowed(($0 + offset).assumingMemoryBound(to: Root.self), value)
          return replace($1, by: new, areDuplicates)
        }, areDuplicates: areDuplicates)
    }
  }
}

extension Part where Value: Equatable {
  /// Creates a part that a closure computes, and whose values are compared by `==`.
  // NB: why it repeats the initializer above: `==` by way of its closure took 2 ns more for each part and action.
  @inlinable @inline(__always)
  init<Root>(
    of root: StateAccess<Root>, key: PathKey? = nil, _ value: @escaping @Sendable (Root) -> Value
  ) {
    if let compute = root.compute {
      self.init(
        bytes: nil, key: key, read: { value(compute($0)) },
        update: { replace($1, by: value(compute($0))) { areSame($0, $1) } },
        areDuplicates: { areSame($0, $1) })
    } else {
      let offset = root.offset
      self.init(
        bytes: nil, key: key,
        read: { withBorrowed(($0 + offset).assumingMemoryBound(to: Root.self), value) },
        update: {
          let new = withBorrowed(($0 + offset).assumingMemoryBound(to: Root.self), value)
          return replace($1, by: new) { areSame($0, $1) }
        }, areDuplicates: { areSame($0, $1) })
    }
  }

  /// Creates the part at a key path, which is read in place if it is stored.
  ///
  /// The new value is kept even if it equals the last one: its bytes are what the next sweep compares.
  @inlinable @inline(__always)
  init<Root>(of root: StateAccess<Root>, _ path: any KeyPath<Root, Value> & Sendable) {
    guard let start = root.offset(of: path) else {
      let key = root.compute == nil ? PathKey(path: path, offset: root.offset) : nil
      self.init(of: root, key: key) { $0[keyPath: path] }
      return
    }
    self.init(
      bytes: start..<start + MemoryLayout<Value>.size, key: nil,
      read: { ($0 + start).assumingMemoryBound(to: Value.self).pointee },
      update: { state, last in
        let new = (state + start).assumingMemoryBound(to: Value.self)
        let isChanged = new.pointee != last.pointee
        last.update(from: new, count: 1)
        return isChanged
      }, areDuplicates: { areSame($0, $1) })
  }
}

/// A part of the state that is observed, with its observers and its value after the last action.
// NB: `@unchecked Sendable`: the store's lock guards it.
class ObservedPart: @unchecked Sendable {
  /// The value's position in the state, if it is stored there.
  final let bytes: Range<Int>?
  final let key: PathKey?
  /// Its position among the computed parts.
  final var position = 0
  /// The last sweep of the stored parts in which its bytes differed.
  final var lastSweep: UInt64 = 0
  /// The observers, in the order of subscription.
  private(set) final var observers = ObserverList()

  init(bytes: Range<Int>?, key: PathKey?) {
    self.bytes = bytes
    self.key = key
  }

  /// Remembers the value in a state, and returns whether it differs from the last one.
  func update(from state: UnsafeRawPointer) -> Bool { false }

  // NB: It changes a copy, so that no access to the property is under way while an observer is called. Then
  // reading it needs no check for exclusive access, which took 7 ns an action.
  final func changeObservers(_ change: (inout ObserverList) -> Void) {
    var changed = observers
    observers = ObserverList()
    change(&changed)
    observers = changed
  }
}

/// An observed part whose type of value is known.
// NB: `@unchecked Sendable`: the worker of the store's queue changes it, under the store's
// lock. It is read under that lock, or by that thread.
final class ValuePart<Value: Sendable>: ObservedPart, @unchecked Sendable {
  private let part: Part<Value>
  private let last: UnsafeMutablePointer<Value>

  init(_ part: Part<Value>, in state: UnsafeRawPointer) {
    self.part = part
    last = .allocate(capacity: 1)
    last.initialize(to: part.read(state))
    super.init(bytes: part.bytes, key: part.key)
  }

  deinit {
    last.deinitialize(count: 1)
    last.deallocate()
  }

  func value() -> Value { last.pointee }

  override func update(from state: UnsafeRawPointer) -> Bool { part.update(state, last) }
}

/// A computed property, by the key path that leads to it from an offset in the state.
@usableFromInline
struct PathKey: Hashable, @unchecked Sendable {
  // NB: `@unchecked Sendable`: the key paths that are passed to a store are `Sendable`.
  let path: AnyKeyPath
  let offset: Int

  @usableFromInline
  init(path: AnyKeyPath, offset: Int) {
    self.path = path
    self.offset = offset
  }
}

/// Passes the value at an address to a closure without copying it.
// NB: why `~Copyable`: the compiler copies a copyable value before it calls a closure that it cannot
// look into, and the state of an app is large.
@inlinable
func withBorrowed<Root: ~Copyable, Value>(
  _ address: UnsafePointer<Root>, _ read: (borrowing Root) -> Value
) -> Value {
  read(address.pointee)
}

/// Replaces the last value, and returns whether the new one differs.
@inlinable @inline(__always)
func replace<Value>(
  _ last: UnsafeMutablePointer<Value>, by new: Value, _ areDuplicates: (Value, Value) -> Bool
) -> Bool {
  if areDuplicates(new, last.pointee) { return false }
  last.pointee = new
  return true
}

/// Returns whether two values are equal, or have the same bytes, as a NaN has that stays.
@inlinable
func areSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right
    || withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { !bytesDiffer(left, $0, count: MemoryLayout<Value>.size) }
    }
}
